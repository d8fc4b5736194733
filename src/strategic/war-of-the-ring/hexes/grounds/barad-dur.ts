/** Barad-dûr: a moat of fire, one iron bridge, two crusts that may bear, three rings. */
import baradDur from '../../../../../scenarios/maps/barad-dur.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';
import { bridge } from '../lasting.ts';

/** The ground before the Dark Tower: the bridge, and the crusts on either flank. */
export const BARAD_DUR: HexGround = {
  region: 'barad-dur',
  map: asDrawn(baradDur),
  garrison: readList(`
    1108 1109 1110 1206 1207 1208 1209 1210 1211 1212 1305 1306 1307 1311 1312 1313 1405 1406 1412 1413
    1505 1506 1512 1513
  `),
  lines: readList(`
    0706 0707 0708 0709 0710 0711 0712 0804 0805 0806 0807 0808 0809 0810 0811 0812 0813 0814 0904 0905
    0906 0907 0911 0912 0913 0914 1002 1003 1004 1005 1013 1014 1015 1016 1102 1103 1115 1116 1202 1216
  `),
  field: readList(`
    0202 0203 0204 0205 0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0302 0303 0304 0305 0306 0307
    0308 0309 0310 0311 0312 0313 0314 0315 0316 0402 0403 0404 0405 0406 0407 0408 0409 0410 0411 0412
    0413 0414 0415 0416 0417 0502 0503 0504 0505 0506 0507 0508 0509 0510 0511 0512 0513 0514 0515 0516
    0517 0602 0603 0604 0605 0606 0607 0611 0612 0613 0614 0615 0616 0617 0702 0703 0704 0705 0713 0714
    0715 0716 0717 0802 0803 0815 0816 0817 0917 2215
  `),
  engines: readList('0906 0907 0911 0912 0808 0809'),
  ladders: [],
  gate: ['1109', '1009'],
  weak: ['1112/1212'],
  edges: {
    gorgoroth: readList(`
      0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0201 0301
      0401 0501 0601 0701 0801 0901 1001 1101 1201 1301 1401 1501 1601 0218 0318 0418 0518 0618 0718 0818
      0918 1018 1118 1218 1318 1418 1518 1618 1718 1818 1918 2018 2118 2218
    `),
  },
  flood: {
    hexes: readList('1203 1204 1214 1215'),
    least: 3,
    told: {
      en: 'The fire obeys the Tower: once, when the others have moved and three of their units in order stand on the crusts or right behind them on the shelf, it rises over all of them there.',
      de: 'Das Feuer gehorcht dem Turm: Einmal, wenn die anderen gezogen haben und drei ihrer Einheiten geordnet auf den Krusten oder gleich dahinter auf dem Sims stehen, steigt es über alle, die dort sind.',
    },
    text: {
      en: 'The fire rises through the crust, over all who crowd there.',
      de: 'Das Feuer steigt durch die Kruste, über alle, die sich dort drängen.',
    },
  },
  lasting: [
    bridge(
      { en: 'The iron bridge', de: 'Die eiserne Brücke' },
      {
        hex: '0909',
        at: readList('1209'),
        die: 6,
        text: {
          en: 'The iron bridge is let go, and the fire takes it.',
          de: 'Die eiserne Brücke ist gelöst, das Feuer verschlingt sie.',
        },
      },
    ),
  ],
  keep: readList('1408 1508 1409 1509 1609 1410 1510'),
};
