/** Echte Würfel, Zurücknehmen im Einverständnis, und Spiele, die von früher weitergehen. */
import type { Catalogue } from '../en/catalogue.ts';

export const REPLAY: Catalogue['REPLAY'] = {
  goesOnHere: 'Ein neues Spiel geht von hier weiter. Das vorige bleibt in der Liste der Spiele.',
  rollHint: 'Antippen, was die Würfel zeigen, oder 1 bis 6 drücken. Die Rücktaste löscht die letzte Zahl.',
  agreed: 'Die letzte Handlung ist gemeinsam zurückgenommen.',
  agreeNothing: 'Noch ist nichts geschehen.',
  agreeFree: 'Das kann ein Spieler allein zurücknehmen{undo, select, none {} other { ({undo})}}.',
  agreeOver:
    'Die Schlacht ist vorbei: sieh sie noch einmal an und spiele von einem früheren Augenblick weiter.',
  lineWithDice: 'Gemeinsam zurückgenommen: {purpose}. Die Würfel bleiben, wie sie fielen.',
  lineWithout: 'Gemeinsam zurückgenommen, samt dem, was ans Licht gekommen war.',
};
