/** Walls and siege, magic and victory: chapters 2.11 to 2.13. */
import type { CaseWords } from '../../en/rules.ts';

export const CASES_OF_SIEGE = {
  '2.11': {
    title: 'Mauern und Belagerung',
    summary: 'Wie die Mauern erstiegen, gebrochen und verteidigt werden.',
  },
  '2.11.1': {
    title: 'Belagerungsphase',
    summary:
      'Jedes Gerät und jede Einheit des Belagerers leistet höchstens eine Arbeit; wer gearbeitet hat, zieht nicht, darf aber kämpfen.',
  },
  '2.11.2': {
    title: 'Sturmleitern',
    summary:
      'Eine geordnete Fußeinheit legt eine an eine Mauer ohne Bresche; ab der nächsten Runde steigt oder kämpft eine Einheit darüber, dann ist sie fort.',
  },
  '2.11.3': {
    title: 'Belagerungstürme',
    summary:
      'Ein bemannter Turm legt für immer an einer Mauer- oder Turmseite an und ist für seine Seite ein bleibender Weg hinein.',
  },
  '2.11.4': {
    title: 'Leitern umstürzen',
    summary:
      'Ein Verteidiger hinter der Mauer darf seinen Angriff dafür hergeben; bei 4 bis 6 fällt die Leiter.',
  },
  '2.11.5': {
    title: 'Katapulte',
    summary:
      'Zum Schießen brauchen sie keine Mannschaft, und sie tun nur eines je Runde; die der Stadt schlagen nie Breschen.',
  },
  '2.11.6': {
    title: 'Katapult gegen Kriegsgerät',
    summary:
      'Ein Würfel nach Entfernung, bei Nacht schlechter; ein Schuss auf jedes Gerät, und Grond kann nicht zerstört werden.',
  },
  '2.11.7': {
    title: 'Breschen schlagen',
    summary:
      'Gezählt wird bis zum Feld hinter der Feldseite; gegen äußere Mauer und Großes Tor sind Katapulte machtlos.',
  },
  '2.11.8': {
    title: 'Köpfe',
    summary:
      'In ein Stadtfeld geschleudert, kosten sie die Besatzung 1 und erschüttern, wer dort verteidigt.',
  },
  '2.11.9': {
    title: 'Öl',
    summary:
      'Ein echter Kessel gießt mit Stärke A auf die Einheit unter seiner Mauer und verbrennt Leiter und angelegten Turm.',
  },
  '2.11.10': {
    title: 'Flammen',
    summary:
      'Wo Öl gegossen wurde, kommt niemand durch, bis die Phase endet; eine Feldseite brennt nie zwei Runden nacheinander.',
  },
  '2.11.11': {
    title: 'Kesselattrappen',
    summary:
      'Für den Feind sehen sie echt aus; ihr Besitzer darf sie in jeder seiner eigenen Phasen wegräumen, auch wenn er zaubert oder sammelt.',
  },
  '2.11.12': {
    title: 'Grond',
    summary:
      'Wach, neben der Feldseite und mit einem Ork oder Troll zur Hand schlägt Grond einmal je Belagerungsphase.',
  },
  '2.12': {
    title: 'Magie',
    summary: 'Sechs Zauber zweier Anführer, bezahlt mit Punkten, die nicht zurückkommen.',
  },
  '2.12.1': {
    title: 'Zaubern',
    summary:
      'Ein Zauber oder ein Zug je Phase; Punkte werden vorher genannt und sind bei Misslingen verloren; kein Zauber zweimal je Runde.',
  },
  '2.12.2': {
    title: 'Wann Zauber wirken',
    summary:
      'Von dem Augenblick an, in dem sie gewirkt werden, also ist die erste Magiephase am meisten wert.',
  },
  '2.12.3': {
    title: 'Zweite Lähmung',
    summary: 'Eine Option: die zweite Zeile gilt nur, solange ein anderer Anführer gelähmt ist.',
  },
  '2.12.4': {
    title: 'Ziehen in einer Magiephase',
    summary: 'Wer zog, zaubert nicht, wer zauberte, zieht nicht.',
  },
  '2.12.5': {
    title: 'Haushalten',
    summary: 'Was die Punkte jedes Zauberers kaufen können; Rat, nicht Gesetz.',
  },
  '2.12.6': {
    title: 'Früh ausgeben',
    summary:
      'Das Banner brächte den Nazgûl zum Schweigen, also nützen seine Punkte vorher am meisten; Rat, nicht Gesetz.',
  },
  '2.12.7': {
    title: 'Das Banner',
    summary:
      'Im Umkreis von 6 Feldern sammelt sich das Heer nicht. In drei Sammelphasen ruft es vor dem ersten Wurf von selbst zwei Einheiten des Westens zurück; sind es mehr, wählt ihr Besitzer.',
  },
  '2.12.8': {
    title: 'Dunkelheit brechen für alle',
    summary: 'Eine Option: der Zauber schwächt das ganze Heer, nicht nur Mordor.',
  },
  '2.12.9': {
    title: 'Das Erwecken zählen',
    summary:
      'Eine Belagerungsphase verbraucht einen Punkt von Grond, auch ohne Schlag; ein Zauber überlebt den, der ihn wirkte.',
  },
  '2.13': { title: 'Sieg', summary: 'Wer gewonnen hat, und um wie viel.' },
  '2.13.1': {
    title: 'Sauron siegt sofort',
    summary: 'Er hält die Veste, oder beide Streitkräfte des Westens sind gebrochen und seine nicht.',
  },
  '2.13.2': {
    title: 'Westernis siegt sofort',
    summary: 'Das Heer ist am Ende zweier Runden nacheinander gebrochen.',
  },
  '2.13.3': {
    title: 'Siegpunkte',
    summary: 'Nach Runde 16 zählen Ringe, gebrochene Streitkräfte, die Erschlagenen und das Große Tor.',
  },
  '2.13.4': {
    title: 'Vorsprung',
    summary: 'Gleichstand ist unentschieden, bis 24 knapp, mehr ist entscheidend.',
  },
  '2.13.5': {
    title: 'Vorgaben',
    summary:
      'An welchen Zahlen zu drehen ist, wenn die Spieler nicht gleich stark sind: zuerst an der Schwelle des Heeres, 106 in der ganzen Belagerung, wo 93 bezeugt ist.',
  },
} as const satisfies Record<string, CaseWords>;
