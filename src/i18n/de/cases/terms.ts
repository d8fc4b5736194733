/** Charts, terms, map, forces and sequence: chapters 2.0 to 2.6 and 2.18 to 2.20. */
import type { CaseWords } from '../../en/rules.ts';

export const CASES_OF_TERMS = {
  '4.3': {
    title: 'Wirkung des Geländes',
    summary: 'Was jedes Feld und jede Feldseite kostet und wie sie einen Verteidiger schützen.',
  },
  '6.13': {
    title: 'Kontrollzonen und Tore',
    summary: 'Ein Tor, das ohne Bresche steht, hält jede Kontrollzone auf.',
  },
  '7.18': {
    title: 'Schüsse gegen eine Mauer',
    summary: 'Hinter einer Mauerseite ist die Rüstung gegen Schüsse um 1 besser, höchstens 4.',
  },
  '7.26': {
    title: 'Zweikampftabelle',
    summary: 'Ein Würfel in der Spalte des Wertunterschieds entscheidet den Kampf zweier Persönlichkeiten.',
  },
  '7.41': {
    title: 'Treffertabelle',
    summary: 'Stärke gegen Rüstung ergibt die Summen zweier Würfel, die das Ziel treffen.',
  },
  '7.42': {
    title: 'Folgen eines Treffers',
    summary: 'Ein Würfel gegen die Moral der getroffenen Einheit: vernichtet, umgedreht oder zurückgeworfen.',
  },
  '8.37': {
    title: 'Sammeln durch Anführer',
    summary: 'Der Wert des Anführers ergibt die Summen zweier Würfel, die eine Einheit sammeln.',
  },
  '15.1': {
    title: 'Mauern mit Bresche',
    summary: 'Eine Mauer- oder Turmseite wird nur durch eine Bresche überquert und kostet 1 BP mehr.',
  },
  '16.3': {
    title: 'Breschentabelle',
    summary:
      'Gerät, Entfernung und Art der Feldseite ergeben die Summen zweier Würfel, die eine Bresche schlagen.',
  },
  '17.4': {
    title: 'Zaubertabelle',
    summary: 'Die Punkte, die in einen Zauber gehen, ergeben die Summen zweier Würfel, bei denen er wirkt.',
  },
  '2.0': {
    title: 'Begriffe',
    summary: 'Die Wörter, die alle anderen Regeln brauchen, jedes mit einer Bedeutung.',
  },
  '2.0.1': {
    title: 'Steine',
    summary:
      'Einheiten tragen einen Kode; Anführer und Einzelkämpfer sind Persönlichkeiten; Katapulte, Belagerungstürme und Grond sind Kriegsgerät; dazu kommen Kessel, echte und Attrappen.',
  },
  '2.0.2': {
    title: 'Klassen',
    summary:
      'Fußvolk zieht 4, Reiterei 6; Mûmakil sind Tiere; manches Fußvolk sind Orks, Trolle oder Truppen aus Mordor; zwei Anführer haben Magie.',
  },
  '2.0.3': {
    title: 'Seiten und Streitkräfte',
    summary:
      'Westernis kämpft mit einer Besatzung und einem Entsatzheer, Sauron mit einem Heer; jede Streitmacht führt ihre eigene Leiste.',
  },
  '2.0.4': {
    title: 'Geschlossene und offene Feldseiten',
    summary:
      'Kartenrand, Berg, Krater, Tunnelfels, Flammen und jede Mauer, jeder Turm, jedes Tor ohne Bresche sind geschlossen; alles andere ist offen. Durch das eigene unversehrte Tor darf eine Seite ziehen und zurückgehen.',
  },
  '2.0.5': {
    title: 'Im Kontakt',
    summary:
      'Zwei Felder sind im Kontakt, wenn sie eine offene Feldseite teilen; eine Leiter oder ein angelegter Turm öffnet keine.',
  },
  '2.0.6': {
    title: 'Entfernung',
    summary: 'Gezählt wird Feld für Feld auf gerader Linie, Mauern zählen nicht; der Nachbar ist bei 1.',
  },
  '2.0.7': {
    title: 'Dürfen und müssen',
    summary:
      'Was ein Spieler tun darf, kann er lassen, und ein leerer Schritt wird übergangen; was geschehen muss, geschieht sofort.',
  },
  '2.0.8': {
    title: 'Zustände einer Einheit',
    summary:
      'Frisch oder geschwächt ist die eine Frage, geordnet oder aufgelöst die andere; beides kann zusammen gelten.',
  },
  '2.0.9': {
    title: 'Eins nach dem andern',
    summary: 'Wer handelt, wählt die nächste Handlung, wenn er das Ergebnis der letzten gesehen hat.',
  },
  '2.0.10': {
    title: 'Rollen',
    summary:
      'Belagerungsregeln binden den Belagerer und den Verteidiger; welche Seite welche ist, sagt das Szenario.',
  },
  '2.0.11': { title: 'Herkunft', summary: 'Jede Regel trägt ein Zeichen: gedruckt, bezeugt oder unser.' },
  '2.1': {
    title: 'Zeitmaß',
    summary: 'Sechzehn Runden vom Abend des 14. März bis zum Sonnenuntergang des 15.',
  },
  '2.1.1': {
    title: 'Tag und Nacht',
    summary:
      'Die Runden 2 bis 6 sind Nacht: Fanatiker, kürzere Schüsse, schlechtere Schüsse auf Kriegsgerät, die härtere Zeile beim Bannen der Nazgûl.',
  },
  '2.1.2': {
    title: 'Länge des Spiels',
    summary: 'Sechzehn Runden, wenn nicht eine Seite vorher sofort siegt.',
  },
  '2.2': { title: 'Karte', summary: 'Wie der Bogen von Minas Tirith und seinen Feldern angelegt ist.' },
  '2.2.0': {
    title: 'Die Kartendatei',
    summary:
      'Die Datei entscheidet über jedes Feld, jede Feldseite, Straße und Zone; die Listen dieses Kapitels erklären sie nur.',
  },
  '2.2.1': {
    title: 'Richtungen und Grund',
    summary:
      'Ringe um die Veste bis zur Entfernung 7 bilden die Stadt, dahinter steht der Berg, davor liegt das Feld.',
  },
  '2.2.2': {
    title: 'Ringe',
    summary:
      'Sieben Ringe von der Veste nach außen, zusammen 88 Felder; zwischen zwei Ringen laufen Mauer, Turm, Fels und ein Tor.',
  },
  '2.2.3': {
    title: 'Felspfeiler und Tunnel',
    summary:
      'Auf jedem der Ringe 2 bis 6 verbindet ein Tunnel die nördliche und die südliche Hälfte; seine anderen Seiten sind Fels.',
  },
  '2.2.4': {
    title: 'Tore',
    summary:
      'Sieben Tore, eines je Ring, die abwechselnd in andere Richtungen blicken, wie die Straße steigt.',
  },
  '2.2.5': {
    title: 'Gasse',
    summary: 'Der gepflasterte Weg vom Großen Tor zur Veste, 28 Felder, durch jedes Tor und jeden Tunnel.',
  },
  '2.2.6': {
    title: 'Türme',
    summary:
      'Sechzehn Turmseiten flankieren die Tore und stärken die äußere Mauer; der Rest der Ringe ist Mauer.',
  },
  '2.2.7': {
    title: 'Straßen',
    summary:
      'Eine Straßenseite liegt zwischen zwei Feldern, die auf einer Straße aufeinander folgen; es gibt drei Straßen und die Gasse.',
  },
  '2.2.8': {
    title: 'Hügel',
    summary: 'Zwei Erhebungen in den Feldern, von Hangseiten umgeben, für die Sicht eine Stufe höher.',
  },
  '2.2.9': {
    title: 'Äcker und Haine',
    summary: 'Gepflügte Felder und Haine liegen abseits der Straßen und schließen nie einen Reiter ein.',
  },
  '2.2.10': {
    title: 'Feuergräben',
    summary: 'Eine Option: bei Nacht dürfen Orks bis zu sechs Krater in das Feld nahe der Mauer graben.',
  },
  '2.3': {
    title: 'Geländeregeln',
    summary: 'Wie jede Zeile der Geländetabelle auf dieser Karte angewandt wird.',
  },
  '2.3.1': {
    title: 'Besitz der Tore',
    summary:
      'Ein Tor gehört der Seite, deren geordnete Einheit zuletzt im Feld dahinter stand; mit Bresche steht es beiden offen.',
  },
  '2.3.2': {
    title: 'Breschen und Kosten',
    summary:
      'Eine Bresche ist für immer; einmal die Kosten für Feld, Straße oder Tor, dazu dann Hang und Mauer mit Bresche.',
  },
  '2.3.3': {
    title: 'Kein Mindestzug',
    summary: 'Ein Schritt, der mehr kostet als der ganze Vorrat, kann nicht getan werden.',
  },
  '2.4': {
    title: 'Schlachtordnung',
    summary: 'Welche Steine jede Streitmacht hat, mit ihren Kodes und ihrem Gewicht für die Demoralisierung.',
  },
  '2.4.1': {
    title: 'Kodes',
    summary: 'Großbuchstabe für den Nahkampf, Kleinbuchstabe für den Schuss, dann Rüstung und Moral.',
  },
  '2.4.2': {
    title: 'Bogenschützen ohne Schwerter',
    summary:
      'Eine Einheit ohne Großbuchstaben greift nie Mann gegen Mann an, verteidigt aber, hält Grund und schiebt.',
  },
  '2.4.3': {
    title: 'Kriegsgerät und Anführer der Besatzung',
    summary: 'Drei Katapulte, drei Kessel, drei Attrappen, Gandalf, Imrahil; Forlong ist unsere Zutat.',
  },
  '2.4.4': { title: 'Anführer des Entsatzes', summary: 'Drei reiten mit Rohan, vier kommen mit der Flotte.' },
  '2.4.5': {
    title: 'Kriegsgerät und Anführer des Heeres',
    summary: 'Grond, drei Türme, drei Katapulte, zwei Anführer zu Beginn und ein dritter später.',
  },
  '2.4.6': {
    title: 'Geschwächte Seite',
    summary:
      'Stärke und Moral je einen Buchstaben schlechter, Rüstung und Bewegung unverändert, nie geheilt.',
  },
  '2.4.7': {
    title: 'Zwei Steine',
    summary:
      'Eine Einheit kann ein Stein sein, der gegen einen zweiten getauscht wird, wenn seine geschwächte Seite verbraucht ist: vier Stufen, jede mit ihrer Seite.',
  },
  '2.5': {
    title: 'Aufstellung',
    summary: 'Wo jede Seite vor der ersten Runde ihre Steine aufstellen darf.',
  },
  '2.5.1': {
    title: 'Der Verteidiger stellt auf',
    summary:
      'Zuerst, in der Stadt oder bis zwei Felder vor ihren Mauern; Katapulte in Stadtfeldern, Kessel verdeckt hinter einer Mauer.',
  },
  '2.5.2': {
    title: 'Der Belagerer stellt auf',
    summary: 'Danach, weit weg von der Mauer, Kriegsgerät auf oder neben der Oststraße.',
  },
  '2.5.3': {
    title: 'Stand zu Beginn',
    summary: 'Tore heil und in der Hand des Verteidigers, Leisten auf null, Magie und Vorräte voll.',
  },
  '2.5.4': {
    title: 'Anmarsch',
    summary: 'Eine Option: in Runde 1 marschieren Einheiten fern von Mauer und Feind doppelt so weit.',
  },
  '2.6': {
    title: 'Verstärkungen',
    summary: 'Wann für den Entsatz gewürfelt wird und wann die späteren Teile des Heeres kommen.',
  },
  '2.6.1': {
    title: 'Ankunftswürfe',
    summary:
      'Ein Würfel für jede noch erwartete Streitmacht; ein Erfolg bringt sie ganz und hebt die Besatzung um 10.',
  },
  '2.6.2': {
    title: 'Eintrittsfelder',
    summary: 'Jede Gruppe kommt durch eine Zone, die in der Kartendatei benannt ist.',
  },
  '2.6.3': {
    title: 'Eintreten',
    summary:
      'Stein für Stein zu den Kosten des ersten Feldes, dann weiter wie in jedem Zug; eine feindliche Zone hält an, sperrt aber nicht.',
  },
  '2.6.4': {
    title: 'Warten außerhalb der Karte',
    summary:
      'Ein Stein, der draußen bleibt, darf später ohne Wurf hereinkommen und zählt bis dahin für nichts.',
  },
  '2.6.5': {
    title: 'Gruppen des Heeres',
    summary:
      'Sie treten zu Beginn ihrer Bewegungsphase ein; der Fall des Herrn der Nazgûl beschleunigt eine von ihnen.',
  },
  '2.6.6': { title: 'Kein Weg hinaus', summary: 'Kein Stein verlässt die Karte.' },
  '2.18': {
    title: 'Ablauf der Runde',
    summary: 'Acht Phasen je Runde, von der Magie über Zug und Kampf beider Seiten bis zum Sammeln.',
  },
  '2.18.1': {
    title: 'Prüfungen',
    summary:
      'Jede Phase endet mit der Prüfung auf Demoralisierung; das Spiel endet nur am Ende einer Runde oder durch ein Ereignis.',
  },
  '2.18.2': {
    title: 'Wer entscheidet',
    summary: 'Ein Rückzug gehört dem Besitzer des Steins, ein Nachrücken dem Angreifer, nichts den Würfeln.',
  },
  '2.18.3': {
    title: 'Diese Runde',
    summary: 'Was in dieser Runde wirkt, gilt bis zum Abschluss der Sammelphase.',
  },
  '2.18.4': {
    title: 'Entscheidungen der anderen Seite',
    summary:
      'Öl, Zweikämpfe, Ausweichen, Rückzüge, wer bleibt und wohin einer entkommt; gefragt wird nur, wo es eine Wahl gibt.',
  },
  '2.19': { title: 'Zu- und Abschläge', summary: 'In welcher Folge Werte geändert werden und wo sie enden.' },
  '2.19.1': {
    title: 'Stärke',
    summary:
      'Der sichtbare Buchstabe, dann Furcht, dann gebrochene Dunkelheit; jeder Schritt unter E wird zu 1 Rüstung für das Ziel.',
  },
  '2.19.2': { title: 'Rüstung', summary: 'Alle Deckungen werden zusammengezählt und dann bei 4 gekappt.' },
  '2.19.3': {
    title: 'Moral',
    summary:
      'Der sichtbare Buchstabe, W in einem Tunnel, dann die Abzüge für Furcht, Köpfe und eine gebrochene Streitmacht, schlimmstenfalls Z.',
  },
  '2.19.4': {
    title: 'Folge eines Treffers',
    summary:
      'Getroffen oder nicht, dann eine Folge, dann Umdrehen, Rückzug, Verdrängen und Nachrücken, in dieser Reihenfolge.',
  },
  '2.19.5': {
    title: 'Unterschied im Zweikampf',
    summary:
      'Sichtbare Werte mit ihren Gaben und Hemmnissen, Herausforderer minus Herausgeforderter, dann die Grenzen der Tabelle.',
  },
  '2.19.6': {
    title: 'Andere Würfe',
    summary:
      'Sammeln und Schüsse auf Kriegsgerät haben ihre eigenen Zu- und Abschläge, Bresche und Magie keine.',
  },
  '2.19.7': {
    title: 'Bewegungsvorrat',
    summary: 'Die gedruckte Zahl oder die 2 des Schiebenden, davon die Hälfte, wenn aufgelöst.',
  },
  '2.19.8': {
    title: 'Welche Regel gilt',
    summary:
      'Ein Verbot schlägt eine Erlaubnis, und ein gewisser Erfolg schlägt einen Wurf, aber kein Verbot.',
  },
  '2.20': {
    title: 'Anführer',
    summary: 'Was Persönlichkeiten allein, in Gesellschaft und in der Niederlage tun.',
  },
  '2.20.1': {
    title: 'Persönlichkeiten',
    summary: 'Sie halten nichts, sind kein Ziel, und beliebig viele dürfen ein Feld teilen.',
  },
  '2.20.2': {
    title: 'Persönlichkeiten ziehen',
    summary: 'Zu Fuß mit 6 an jeder Zone vorbei oder kostenlos mit einer Einheit.',
  },
  '2.20.3': {
    title: 'Bleiben oder mitgehen',
    summary:
      'Sie dürfen mit einer Einheit gehen, die weicht oder nachrückt, oder bleiben; Zauberer ziehen in ihren eigenen Phasen.',
  },
  '2.20.4': {
    title: 'Der geflügelte Anführer',
    summary:
      'Der Herr der Nazgûl fliegt 8 Felder außerhalb der Stadt; nach einer Herausforderung bleibt er, wo er ist.',
  },
  '2.20.5': {
    title: 'Herausforderungen',
    summary:
      'Jede Persönlichkeit darf eine im Kontakt herausfordern; die meisten dürfen ablehnen, um einen Preis.',
  },
  '2.20.6': {
    title: 'Ergriffen',
    summary:
      'Allein in einem Feld, das ein Feind betritt, stirbt eine Persönlichkeit bei 1 oder 2; sonst entkommt sie.',
  },
  '2.20.7': {
    title: 'Wenn seine Einheit fällt',
    summary: 'Bei einer 1 fällt er mit ihr; sonst flieht er zu den Eigenen im Umkreis von 6 Feldern.',
  },
  '2.20.8': {
    title: 'Folgen des Zweikampfs',
    summary: 'Wie der Besiegte zurückgeht und was eine Wunde bewirkt, wenn er es nicht kann.',
  },
  '2.20.9': {
    title: 'Die Weissagung',
    summary: 'Nur Éowyn oder Gandalf können den Herrn der Nazgûl töten; von anderen ist der Tod eine Wunde.',
  },
  '2.20.10': {
    title: 'Legolas und Gimli',
    summary: 'Sie kämpfen im Zweikampf wie Anführer, sammeln aber nicht und werden nicht gelähmt.',
  },
  '2.21': {
    title: 'Ereignisse',
    summary:
      'Was ein Szenario von selbst geschehen lässt: zu einem Zeitpunkt, unter Bedingungen, mit Wirkungen.',
  },
  '2.21.1': {
    title: 'Wann ein Ereignis eintritt',
    summary:
      'Zu seinem Zeitpunkt, wenn dann alle Bedingungen erfüllt sind; es wirkt, sobald niemand mehr etwas zu entscheiden hat.',
  },
  '2.21.2': {
    title: 'Variablen',
    summary: 'Zahlen des Szenarios von -9999 bis 9999, die Ereignisse setzen, ändern und abfragen.',
  },
  '2.21.3': {
    title: 'Wirkungen',
    summary: 'Sie treten der Reihe nach ein, fragen niemanden und zählen nur, wo sie es sagen.',
  },
  '2.22': {
    title: 'Gelände der Karte',
    summary: 'Was eine Karte neben den Zeilen der Geländetabelle mitbringt.',
  },
  '2.22.1': {
    title: 'Eigenes Gelände',
    summary:
      'Eine Zeile der Karte tritt an die Stelle der gedruckten: Kosten nach Gattung, Rüstung, Stärke, Moral, Sicht und ob man anhält.',
  },
  '2.22.2': {
    title: 'Eigene Feldseiten',
    summary:
      'Sie kosten mehr oder sperren den Weg nach Gattung, schützen oder ermutigen den, der über sie angegriffen wird, und können die Sicht nehmen, anhalten oder zwei Felder trennen.',
  },
} as const satisfies Record<string, CaseWords>;
