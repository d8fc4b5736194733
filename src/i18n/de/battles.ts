/** What is read of a battle before it begins, by the id of its scenario. */
import type { Catalogue } from '../en/catalogue.ts';

export const BATTLES: Catalogue['BATTLES'] = {
  'black-sails': {
    summary:
      'Théoden ist tot und der Schwarze Heermeister auch. Schwarze Schiffe in Sicht: acht Runden, bis man weiß, wessen.',
    history:
      'Gothmog, der Unterfeldherr von Morgul, warf die Reserven ins Feld: Ostlinge mit Äxten, Variags aus Khand, Südländer in Scharlach. Zwischen ihnen und den Mûmakil kamen die Reiter zum Stehen, und Éomer sah die schwarzen Segel von Umbar und lachte vor Verzweiflung. Da entfaltete das vorderste Schiff ein Banner mit weißem Baum, sieben Sternen und Krone, und hinter Elendils Erben stiegen die Männer von Lebennin und Lamedon an Land. Hammer und Amboss trafen sich auf dem Feld, und wenige des Heeres sahen den Strom wieder.',
    notes:
      'Die Aufstellung liegt fest, auf dem ganzen Feld. Éomer kämpft für einen toten König: sein Wert enthält schon den Zorn, den die Regeln ihm geben. Gandalf ist bei den Verwundeten, doch kann er noch das Banner über Aragorn entrollen, sobald die Schar gelandet ist, und in seiner Nähe werden die Heerführer Mordors niemanden sammeln. Die Landung ist fünf Punkte wert für den, der allein auf ihr steht. Zu Fuß fürchtet niemand die Tiere: bringe die Äxte von Lamedon vor die Pferde. Die Schwellen des großen Spiels sind auf die Einheiten dieses Feldes umgerechnet; die Besatzung beginnt mit zehn Punkten Verlust aus der Nacht, und die Segel nehmen sie wieder fort.',
    balance:
      'Unter Soldaten der Maschine gewann Sauron 75,8\u00a0% von 532 Spielen (72,2 bis 79,5), unter Hauptleuten, die vorausplanen, 46,2\u00a0% von 869 (43 bis 49); ein Unentschieden zählt halb. In Klammern: 95-%-Bereiche. Spiele zwischen Menschen sind noch nicht gezählt.',
  },
  'first-steps': {
    summary:
      'Acht Einheiten, vier Runden, eine Ecke der Mauer. Die Orks haben zwei Leitern und brauchen drinnen festen Fuß.',
    history:
      'Lange vor dem großen Ansturm um Mitternacht prüften kleine Scharen die Mauer, wo sie schwach besetzt schien, ebenso sehr um zu lernen wie um zu siegen. Das darfst du auch.',
    notes:
      'Zum Lernen, in einer Viertelstunde. Es ist Tag, niemand befehligt, kein Kriegsgerät rollt, keine Magie ist am Werk: es bleiben Ziehen, Kontrollzonen, Bögen, Leitern, Nahkampf, Rückzug und Sammeln. Orks: legt in der ersten Runde eine Leiter an, denn von der zweiten an kann man hinaufsteigen; Bogenschützen vor Äxten. Gondor: stürzt Leitern um oder kommt aus dem Tor und trefft die Kletterer von der Seite. Die Aufstellung liegt fest. Die Schwellen des großen Spiels sind auf die Einheiten umgerechnet, die hier kämpfen.',
    balance:
      'In 1.000 Spielen, in denen beide Seiten stets nach dem nächsten Vorteil griffen, gewann Westernis 42,3\u00a0% (39,3 bis 45,4) und Sauron 57,7\u00a0% (54,6 bis 60,7); in 1.000 Spielen mit zufälligen Zügen gewann Westernis 99,4\u00a0% (98,7 bis 99,7) und Sauron 0,6\u00a0% (0,3 bis 1,3). In Klammern: 95-%-Bereiche. Spiele zwischen Menschen sind noch nicht gezählt.',
  },
  'slopes-of-dagorlad': {
    summary:
      'Feldschlacht vor dem Schwarzen Tor. Die Heerführer des Westens müssen acht Runden lang einen Hügel halten.',
    history:
      'Zehn Tage nach dem Pelennor standen etwa sechstausend Mann vor dem Morannon, um das Auge von zwei Wanderern in seinem eigenen Land abzulenken. Sie waren auf zwei großen Hügeln aus geborstenem Gestein geordnet. Aus dem Tor kamen Orks und Trolle; aus dem Schatten der östlichen Berge die Ostlinge, die dort gelauert hatten; und über ihnen flogen die Nazgûl. Die Schlacht war schon verloren, als sie anderswo gewonnen wurde.',
    notes:
      'Die zweite Karte: keine Mauer, dafür alles, was ein offenes Feld zu bieten hat. Bergauf kostet einen Punkt und gibt der höheren Seite Rüstung; Moore und Dickichte sind für Pferde gesperrt, Dickichte verbergen vor Pfeilen; Krater sind für jeden gesperrt und für Kontrollzonen auch; die Straße kostet die Hälfte. Beide Seiten stellen in ihren Zonen frei auf. Die Streitkräfte stammen aus den Listen der Belagerung, dazu ein Statthalter und ein geflügelter Nazgûl eigens für dieses Szenario. Die Schwellen von Entsatz und Heer sind aus der großen Belagerung umgerechnet.',
    balance:
      'Unter Soldaten der Maschine gewann Sauron 57,3\u00a0% von 1.000 Spielen (54,2 bis 60,4), unter Hauptleuten, die vorausplanen, 29,8\u00a0% von 121 (22 bis 38); ein Unentschieden zählt halb. In Klammern: 95-%-Bereiche. Spiele zwischen Menschen sind noch nicht gezählt.',
  },
  'the-great-gate': {
    summary:
      'Grond rollt bei Nacht zum Tor, und Orks tragen sechs Leitern an die Mauer. Fünf Runden bis zum Morgengrauen.',
    history:
      'Gegen Mitternacht kam der Ansturm auf den ganzen Umkreis der Mauer, ohne der Toten zu achten. Trommeln dröhnten, und durch die Felder kam Grond, ein Rammbock von hundert Fuß, und hinter ihm der Herr der Nazgûl. Dreimal schlug er gegen das Tor. Im Hof dahinter wartete, allein von allen, die dort gestanden hatten, Gandalf auf Schattenfell.',
    notes:
      'Acht Einheiten der Besatzung und ihre drei Katapulte halten die Mauer um das Tor, mit Gandalf, Imrahil und drei Ölkesseln unter sechs. Die Einheiten sind 52 der 66 Punkte der ganzen Besatzung wert, deren Schwelle 36 ist; derselbe Anteil wäre 28, und hier sind es 22 (2.13.5), denn eine Besatzung, die vorausplant, verliert den Mut nicht so leicht. Das Heer vor dem Tor ist 43 von 151 Punkten wert; von seiner Schwelle 93 ist derselbe Anteil 26. Grond schlägt nur, solange der Herr der Nazgûl dafür bezahlt: er hat acht Punkte, und Furcht oder Lähmung kosten aus demselben Beutel. Sechs Köpfe und sechs Leitern sind im Vorrat. Bei Tagesanbruch muss das Heer innerhalb des Tores stehen, und im ersten Ring darf im Umkreis von sieben Feldern keine geordnete Einheit Gondors mehr sein; wer sich in den fernen Enden des Rings versteckt, verwehrt ihm nichts. Alle dürfen stehen bleiben oder vorher in den Aufstellungszonen versetzt werden.',
    balance:
      'Unter Soldaten der Maschine gewann Sauron 81,5\u00a0% von 1.000 Spielen (79,1 bis 83,9), unter Hauptleuten, die vorausplanen, 54,6\u00a0% von 1.000 (52 bis 58); ein Unentschieden zählt halb. In Klammern: 95-%-Bereiche. Spiele zwischen Menschen sind noch nicht gezählt.',
  },
  'the-last-rampart': {
    summary:
      'Das Tor ist gefallen, Orks füllen den ersten Ring. Sechs Runden: halte den zweiten, verliere nie den dritten.',
    history:
      'In der Erzählung kam der Herr der Nazgûl nicht weiter als bis ins zerbrochene Tor: der Hahn krähte, die Hörner erschollen, und er wandte sich ab. Dies ist die Nacht, in der die Hörner säumen. Die Stadt war dafür gebaut: sieben Mauern, jedes Tor auf der anderen Seite des Hügels, und zwischen Nord und Süd ein Felspfeiler, an dem nur Tunnel vorbeiführen.',
    notes:
      'Zum Kennenlernen der inneren Stadt. Die äußere Mauer bekommt keine Bresche; die inneren wohl, von Katapulten aus vier Feldern und von Grond daneben, und Belagerungstürme legen an ihnen an. Die Tunnel wechseln in einer Runde die Seite des Hügels, und wer in einem steht, kämpft mit der besten Moral, die es gibt. Der erste Ring gilt vor der ersten Runde als verloren, und seine Punkte stehen auf niemandes Leiste. Die Schwellen des großen Spiels sind auf die Einheiten umgerechnet, die hier kämpfen. Beide Seiten dürfen neu aufstellen, die Besatzung über dem ersten Ring, das Heer darin oder vor dem Tor.',
    balance:
      'Unter Soldaten der Maschine gewann Sauron 51,2\u00a0% von 570 Spielen (47,1 bis 55,3), unter Hauptleuten, die vorausplanen, 40,6\u00a0% von 32 (23 bis 58); ein Unentschieden zählt halb. In Klammern: 95-%-Bereiche. Spiele zwischen Menschen sind noch nicht gezählt.',
  },
  'the-ride-of-the-rohirrim': {
    summary:
      'Der Schwarze Heermeister reitet ein, da antworten Hörner aus dem Norden. Sechs Runden bis zum Mittag.',
    history:
      'Im Morgengrauen des fünfzehnten, als das Tor der Stadt fiel, zogen die Rohirrim durch die zerbrochene Mauer des Pelennor, und Théoden sang im Reiten. Die Belagerer wurden von der nördlichen Hälfte des Feldes vertrieben. Dann kam Harad mit seinen Tieren herauf; Théoden tötete ihren Häuptling und wurde selbst niedergeworfen, als der geflügelte Schatten auf sein Pferd fiel. Éowyn, die niemand als Frau erkannt hatte, und Merry aus dem Auenland töteten den Reiter, den kein Mann töten konnte.',
    notes:
      'Die Aufstellung liegt fest; nur die Reiter wählen, wo am Nordrand sie das Feld betreten. Das Heer zieht zuerst und weiß, was kommt; seine Späher wussten es nicht: eine gerechte Vorgabe. Schlage von der Straße und vom Hügel her zu, halte Éowyn bei Théoden und reite nicht an, wo Tiere warten, denn Pferde gehen nicht in ihre Nähe. Die Schwellen des großen Spiels sind auf die Einheiten dieses Feldes umgerechnet und dann verschoben, damit der Kampf offen ist: die Reiter halten zwölf Punkte mehr aus, und das Heer zerbricht bei 60 Punkten. Die Besatzung beginnt mit zehn Punkten Verlust aus der Nacht, und die Hörner nehmen sie wieder fort. Die Ostlinge kommen eine Runde nach dem Fall des Herrn der Nazgûl oder in Runde 9. Die südliche Schar fehlt: der Mittag beendet die Schlacht, bevor sie ins Gewicht fiele. Auch die Uruk-hai fehlen: das Heer ist ohne sie stark genug.',
    balance:
      'Unter Soldaten der Maschine gewann Sauron 46,9\u00a0% von 1.000 Spielen (43,9 bis 50,0), unter Hauptleuten, die vorausplanen, 52,2\u00a0% von 92 (42 bis 62); ein Unentschieden zählt halb. In Klammern: 95-%-Bereiche. Spiele zwischen Menschen sind noch nicht gezählt.',
  },
  'the-siege-of-minas-tirith': {
    summary:
      'Die ganze Schlacht, von Abend zu Abend, mit allem, was da kämpft. Die Stadt oder das Heer, eines zerbricht.',
    history:
      'Am Abend des vierzehnten kam die Nachhut von der Dammstraße herein, und das Große Tor wurde geschlossen. Die ganze Nacht füllte das Heer von Minas Morgul die Felder mit Feuer, sandte die Köpfe der Gefallenen über die Mauer und führte seine Türme heran; vor Tagesanbruch schlug Grond gegen das Tor. Da krähte ein Hahn, und Hörner erschollen im Norden. Théoden von Rohan fiel auf dem Feld, und neben ihm fiel der Herr der Nazgûl; der König von Harad und die Mûmakil kamen von Süden herauf, und in der dritten Stunde lagen schwarze Schiffe am Harlond mit dem Banner Elendils am Mast.',
    notes:
      'Beide Seiten dürfen in ihren Zonen umstellen, doch die Aufstellung taugt, wie sie ist: die Besatzung hält das Tor mit einer dünnen Linie und wartet auf dem zweiten Ring, denn bei Nacht treffen Orks unfehlbar, und eine Mauer, die um Mitternacht gehalten wird, ist eine Mauer toter Männer. Gib den ersten Ring langsam her. Das Heer hat sechsunddreißig Leitern, neun Köpfe und fünf Nächte; Grond braucht jedes seiner dreizehn Felder und jeden Punkt Magie, um überhaupt zu schlagen. Sieg, Punkte und die Ankunft der Truppen folgen den Regeln; doch auf jede Leiter der Regeln kommen drei, damit für die inneren Mauern genug bleiben, und damit es unter denen ausgewogen ist, die vorausplanen, reitet aus dem Osten eine zweite Schar Variags heran, und das Heer bricht erst bei 106, nicht bei 93. Hausregeln ändern, wie die Punkte zählen und wie bald Rohan kommt.',
    balance:
      'Unter Soldaten der Maschine gewann Sauron 55,7\u00a0% von 819 Spielen (52,4 bis 59,1), unter Hauptleuten, die vorausplanen, 46,1\u00a0% von 1.000 (43 bis 49); ein Unentschieden zählt halb. In Klammern: 95-%-Bereiche. Spiele zwischen Menschen sind noch nicht gezählt.',
  },
};
