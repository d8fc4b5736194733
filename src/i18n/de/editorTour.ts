/** Die Tour durch den Editor. Höchstens vierzig Wörter stehen zugleich auf ihrer Karte. */
import type { EditorWords } from '../editorWords.ts';

export const EDITOR_TOUR: EditorWords['EDITOR_TOUR'] = {
  begin: 'Den Editor in fünf Minuten lernen',
  goOn: 'Weiter mit der Tour: Schritt {n} von {of}',
  count: 'Schritt {n} von {of}',
  press: '„{name}“ drücken',
  onMap: 'Jetzt auf der Karte',
  anyUnit: 'Eine Einheit wählen',
  next: 'Nächster Schritt',
  skip: 'Überspringen',
  finish: 'Fertig',
  leave: 'Tour verlassen',
  leaveAsked:
    'Die Tour verlassen? Deine Schlacht bleibt, wie sie ist, und die erste Seite des Editors führt zu diesem Schritt zurück.',
  leaveYes: 'Verlassen',
  leaveNo: 'Weitermachen',
  steps: {
    ground: {
      title: 'Den Boden malen',
      text: 'Eine Schlacht braucht etwas, worum man kämpft. Nimm die Stadt und zieh über die Mitte der Karte: ein paar Felder genügen. „Rückgängig“ macht ungeschehen, was danebenging.',
      done: 'Eine Stadt. Alles andere Gelände malst du ebenso; mit den Tasten 1 bis 9 nimmst du es zur Hand.',
    },
    wall: {
      title: 'Eine Mauer ziehen',
      text: 'Mauern liegen auf Feldseiten, nicht in Feldern. Nimm die Mauer und das Werkzeug „Füllen“ und klick in die Stadt: Die Mauer läuft ganz herum.',
      done: 'Ihre Zinnen zeigen nach außen. Ein Tor entsteht genauso: „Tor“ nehmen, auf eine Feldseite klicken. Mit „Wählen“ greifst du, was dort liegt.',
    },
    sides: {
      title: 'Beide Seiten aufstellen',
      text: 'Nimm eine Einheit aus der Liste; jeder Klick auf die Karte stellt eine hin. Die Verteidiger kommen in die Stadt; dann wählst du die Belagerer und stellst sie vor die Mauer.',
      done: 'Beide Seiten stehen. Anführer und Gerät stellst du ebenso auf, und unter „Eine eigene Art“ erfindest du Einheiten, die noch niemand kennt.',
    },
    end: {
      title: 'Sagen, wie man siegt',
      text: 'Wer siegt, und wann? Mach „Der Osten“ zum Sieger, wenn „sie einen Ring der Stadt hält“, und füge das der Liste hinzu.',
      done: 'Am Ende jeder Runde wird von oben nach unten gefragt, ob jemand gesiegt hat. Was unterwegs geschieht, sagst du unter „Ereignisse“.',
    },
    play: {
      title: 'Spielen',
      text: 'Das Probespiel beginnt auf deinem Entwurf und bringt dich genau hierher zurück. Fehlt noch etwas, so sagen es die Mängel, und die meisten behebt ein Klick.',
      done: 'Das war deine eigene Schlacht. Probiere sie, so oft du willst: Der Entwurf bleibt, wie er ist.',
    },
    share: {
      title: 'Weitergeben',
      text: 'Im Link steckt die ganze Schlacht samt Karte. Er geht an niemanden als an die, denen du ihn gibst. Öffne ihn und kopiere ihn.',
      done: 'Schick ihn jemandem: Er öffnet sich in jedem Browser. Vom leeren Blatt bis zum Link, du kennst den Weg.',
    },
  },
};
