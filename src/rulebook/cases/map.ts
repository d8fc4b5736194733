/** Chapters 2.2 and 2.3: the map, its terrain and its gates. */
import { attested, ours, type Case } from './case.ts';

export const MAP = {
  '2.2': ours('Map', 'How the sheet of Minas Tirith and its fields is laid out.'),
  '2.2.0': ours(
    'The map file',
    'The file decides every hex, hexside, road and zone; the lists of this chapter only explain it.',
  ),
  '2.2.1': ours(
    'Directions and ground',
    'Rings round the Citadel to distance 7 make the city, mountain stands behind it, field before it.',
  ),
  '2.2.2': ours(
    'Levels',
    'Seven rings from the Citadel outward, 88 hexes in all; between two rings run wall, tower, rock and one gate.',
  ),
  '2.2.3': attested(
    'Rock pier and tunnels',
    'On each of levels 2 to 6 a tunnel joins the northern and the southern half; its other sides are rock.',
  ),
  '2.2.4': attested(
    'Gates',
    'Seven gates, one a level, which look in turn to different quarters as the street climbs.',
  ),
  '2.2.5': ours(
    'Street',
    'The paved way from the Great Gate to the Citadel, 28 hexes, through every gate and tunnel.',
  ),
  '2.2.6': ours(
    'Towers',
    'Sixteen tower hexsides flank the gates and strengthen the outer wall; the rest of the rings is wall.',
  ),
  '2.2.7': ours(
    'Roads',
    'A road hexside lies between two hexes that follow each other on a road; there are three roads and the street.',
  ),
  '2.2.8': attested(
    'Hills',
    'Two rises in the fields, ringed by slope hexsides, one higher for lines of sight.',
  ),
  '2.2.9': ours(
    'Fields and groves',
    'Ploughed blocks and groves lie off the roads and never shut a horseman in.',
  ),
  '2.2.10': ours(
    'Fire-trenches',
    'An option: by night orcs may dig up to six craters in the field near the wall.',
  ),
  '2.3': ours('Terrain rules', 'How each row of the terrain chart is applied on this map.'),
  '2.3.1': ours(
    'Gate control',
    'A gate belongs to the side whose ordered unit last stood in the hex inside it; breached, it is open to both.',
  ),
  '2.3.2': ours(
    'Breaches and adding costs',
    'A breach is for ever; one cost for the hex, road or gate, then slope and breached wall on top.',
  ),
  '2.3.3': ours('No minimum move', 'A step that costs more than the whole allowance cannot be taken.'),
} as const satisfies Record<string, Case>;
