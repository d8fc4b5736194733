/** Minas Tirith: the assault goes against the first circle on both sides of the Great Gate (1213/1313). */
import minasTirith from '../../../../../scenarios/maps/minas-tirith.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';

/** The ground about the Great Gate: thirteen hexes of wall, four on the road from Osgiliath to the Rammas. */
export const MINAS_TIRITH: HexGround = {
  region: 'minas-tirith',
  map: asDrawn(minasTirith),
  garrison: readList(`
    0808 0818 0907 0908 0909 0910 0916 0917 0918 0919 1009 1010 1011 1012
    1014 1015 1016 1017 1111 1112 1113 1114 1115 1213
  `),
  lines: readList(`
    1007 1008 1018 1019 1107 1108 1109 1110 1116 1117 1118 1119 1207 1208 1209 1210 1211 1212 1214 1215
    1216 1217 1218 1219 1309 1310 1311 1312 1313 1314 1315 1316 1317 1411 1412 1413 1414 1415 1513
  `),
  field: readList(`
    1305 1322 1323 1405 1408 1418 1422 1504 1505 1506 1507 1508 1509 1510 1516 1517 1518 1519 1520 1521
    1522 1603 1604 1605 1606 1607 1608 1609 1612 1617 1618 1619 1620 1621 1622 1623 1705 1706 1707 1708
    1709 1712 1713 1714 1715 1716 1717 1718 1807 1808 1809 1812 1813 1814 1818 1909 1910 1911 1912 1913
    1914 1917 2011 2012 2013 2014 2113
  `),
  edges: {
    'druadan-forest': readList('0701 1001 1101 1201 1301 1401 1501 1601 1701 1801'),
    lossarnach: readList('0926 1026 1126 1226 1326 1426 1526 1626 1726 1826'),
    osgiliath: readList('3405 3406 3407 3408 3409 3410 3411 3412 3413 3414'),
  },
  engines: readList('1412 1414 1311 1315 1210 1216 1411 1415'),
  ladders: readList(`
    1212/1112 1211/1111 1116/1016 1214/1114 1215/1115 1110/1010 1109/1009 1117/1017 1008/0908 1018/0918
    1007/0907 1019/0919 1211/1112 1215/1114 1110/1111 1116/1115
  `),
  raised: 3,
  gate: ['1213', '1313'],
  weak: [],
  keep: ['0513'],
};
