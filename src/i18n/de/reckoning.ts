/** The verdict, what has to be true for it, what is at hand and expected. */
import type { Catalogue } from '../en/catalogue.ts';

export const RECKONING: Catalogue['RECKONING'] = {
  won: '{side}{sideIs, select, many { haben} other { hat}} die Schlacht gewonnen.',
  drawn: 'Die Schlacht endet unentschieden.',
  blockOver: 'Der Abschnitt ist zu Ende.',
  blockMargin:
    'Auf den Feldern fällt kein Urteil: Der strategische Plan zählt, was übrig ist, und entscheidet.',
  blockNext: 'Das Brett ansehen oder die Belagerung fortsetzen.',
  outright: 'Sofortiger Sieg: die Schlacht wurde nicht nach Punkten entschieden.',
  held: 'Entschieden durch die Bedingungen des Szenarios.',
  draw: 'Gleich viele Punkte auf beiden Seiten: unentschieden.',
  nobody: 'Die letzte Runde ist vorbei, und keine Seite hat ihre Bedingungen erfüllt: unentschieden.',
  marginal: 'Ein knapper Sieg: {difference, plural, one {# Punkt} other {# Punkte}} Vorsprung.',
  decisive: 'Ein entscheidender Sieg: {difference, plural, one {# Punkt} other {# Punkte}} Vorsprung.',
  track: '{force}: {value} von {threshold}',
  trackBroken: '{force}: {value} von {threshold}, demoralisiert',
  trackAhead: '{force}: {credit} gut, demoralisiert bei {threshold}',
};

export const CONDITIONS: Catalogue['CONDITIONS'] = {
  holds:
    '{side}{sideIs, select, many { halten} other { hält}} {count} von {all} Feldern, nötig sind {wanted}',
  holdsOne: '{side}{sideIs, select, many { halten} other { hält}} {hex}',
  holdsNone:
    '{side}{sideIs, select, many { halten} other { hält}} keines von {all} Feldern{level, plural, =0 {} other { auf Ring #}}',
  demoralized: '{force}{forceIs, select, many { sind} other { ist}} demoralisiert',
  demoralizedFor:
    '{force}{forceIs, select, many { sind} other { ist}} am Ende von {turns, plural, one {# Runde} other {# Runden}} in Folge demoralisiert',
  level: '{side}{sideIs, select, many { halten} other { hält}} Ring {level} der Stadt',
  neverLost: 'Ring {level} der Stadt ging nie verloren',
  gate: '{side}{sideIs, select, many { beherrschen} other { beherrscht}} {gate}',
  slain: '{piece} ist erschlagen',
  wiped: 'von {side} ist niemand mehr übrig',
  arrived: '{group}{groupIs, select, many { sind} other { ist}} da',
  turnFrom: 'ab Runde {from}',
  turnOnly: 'in Runde {from}',
  turns: 'in den Runden {from} bis {to}',
  lastTurn: 'die letzte Runde ist vorbei',
  option: 'die Option {option} ist {is}',
  variable:
    '{variable} {span, select, from {steht auf {from} oder mehr} to {steht auf {to} oder weniger} is {steht auf {from}} other {liegt zwischen {from} und {to}}}',
  count: 'mindestens {atLeast, plural, one {# Stein} other {# Steine}} auf der Karte: {who}',
  gone: 'mindestens {atLeast, plural, one {# Stein} other {# Steine}} verloren: {who}',
  track: 'die Leiste von {force} steht auf {atLeast} oder mehr',
  night: 'es ist Nacht',
  breached: 'Bresche: {work}',
  fired: 'das Ereignis {trigger} ist eingetreten',
  or: ' oder ',
  and: ' und ',
  isNot: 'nicht: {condition}',
};

export const SIEGE_STATE: Catalogue['SIEGE_STATE'] = {
  ladders: 'Leitern im Vorrat',
  heads: 'Köpfe noch zu schleudern',
  headsLie: 'Köpfe liegen in der Stadt',
  trenches: 'Feuergräben noch zu graben',
  oil: 'Maß Öl in {count, plural, one {# Kessel} other {# Kesseln}}',
  cauldrons: 'Kessel auf den Mauern; manche sind vielleicht Attrappen',
  magic: '{leader}: Zauberpunkte',
  frozen: '{leader} ist gelähmt, bis die erste Magiephase der nächsten Runde vorüber ist',
  silenced: '{leader} zaubert nicht mehr',
  'break-darkness': '„Dunkelheit brechen“ wirkt, bis die Runde endet',
  stalemate: '„Nazgûl bannen“ wirkt, bis die Runde endet',
  fear: '„Furcht“ wirkt, bis die Runde endet',
  grond: 'weitere Belagerungsphasen, in denen Grond wach ist',
  banner: 'weitere Sammelphasen, in denen das Banner zwei Einheiten zurückruft',
  expected: '{group} ({count}): {when}',
  onDie: '{when} bei {least} oder mehr',
  onSix: '{when} bei einer 6',
  atOnce: 'in der ersten Runde',
  and: ', wenn ',
  waiting: 'warten außerhalb der Karte: {group}',
};
