/** Die Tore der Festungen in einem Satz: „das Große Tor“, „vor dem Großen Tor“; nach dem Namen, mit dem sie auf der Karte stehen. */
type Forms = readonly [that: string, where: string];

const GATES: Readonly<Record<string, Forms>> = {
  Great_Gate: ['das Große Tor', 'dem Großen Tor'],
  Second_Gate: ['das Zweite Tor', 'dem Zweiten Tor'],
  Third_Gate: ['das Dritte Tor', 'dem Dritten Tor'],
  Fourth_Gate: ['das Vierte Tor', 'dem Vierten Tor'],
  Fifth_Gate: ['das Fünfte Tor', 'dem Fünften Tor'],
  Sixth_Gate: ['das Sechste Tor', 'dem Sechsten Tor'],
  Citadel_Gate: ['das Tor der Veste', 'dem Tor der Veste'],
  gate_of_the_Hornburg: ['das Tor der Hornburg', 'dem Tor der Hornburg'],
  gate_of_the_keep: ['das Tor der Innenburg', 'dem Tor der Innenburg'],
  rear_gate: ['das Hintertor', 'dem Hintertor'],
  Gate_of_Dol_Amroth: ['das Tor von Dol Amroth', 'dem Tor von Dol Amroth'],
  Gate_of_Thorns: ['das Dornentor', 'dem Dornentor'],
  Gate_of_Night: ['das Tor der Nacht', 'dem Tor der Nacht'],
  Front_Gate: ['das Vordertor', 'dem Vordertor'],
  Black_Gate: ['das Schwarze Tor', 'dem Schwarzen Tor'],
  Dimrill_Gate: ['das Schattenbachtor', 'dem Schattenbachtor'],
  Hollin_Gate: ['das Tor von Hulsten', 'dem Tor von Hulsten'],
  Middle_Gate: ['das Mittlere Tor', 'dem Mittleren Tor'],
  Isengard_Gate: ['das Tor von Isengart', 'dem Tor von Isengart'],
  Elvenkings_Gate: ['das Tor des Elbenkönigs', 'dem Tor des Elbenkönigs'],
  Water_gate: ['das Wassertor', 'dem Wassertor'],
};

function choice(none: string, other: string, form: 0 | 1): string {
  const known = Object.entries(GATES).map(([called, forms]) => `${called} {${forms[form]}}`);
  return `{called, select, none {${none}} ${known.join(' ')} other {${other}}}`;
}

/** Ein Tor, das bricht oder genommen wird. Ohne Namen sagen die Nummern der beiden Felder, welches. */
export const GATE = choice('das Tor {gate}', 'das Tor „{gate}“', 0);

/** Dasselbe nach „vor“, „hinter“ und „nahe“; ohne Namen sagt schon das Feld, welches. */
export const AT_GATE = choice('dem Tor', 'dem Tor „{gate}“', 1);
