/** The sheet of a battle, the board as it is read out, what was done. */
import type { Catalogue } from '../en/catalogue.ts';

export const WORDS: Catalogue['WORDS'] = {
  turns: 'Runden {first} bis {last}',
  turnsByNight: 'Runden {first} bis {last}, bei Nacht',
  minutes: '{minutes} Min.',
  hours: '{hours} Stunden',
  pieces: '{pieces} Steine',
  history: 'In der Erzählung',
  notes: 'Anmerkungen zum Szenario',
  balance: 'Ausgewogenheit',
  where: 'Runde {turn}, {heading}',
  nothingLeft: '{unit}: in diesem Schritt nichts mehr zu tun.',
  boardName: 'Felder der Karte',
  boardKeys:
    'Die Pfeiltasten gehen von Feld zu Feld, hinauf und hinab im Zickzack, damit die Spalte dieselbe bleibt. Eingabe handelt, Escape geht zurück.',
  mustGoBack:
    '{unit}{unitIs, select, many { müssen} other { muss}} {hexes, plural, one {# Feld} other {# Felder}} zurück.',
  getsAway: '{personage} kommt davon.',
  headLands: 'er trifft',
  headMisses: 'er fällt zu kurz',
  onePoint: '1 Punkt',
  points: '{points} Punkten',
  onWhom: ' auf {who}',
  canAct: 'kann handeln',
  undone: 'Zurückgenommen.',
  redone: 'Wieder getan.',
  night: 'Nacht',
  day: 'Tag',
  turn: 'Runde {turn}',
  heading: '{heading}, Runde {turn}',
};
