/** Die Lektionen. At most forty words stand beside the board at a time. */
import type { Catalogue } from '../en/catalogue.ts';

export const LESSONS: Catalogue['LESSONS'] = {
  count: 'Lektion {n} von {of}',
  litHex: 'Erleuchtet: Feld {hex}',
  litButton: 'Erleuchtet: ein Knopf',
  next: 'Nächste Lektion',
  skip: 'Überspringen',
  finish: 'Weiterspielen',
  leave: 'Lektionen verlassen',
  begin: 'In sechs Lektionen lernen',
  goOn: 'Weiter mit Lektion {n} von {of}',
  words: {
    move: {
      title: 'Wählen und ziehen',
      text: 'Sauron beginnt; du führst beide Seiten. Wähle die erleuchtete Einheit: getönte Felder sind in ihrer Reichweite. Dann wähle das erleuchtete Feld.',
      learnt:
        'Sie ist gezogen. Zurücknehmen{undo, select, none {} other { ({undo})}} geht, solange kein Würfel gefallen und nichts Verborgenes ans Licht gekommen ist.',
    },
    ground: {
      title: 'Gelände und Zonen',
      text: 'Zeige auf das erleuchtete Feld: der Betrachter nennt Gelände, Seiten und Einheiten. Wer neben einen Feind tritt, muss halten; Mauern und geschlossene Tore verhindern das.',
      learnt:
        'Jede Regel hat eine Nummer. Drücke sie{bookHere, select, none {} other {, oder {bookHere} über irgendetwas}}, und das Buch schlägt diese Ziffer auf.',
    },
    shoot: {
      title: 'Schießen',
      text: 'Beende Schritte, bis Bogen schießen dürfen. Wähle die erleuchteten Schützen, dann ihr Ziel: die Aussichten kommen vor den Würfeln. Der goldene Knopf schießt.',
      learnt:
        'Zwei Würfel auf Tabelle 7.41 sagen, ob es trifft, ein dritter auf 7.42, wie schwer. Die Chronik bewahrt jeden Wurf.',
    },
    melee: {
      title: 'Mann gegen Mann',
      text: 'Zuschlagen kann nur, wer den Feind berührt: durch das Tor, oder über eine Leiter, die eine Runde stand. Folge den Lichtern und greife an.',
      learnt:
        'Wer zurückgeworfen wird, wählt sein Feld und ist aufgelöst, bis er sich sammelt. In ein geräumtes Feld darf der Sieger vorrücken.',
    },
    steps: {
      title: 'Schritte und Phasen',
      text: 'Die Leiste oben zeigt die Phasen der Runde. Der goldene Knopf neben dem Namen einer Seite beendet ihren Schritt. Drücke ihn.',
      learnt:
        'Sauron zieht und kämpft, dann Westernis, dann sammeln sich beide, und die nächste Runde beginnt.',
    },
    victory: {
      title: 'Wie man gewinnt',
      text: 'Die Leisten unten zählen Verluste; an ihrer Fahne verliert eine Macht den Mut. Sonst braucht Sauron ein Feld in der Mauer, wenn Runde 4 endet.',
      learnt:
        'Die Leisten unten zählen Verluste; an ihrer Fahne verliert eine Macht den Mut. Sonst braucht Sauron ein Feld in der Mauer, wenn Runde 4 endet.',
    },
  },
};
