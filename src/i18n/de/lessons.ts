/** Die Lektionen. At most forty words stand beside the board at a time. */
import type { Catalogue } from '../en/catalogue.ts';

export const LESSONS: Catalogue['LESSONS'] = {
  count: 'Lektion {n} von {of}',
  litHex: 'Feld {hex} wählen',
  litButton: '„{name}“ drücken',
  next: 'Nächste Lektion',
  skip: 'Überspringen',
  finish: 'Weiterspielen',
  leave: 'Lektionen verlassen',
  leaveAsked:
    'Die Lektionen verlassen? Das Spiel bleibt auf dem Tisch; die Lektionen beginnen dann von vorn.',
  leaveYes: 'Verlassen',
  leaveNo: 'Weiterlernen',
  begin: 'In sechs Lektionen lernen',
  goOn: 'Weiter mit Lektion {n} von {of}',
  words: {
    move: {
      title: 'Wählen und ziehen',
      text: 'Sauron beginnt; du führst beide Seiten. Wähle die umrandete Einheit: die blauen Felder kann sie erreichen. Wähle dann das umrandete Feld.',
      learnt:
        'Sie ist gezogen. „Zurücknehmen“{undo, select, none {} other { ({undo})}} geht, solange kein Würfel gefallen und nichts Verborgenes ans Licht gekommen ist.',
    },
    ground: {
      title: 'Gelände und Zonen',
      text: 'Zeige auf das umrandete Feld: das Feldblatt nennt Gelände, Feldseiten und Einheiten. Wer neben einen Feind zieht, muss halten, außer hinter Mauern und geschlossenen Toren.',
      learnt:
        'Jede Regel hat eine Nummer. Drücke sie{bookHere, select, none {} other {, oder {bookHere} über irgendetwas}}, und das Buch schlägt die Regel auf.',
    },
    shoot: {
      title: 'Schießen',
      text: 'Beende Schritte, bis die Bogenschützen an der Reihe sind. Wähle die umrandeten, dann ihr Ziel: vor dem Wurf siehst du die Aussichten. „Schießen“ würfelt.',
      learnt:
        'Zwei Würfel auf Tabelle 7.41 sagen, ob der Schuss trifft, ein dritter auf 7.42, wie schwer. Die Chronik bewahrt jeden Wurf.',
    },
    melee: {
      title: 'Mann gegen Mann',
      text: 'Zuschlagen kann nur, wer den Feind berührt: durch das Tor oder über eine Leiter vom Zug davor. Folge den Ringen und drücke „Angreifen“.',
      learnt:
        'Wer zurückgeworfen wird, wählt sein Feld und ist aufgelöst, bis er sich sammelt. In das geräumte Feld darf der Sieger nachrücken.',
    },
    steps: {
      title: 'Schritte und Phasen',
      text: 'Die Leiste oben zeigt die Phasen der Runde. Der goldene Knopf darin beendet den Schritt und sagt, welchen.',
      learnt:
        'Sauron zieht und kämpft, dann Westernis, dann sammeln sich beide, und die nächste Runde beginnt.',
    },
    victory: {
      title: 'Wie man gewinnt',
      text: 'Die Leisten unten zählen Verluste: wer bis zu seiner Fahne verliert, ist demoralisiert und geschlagen. Sonst braucht Sauron am Ende von Runde 4 ein Feld hinter der Mauer.',
      learnt:
        'Die Leisten unten zählen Verluste: wer bis zu seiner Fahne verliert, ist demoralisiert und geschlagen. Sonst braucht Sauron am Ende von Runde 4 ein Feld hinter der Mauer.',
    },
  },
};
