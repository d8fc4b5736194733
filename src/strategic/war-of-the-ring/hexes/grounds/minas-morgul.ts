/** Minas Morgul: a pale city across a poisoned stream. */
import minasMorgul from '../../../../../scenarios/maps/minas-morgul.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';
import { bridge } from '../lasting.ts';

/** The ground in the vale: ten hexes of wall beyond the white bridge, and two on the western flank. */
export const MINAS_MORGUL: HexGround = {
  region: 'minas-morgul',
  map: asDrawn(minasMorgul),
  garrison: readList(`
    0710 0712 0713 0810 0811 0812 0813 0910 0911 1010 1011 1110 1111 1210 1211 1310 1311 1410 1411 1510
    1511 1610 1611 1711
  `),
  lines: readList(`
    0509 0510 0511 0512 0609 0610 0611 0612 0707 0709 0711 0807 0809 0907 0909 1007 1009 1107 1109 1207
    1209 1307 1308 1309 1407 1409 1507 1509 1607 1609 1707 1709 1710 1807 1809 1810 1811 1909 1910 1911
  `),
  field: readList(`
    0206 0207 0209 0210 0211 0212 0213 0214 0215 0216 0302 0304 0305 0306 0307 0309 0310 0311 0312 0313
    0314 0315 0402 0403 0404 0405 0406 0407 0409 0411 0503 0504 0505 0506 0507 0603 0604 0605 0606 0704
    0705 0706 0804 0805 0806 0905 0906 1005 1006 1105 1106 1205 1206 1305 1306 1405 1406 1505 1506 1605
    1606 1704 1705 1706 1804 1805 1806 1904 1905 1906 1907 2003 2004 2005 2006 2007 2105 2106 2107 2109
    2110 2207 2209 2210 2211 2212 2213 2309 2310 2311
  `),
  engines: readList('1107 1207 1307 1407 1007 1507'),
  ladders: readList(`
    1109/1110 1409/1310 1009/1010 1409/1410 0909/0910 1509/1510 0809/0810 1609/1610 0610/0710 0612/0712
    1209/1110 1109/1010 0709/0710 0809/0710
  `),
  raised: 2,
  gate: ['1210', '1309'],
  weak: ['0711/0712'],
  edges: {
    'north-ithilien': readList('0101 0102 0103 0104 0105 0106 0107 0201 0301 0401'),
    'south-ithilien': readList('0109 0110 0111 0112 0113 0114 0115 0116 0117 0118'),
    gorgoroth: readList('2403 2404 2405 2406 2407 2409 2410 2411 2412 2413'),
  },
  lasting: [
    bridge(
      { en: 'The white bridge', de: 'Die weiße Brücke' },
      {
        hex: '1308',
        at: readList('1211'),
        die: 5,
        text: {
          en: 'The white bridge over the Morgulduin is thrown down.',
          de: 'Die weiße Brücke über den Morgulduin ist abgebrochen.',
        },
      },
    ),
  ],
  keep: readList('1114 1214'),
};
