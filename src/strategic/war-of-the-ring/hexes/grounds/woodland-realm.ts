/** The Woodland Realm: stone doors over the Forest River, a court with a bridge before it, a water-gate behind. */
import woodlandRealm from '../../../../../scenarios/maps/woodland-realm.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';
import { bridge } from '../lasting.ts';

/** The ground before the Elvenking’s Gate: a short wall over the river, and a small door for the barrels. */
export const WOODLAND_REALM: HexGround = {
  region: 'woodland-realm',
  map: asDrawn(woodlandRealm),
  garrison: readList(`
    1108 1111 1112 1208 1209 1211 1212 1309 1310 1311 1312 1408 1409 1410 1411 1412 1508 1509 1511 1512
    1608 1609 1611 1612
  `),
  lines: readList(`
    0810 0811 0812 0909 0910 0911 0912 0914 1010 1011 1012 1014 1015 1114 1115 1214 1215 1314 1315 1413
    1414 1415 1514 1515 1614 1615 1711 1712 1714 1810 1812 1814 1911
  `),
  field: readList(`
    0308 0310 0311 0312 0406 0407 0408 0411 0412 0414 0504 0505 0511 0512 0514 0602 0603 0604 0610 0611
    0612 0614 0702 0703 0708 0709 0710 0711 0712 0714 0715 0802 0807 0808 0809 0814 0815 0816 0817 0818
    0915 0916 1216 1316 1317 1416 1417 1516 1617 1802 1902 1903 1907 1908 1909 1910 1914 2002 2003 2004
    2008 2009 2010 2011 2012 2014 2103 2104 2105 2106 2111 2112 2114 2115 2205 2206 2207 2208 2210 2211
    2212 2214 2215 2307 2309 2310 2311 2312 2314 2315
  `),
  engines: readList('1414 1514 1214 1614 1315 1415'),
  ladders: readList('1711/1611 1012/1112 1010/1111 1712/1612 1011/1111 1012/1111'),
  raised: 4,
  gate: ['1412', '1413'],
  weak: ['1612/1711'],
  edges: {
    dale: readList('2401 2402 2403 2404 2405 2406 2407 2408 2409 2410 2411 2412'),
    'withered-heath': readList('0901 1001 1101 1201 1301 1401 1501 1601 1701 1801 1901 2001 2101 2201'),
    'northern-mirkwood': readList('0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111 0112'),
    'western-mirkwood': readList('0114 0115 0116 0117 0118 0218 0318 0418 0518 0618 0718'),
    'old-forest-road': readList('0918 1018 1118 1218 1318 1418 1518 1618 1718 1818 1918 2018 2118 2218'),
  },
  lasting: [
    bridge(
      { en: 'The bridge before the Gate', de: 'Die Brücke vor dem Tor' },
      {
        hex: '1413',
        at: readList('1410'),
        die: 5,
        text: {
          en: 'The bridge before the Elvenking’s Gate is thrown down.',
          de: 'Die Brücke vor dem Tor des Elbenkönigs ist abgeworfen.',
        },
      },
    ),
  ],
  keep: readList('1305 1405 1306 1406'),
};
