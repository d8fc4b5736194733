/** How battles end and what is counted at their end, by the English of their scenarios. */

export const ENDS = {
  'The Citadel is taken. The White Tree burns in its court, and the standards of Minas Morgul fly from the Tower of Ecthelion.':
    'Die Veste ist genommen. Der Weiße Baum brennt in ihrem Hof, und vom Turm Ecthelions wehen die Feldzeichen von Minas Morgul.',
  'City and relief have both lost heart while the host of Mordor still stands. Nobody is left who hopes.':
    'Stadt und Entsatz haben beide den Mut verloren, und das Heer von Mordor steht noch. Niemand ist geblieben, der hofft.',
  'The host of Mordor breaks and does not find itself again. What is left of it runs for the river.':
    'Das Heer von Mordor zerbricht und findet sich nicht wieder. Was von ihm übrig ist, flieht zum Fluss.',
  'The first level of the city is held': 'Der erste Ring der Stadt ist gehalten',
  'The garrison is demoralized': 'Die Besatzung ist demoralisiert',
  'The relief is demoralized': 'Der Entsatz ist demoralisiert',
  'The Riders are demoralized': 'Die Reiter sind demoralisiert',
  'The host of Sauron is demoralized': 'Das Heer Saurons ist demoralisiert',
  'Aragorn is slain': 'Aragorn ist erschlagen',
  'Gandalf is slain': 'Gandalf ist erschlagen',
  'Imrahil is slain': 'Imrahil ist erschlagen',
  'Éomer is slain': 'Éomer ist erschlagen',
  'Théoden is slain': 'Théoden ist erschlagen',
  'Éowyn is slain': 'Éowyn ist erschlagen',
  'Gothmog is slain': 'Gothmog ist erschlagen',
  'The Lord of the Nazgûl is slain': 'Der Herr der Nazgûl ist erschlagen',
  'The King of Harad is slain': 'Der König von Harad ist erschlagen',
  'The landing of the Harlond is held': 'Die Anlegestelle am Harlond ist gehalten',
  'The Great Gate is held': 'Das Große Tor ist gehalten',
  'The first level was never lost': 'Der erste Ring ging nie verloren',
  'No mûmak is left on the field': 'Kein Mûmak ist mehr auf dem Feld',
  'The Causeway is cut behind the host': 'Die Dammstraße hinter dem Heer ist abgeschnitten',
  'The Causeway is cut': 'Die Dammstraße ist abgeschnitten',
  'The Causeway is open for the reserves': 'Die Dammstraße ist frei für die Reserven',
  'The field before the Gate is swept clean': 'Das Feld vor dem Tor ist leergefegt',
  'The sun goes down red over Mindolluin, and the day is reckoned.':
    'Rot geht die Sonne über dem Mindolluin unter, und der Tag wird abgerechnet.',
  'The garrison has lost heart and runs for the Second Gate.':
    'Die Besatzung hat den Mut verloren und flieht zum Zweiten Tor.',
  'The storm is broken. The orcs leave their ladders where they stand.':
    'Der Sturm ist gebrochen. Die Orks lassen ihre Leitern stehen, wo sie stehen.',
  'Orcs stand on the wall of Minas Tirith.': 'Orks stehen auf der Mauer von Minas Tirith.',
  'Nobody in black armour stands within the wall.': 'Niemand in schwarzer Rüstung steht innerhalb der Mauer.',
  'The last host of the West is ridden down on the slag, and there is no other.':
    'Das letzte Heer des Westens ist auf der Schlacke niedergeritten, und es gibt kein anderes.',
  'The host of Mordor reels back into its gate.': 'Das Heer von Mordor taumelt in sein Tor zurück.',
  'A banner still stands on a hill. Far off a mountain roars, and the Black Gate falls in ruin.':
    'Noch steht ein Banner auf einem Hügel. Fern brüllt ein Berg, und das Schwarze Tor stürzt in Trümmer.',
  'Both hills are lost. When the mountain roars there is nobody left to hear it.':
    'Beide Hügel sind verloren. Als der Berg brüllt, ist niemand mehr da, der es hört.',
  'The garrison has lost heart. The first circle burns, and the Captain of Despair rides in.':
    'Die Besatzung hat den Mut verloren. Der erste Ring brennt, und der Heermeister der Verzweiflung reitet ein.',
  "The Gate is Sauron's, and nobody stands in the streets behind it. Nothing will put the host out again before day.":
    'Das Tor gehört Sauron, und in den Gassen dahinter steht keiner mehr. Vor Tag bringt nichts das Heer wieder hinaus.',
  'The night is over and the Gate is denied. Somewhere beyond the walls a cock crows.':
    'Die Nacht ist vorüber, und das Tor blieb verwehrt. Irgendwo jenseits der Mauern kräht ein Hahn.',
  'The third level burns, and nothing is left between the orcs and the houses of the great.':
    'Der dritte Ring brennt, und nichts ist mehr zwischen den Orks und den Häusern der Großen.',
  "The garrison streams up to the Citadel, and the levels below it are the enemy's.":
    'Die Besatzung strömt hinauf zur Veste, und die Ringe darunter gehören dem Feind.',
  'The streets of the first level are choked with the dead. The host goes back through the Gate.':
    'Die Gassen des ersten Ringes sind voll von Toten. Das Heer geht durch das Tor zurück.',
  'The second level is lost, and the fires creep up the hill.':
    'Der zweite Ring ist verloren, und die Feuer kriechen den Hügel hinauf.',
  'The second level stands, and beyond the smoke the spears of the Riders are shining.':
    'Der zweite Ring steht, und jenseits des Rauchs glänzen die Speere der Reiter.',
  'Noon. The dust lies over the Pelennor, and both sides look south, where sails are coming up the river.':
    'Mittag. Der Staub liegt über dem Pelennor, und beide Seiten blicken nach Süden, wo Segel den Fluss heraufkommen.',
  'The sun goes down on a city without defenders and a field without riders.':
    'Die Sonne geht unter über einer Stadt ohne Verteidiger und einem Feld ohne Reiter.',
  'The sun goes down, and the White City is not taken.':
    'Die Sonne geht unter, und die Weiße Stadt ist nicht genommen.',
  'Level 1 of the city is held': 'Ring 1 der Stadt ist gehalten',
  'Level 2 of the city is held': 'Ring 2 der Stadt ist gehalten',
  'Level 3 of the city is held': 'Ring 3 der Stadt ist gehalten',
  'Level 4 of the city is held': 'Ring 4 der Stadt ist gehalten',
  'Level 5 of the city is held': 'Ring 5 der Stadt ist gehalten',
  'Level 6 of the city is held': 'Ring 6 der Stadt ist gehalten',
  'Level 7 of the city is held': 'Ring 7 der Stadt ist gehalten',
  'Level 4 was never lost': 'Ring 4 ging nie verloren',
  'Level 5 was never lost': 'Ring 5 ging nie verloren',
  'Level 6 was never lost': 'Ring 6 ging nie verloren',
  'Level 7 was never lost': 'Ring 7 ging nie verloren',
  'The sun goes down over the Pelennor, and the day is reckoned.':
    'Die Sonne geht über dem Pelennor unter, und der Tag wird abgerechnet.',
} as const satisfies Readonly<Record<string, string>>;
