/** Helm's Deep: one front from the gate of the Hornburg (1408/1308) along the Deeping Wall to the southern cliff. */
import helmsDeep from '../../../../../scenarios/maps/helms-deep.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';

/** The ground before the Hornburg: ten hexes of wall, and two roads into the coomb. */
export const HELMS_DEEP: HexGround = {
  region: 'helms-deep',
  map: asDrawn(helmsDeep),
  garrison: readList(`
    1408 1507 1508 1509 1609 1708 1709 1710 1711 1712 1809 1810 1811 1812 1813 1814 1911 1912 1913 1914
  `),
  lines: readList(`
    1108 1206 1207 1208 1209 1210 1307 1308 1309 1310 1311 1312 1407 1409 1410 1411 1412 1510 1511 1512
    1513 1514 1610 1611 1612 1613 1614 1713 1714
  `),
  field: readList(`
    0606 0607 0608 0609 0610 0706 0707 0710 0711 0805 0808 0809 0810 0811 0812 0906 0907 0908 0909 0910
    0911 0912 0913 0914 1005 1006 1007 1008 1009 1010 1011 1012 1013 1014 1015 1016 1106 1107 1109 1110
    1111 1112 1113 1114 1211 1212 1213 1214 1215 1313 1314 1315 1413 1414
  `),
  edges: {
    'fords-of-isen': readList('0107 0108 0109 0110 0111 0112 0113 0114 0115 0116'),
    westemnet: readList('0101 0102 0103 0104 0105 0106 0201 0301 0401 0501'),
  },
  engines: readList('1310 1312 1209 1512 1411 1513 1311 1210'),
  ladders: readList(`
    1410/1509 1713/1712 1409/1509 1612/1711 1714/1813 1510/1609 1407/1507 1610/1710 1714/1814 1713/1813
    1610/1709 1510/1509 1610/1711 1610/1609
  `),
  raised: 3,
  gate: ['1408', '1308'],
  weak: ['1611/1711'],
  keep: ['1607', '1608', '1707'],
};
