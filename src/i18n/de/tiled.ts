/** Was von Karten aus Tiled zu sagen ist. */
import type { TiledWords } from '../tiledWords.ts';

export const TILED_PROBLEMS: TiledWords['TILED_PROBLEMS'] = {
  'too-long': 'Die Datei hat {what} Zeichen. So viel wird nicht gelesen.',
  'not-xml':
    'Das ist kein richtiges XML: bei {what} (Zeile:Spalte) stimmt es nicht. Die Karte bitte in Tiled noch einmal speichern.',
  'not-json': 'Das ist weder XML noch JSON. Die Karte bitte in Tiled als TMX oder JSON speichern.',
  'no-map': 'Das ist keine Karte aus Tiled. Bitte die Karte wählen; ihre Kachelsätze kommen mit ihr.',
  'not-hexagonal': 'Die Karte ist {what}. Nur sechseckige Karten („hexagonal“) lassen sich übernehmen.',
  'wrong-size': 'Breite und Höhe sind keine ganzen Zahlen.',
  'too-large': 'Die Karte ist zu groß: {what}. Mehr als 200 x 200 Felder werden nicht übernommen.',
  'no-tile-layer': 'Die Karte hat keine Kachelebene, also auch kein Gelände.',
  'no-tiles': 'Auf der Karte liegt keine einzige Kachel.',
  zstd: 'Die Kacheln sind mit Zstandard gepackt, und das lässt sich hier nicht lesen. In Tiled unter Karte > Karteneigenschaften ein anderes Format der Kachelebenen wählen, etwa CSV, und speichern.',
  'unknown-compression': 'Die Kacheln sind mit „{what}“ gepackt. Das kennt Tiled nicht.',
  'unknown-encoding': 'Die Kacheln sind als „{what}“ geschrieben. Das kennt Tiled nicht.',
  'broken-data': 'Die Kacheln lassen sich nicht auspacken. Die Datei ist beschädigt.',
  'wrong-count': 'Die Zahl der Kacheln passt nicht zur Größe der Karte: {what}.',
  'tileset-missing': 'Der Kachelsatz „{what}“ ist eine eigene Datei. Bitte zusammen mit der Karte wählen.',
  'tileset-broken': '„{what}“ ist kein Kachelsatz aus Tiled.',
  'too-many-kinds': 'Es gibt mehr Sorten von Kacheln, als eine Karte Buchstaben hat ({what}).',
  'too-many-objects': 'Es sind mehr als {what} Objekte.',
  'unknown-tile': 'Die Kachel {what} gehört zu keinem Kachelsatz. Ihre Felder bleiben offenes Gelände.',
  flipped:
    'Es gibt gedrehte oder gespiegelte Kacheln ({what}). Unser Gelände hat keine Seiten und bleibt, wie es ist.',
  'terrain-guessed': '„{what}“ hat kein „terrain“; das Gelände ist nach dem Namen geraten. Siehe Legende.',
  'layer-ignored': 'Die Ebene „{what}“ bleibt weg.',
  'object-ignored': 'Dieses Objekt bleibt weg: es ist keine Linie und hat keinen Namen.',
  'unknown-hexside':
    '„{what}“ liegt auf keiner Feldseite. Als Klasse gehen wall, tower, gate, main-gate, tunnel, slope und house.',
  'no-house-row':
    'Die Karte bringt kein eigenes Gelände und keine eigene Feldseite „{what}“ mit. Eine Kachel gilt als das Gelände, das sie nennt; eine Linie bleibt weg.',
  'hexside-twice': 'Bei {what} liegt mehr als eine Linie. Die letzte gilt.',
  'unknown-level': 'Die Kachel {what} steht für keinen Ring von 1 bis 7.',
  'off-map': 'Das liegt jenseits des Kartenrands und bleibt weg.',
  'too-far': 'Diese Linie ist zu lang. Bitte in kürzeren Stücken zeichnen.',
  'rest-broken':
    'Was für uns mitgeführt wurde, ist nicht mehr zu lesen. Zonen, Fluren und Schmuck sind verloren.',
  'not-carried': '„{what}“ liegt nicht auf der Karte und bleibt weg.',
};
