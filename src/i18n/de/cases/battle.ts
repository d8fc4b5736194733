/** Movement, combat, rally and demoralization: chapters 2.7 to 2.10. */
import type { CaseWords } from '../../en/rules.ts';

export const CASES_OF_BATTLE = {
  '2.7': {
    title: 'Bewegung, Stapel, Zonen',
    summary: 'Wie Steine ziehen, Felder teilen und Grund halten.',
  },
  '2.7.1': {
    title: 'Stapel',
    summary:
      'Ein Feld fasst eine Einheit, ein Kriegsgerät oder einen Kessel und beliebig viele Persönlichkeiten; an Eigenen kommt man vorbei, an Feinden nie.',
  },
  '2.7.2': {
    title: 'Punkte ausgeben',
    summary:
      'Ein Zug je Stein und Phase, halbe Punkte zählen, keiner wird aufgespart; wer aufgelöst ist, hat die Hälfte.',
  },
  '2.7.3': {
    title: 'Kontrollzonen',
    summary:
      'Eine geordnete Einheit beherrscht die Felder, mit denen sie im Kontakt ist; geschlossene Feldseiten halten die Zone auf.',
  },
  '2.7.4': {
    title: 'Zonen betreten und verlassen',
    summary:
      'Wer eine feindliche Zone betritt, beendet den Zug; aus einer Zone geht kein Stein geradewegs in die nächste.',
  },
  '2.7.5': {
    title: 'Aufgelöste Einheiten ziehen',
    summary: 'Sie dürfen keine feindliche Zone betreten, nicht schieben, anlegen, graben oder klettern.',
  },
  '2.7.6': {
    title: 'Pferde scheuen Mûmakil',
    summary: 'Reiter des Westens gehen nie aus freien Stücken in Kontakt mit Mûmakil.',
  },
  '2.7.7': {
    title: 'Wohin Tiere nicht können',
    summary:
      'Reiterei und Mûmakil benutzen Tore, aber weder Leiter noch Turm noch Bresche; Mûmakil bleiben unter Ring 2.',
  },
  '2.7.8': {
    title: 'Unbewachte Steine überrennen',
    summary:
      'Eine geordnete Einheit zerstört unbewachte Geräte und Kessel, in deren Feld sie zieht, und ergreift Persönlichkeiten dort.',
  },
  '2.7.9': {
    title: 'Schieben',
    summary:
      'Kriegsgerät rollt nur mit einer geordneten Fußeinheit, die in seinem Feld begann; beide ziehen 2, gemeinsam.',
  },
  '2.7.10': { title: 'Zauberer ziehen', summary: 'Sie ziehen in den Magiephasen, anstelle eines Zaubers.' },
  '2.8': {
    title: 'Kampfphase',
    summary: 'Erst Schüsse, dann Zweikämpfe, dann Nahkampf; Rückzüge folgen jedem Ergebnis sofort.',
  },
  '2.8.1': {
    title: 'Folge des Schussabschnitts',
    summary: 'Zuerst wird Öl gegossen, dann schießt die handelnde Seite, Schuss um Schuss.',
  },
  '2.8.2': {
    title: 'Wer schießt',
    summary:
      'Jede geordnete Einheit mit Kleinbuchstaben einmal, jedes bereite Katapult einmal; auf ein Ziel darf oft geschossen werden.',
  },
  '2.8.3': {
    title: 'Schussweite',
    summary: 'Bögen zu Fuß 3, zu Pferd 2, Katapulte 2 bis 4; bei Nacht nie weiter als 2.',
  },
  '2.8.4': {
    title: 'Sichtlinie',
    summary:
      'Bögen brauchen eine freie gerade Linie: Haine, Berge, Tunnel und höherer Grund dazwischen versperren sie, ebenso ein Ziel zwei Stufen höher.',
  },
  '2.8.5': {
    title: 'Deckung gegen Schüsse',
    summary:
      'Mauer oder stehendes Tor 1, Turm 2, Hain 1, hangauf 1, wenn die Linie über diese Feldseite hereinkommt.',
  },
  '2.8.6': {
    title: 'Ausweichen',
    summary:
      'Reiterei, die nur von Fußvolk angegriffen wird, darf aus dem Weg gehen; bei 1 bis 3 ist sie danach aufgelöst.',
  },
  '2.8.7': {
    title: 'Der Schlag',
    summary: 'Ein Wurf auf der Treffertabelle; ein Fanatiker braucht keinen, und niemand schlägt zurück.',
  },
  '2.8.8': {
    title: 'Die Folge',
    summary: 'Ein Treffer wird gegen die Moral des Verteidigers gewürfelt und ausgeführt.',
  },
  '2.8.9': {
    title: 'Nachrücken',
    summary:
      'Der Angreifer darf in das Feld treten, das er geräumt hat, wenn er diese Feldseite im Zug überqueren könnte.',
  },
  '2.8.10': {
    title: 'Wohin ein Rückzug gehen darf',
    summary:
      'Über offene Feldseiten oder das eigene Tor, zu keinem Feind, in keine feindliche Zone ohne einen der Eigenen, und nie näher zum Ursprung.',
  },
  '2.8.11': {
    title: 'Einen Rückzug wählen',
    summary:
      'Zuerst der ganze Weg, dann der längste kürzere, dann auf einen der Eigenen; geht nichts davon, ist die Einheit verloren.',
  },
  '2.8.12': {
    title: 'Verdrängen',
    summary: 'Wer im Weg steht, geht ein Feld zurück und ist aufgelöst, niemand zweimal in einem Rückzug.',
  },
  '2.8.13': {
    title: 'Nach einem Rückzug',
    summary:
      'Wer zurückgeht oder verdrängt wird, ist aufgelöst; auf die geschwächte Seite wird vor dem Rückzug gedreht.',
  },
  '2.8.14': {
    title: 'Aufgelöst',
    summary:
      'Halbe Bewegung, kein Angriff, kein Schuss, keine Zone, kein Besitz und keine Arbeit; die Einheit steht noch und verteidigt.',
  },
  '2.8.15': {
    title: 'Vernichtet',
    summary: 'Die Einheit ist fort, und ihr Gewicht zählt sofort, welche Seite auch oben lag.',
  },
  '2.8.16': {
    title: 'Fanatiker',
    summary: 'In Nachtrunden trifft jeder Nahkampfangriff von Orks oder Trollen ohne Wurf.',
  },
  '2.9': {
    title: 'Sammeln',
    summary: 'Wie aufgelöste Einheiten am Ende der Runde wieder in Ordnung kommen.',
  },
  '2.9.1': {
    title: 'Anführer sammeln',
    summary:
      'Jeder Anführer darf die Einheit bei sich und zwei weitere im Umkreis von 2 Feldern rufen, jede Einheit einmal je Phase.',
  },
  '2.9.2': {
    title: 'Wert beim Sammeln',
    summary:
      'Der sichtbare Wert, 1 weniger nach einem abgelehnten Zweikampf, 2 weniger in einer demoralisierten Streitmacht, mindestens 1.',
  },
  '2.9.3': {
    title: 'Sich selbst sammeln',
    summary:
      'Eine aufgelöste Einheit außerhalb feindlicher Zonen, die kein Anführer rief, darf Zeile 1 versuchen.',
  },
  '2.9.4': {
    title: 'Kein Sammeln',
    summary: 'Furcht, gebrochene Dunkelheit, das Banner und Lähmung verbieten jeden Wurf, auch den eigenen.',
  },
  '2.9.5': {
    title: 'Köpfe fortschaffen',
    summary:
      'Ein Anführer darf auf seine Versuche verzichten und den Kopf in seinem Feld fortschaffen lassen.',
  },
  '2.9.6': {
    title: 'Gezählte Versuche',
    summary:
      'Ein Szenario darf sagen, wie oft die Anführer einer Seite in der ganzen Schlacht sammeln dürfen; sich selbst zu sammeln zählt nicht.',
  },
  '2.10': {
    title: 'Demoralisierung',
    summary: 'Jede Streitmacht hat eine Leiste; jenseits ihrer Schwelle bricht ihr Mut.',
  },
  '2.10.1': {
    title: 'Leisten und Schwellen',
    summary:
      'Jede Schlacht hat ihre eigenen. Bezeugt sind Besatzung 36, Entsatz 76, Sauron 93; die ganze Belagerung wird mit 106 für Sauron gespielt. Eine Leiste darf unter null fallen.',
  },
  '2.10.2': {
    title: 'Was die Leisten bewegt',
    summary: 'Verluste, Breschen, Köpfe, genommene Ringe und Ankünfte, jedes mit seiner Zahl.',
  },
  '2.10.3': {
    title: 'Wann geprüft wird',
    summary:
      'Leisten bewegen sich sofort, aber eine Streitmacht bricht oder erholt sich nur am Ende einer Phase.',
  },
  '2.10.4': {
    title: 'Eine demoralisierte Streitmacht',
    summary:
      'Moral einen Buchstaben schlechter, Sammeln um 2 schlechter, ohne Persönlichkeit kein Zug in feindliche Zonen und kein Nachrücken.',
  },
  '2.10.5': {
    title: 'Besitz der Ringe',
    summary:
      'Der Belagerer nimmt einen Ring, wenn er geordnet darauf steht, kein Verteidiger mehr, und alle darunter ihm gehören.',
  },
  '2.10.6': {
    title: 'Eine Einheit verweigert einen Ring',
    summary:
      'Ein einziger Verteidiger irgendwo darauf hält ihn; wer einen unteren Ring verliert, gibt damit keinen oberen zurück.',
  },
} as const satisfies Record<string, CaseWords>;
