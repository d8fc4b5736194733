/** Rivendell: a cleft in the hills with three ways down, and a river before it. */
import rivendell from '../../../../../scenarios/maps/rivendell.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';
import { bridge } from '../lasting.ts';

/** The banks of the stream below the House and the bridge over it: who comes in by the western mouth comes this way. */
const BANKS = readList('1308 1310 1408 1410 1507 1509 1511 1607 1608 1609 1610 1611');

/** The ground about the cleft: three mouths, each one hex wide. */
export const RIVENDELL: HexGround = {
  region: 'rivendell',
  map: asDrawn(rivendell),
  garrison: readList(`
    1108 1109 1207 1208 1209 1309 1310 1409 1606 1608 1705 1706 1707 1708 1806 1807 1808 1811 1812 1907
    1911 1912 1913 1914
  `),
  lines: readList(`
    0906 0907 0908 0909 0910 1009 1010 1011 1012 1112 1404 1502 1503 1504 1602 1603 1604 1702 1703 1704
    1715 1716 1803 1804 1815 1903 1904 1915
  `),
  field: readList(`
    0309 0406 0407 0408 0409 0410 0411 0412 0504 0505 0506 0507 0508 0509 0510 0511 0512 0513 0514 0602
    0603 0604 0605 0606 0607 0608 0609 0610 0611 0612 0613 0614 0704 0705 0706 0707 0708 0709 0710 0711
    0712 0713 0714 0715 0716 0802 0812 0813 0814 0815 0816 0902 0903 0904 0905 0915 0916 1002 1003 1004
    1005 1013 1102 1103 1104 1113 1114 1115 1116 1202 1203 1204 1214 1215 1216 1302 1303 1304 1315 1316
    1402 1403 1416 1417 1418 1516 1517 1518 1616 1617
  `),
  engines: [],
  ladders: [],
  gate: null,
  heads: readList('1109 1705 1914'),
  weak: [],
  edges: {
    'fords-of-bruinen': readList('0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117'),
    trollshaws: readList('0101 0201 0301 0401 0501 0601 0801 0901 1001 1101 1201 1301 1401 1501 1601 1701'),
  },
  lasting: [
    bridge(
      { en: 'The bridge in the valley', de: 'Die Brücke im Tal' },
      {
        hex: '1509',
        at: readList('1609'),
        die: 5,
        text: {
          en: 'The bridge over the Loudwater is thrown down.',
          de: 'Die Brücke über den Bruinen ist abgebrochen.',
        },
      },
    ),
  ],
  keep: readList('1909 2009 1910 2010'),
  flood: {
    hexes: BANKS,
    least: 2,
    told: {
      en: 'The Loudwater obeys the House: once, when the others have moved and two of their units in order stand at the stream in the valley or on its bridge, it rises over all of them there.',
      de: 'Der Bruinen gehorcht dem Haus: Einmal, wenn die anderen gezogen haben und zwei ihrer Einheiten geordnet am Bach im Tal oder auf seiner Brücke stehen, steigt er über alle, die dort sind.',
    },
    text: {
      en: 'The Loudwater rises: white horses ride down the valley, over all who crowd at the water.',
      de: 'Der Bruinen steigt: Weiße Rosse jagen das Tal herab, über alle, die sich am Wasser drängen.',
    },
  },
};
