/** Orthanc: a ring wall on a plain of shafts, a black tower, a river beside it. */
import orthanc from '../../../../../scenarios/maps/orthanc.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';

/** The plain of Isengard but for the street to the tower, the foot of the tower and the rim within the Ring. */
const PLAIN = readList(`
  1002 1102 1202 1302 1402 1502 0903 1003 1203 1303 1503 1603 0804 0904 1004 1104 1204 1304 1404 1504
  1604 1704 0805 1005 1105 1505 1705 1805 0806 0906 1006 1506 1606 1706 0907 1107 1507 1707 0908 1008
  1108 1408 1508 1608 1708 1009 1109 1209 1409 1509 1609 1010 1110 1310 1410 1510 1610 1211 1411 1611
`);

/** The ground before the gate of Isengard: the southern arc of the Ring. */
export const ORTHANC: HexGround = {
  region: 'orthanc',
  map: asDrawn(orthanc),
  garrison: readList(`
    0910 0911 1009 1010 1011 1012 1110 1112 1210 1211 1212 1310 1311 1312 1410 1411 1412 1512 1610 1611
    1612 1710 1711 1809
  `),
  lines: readList(`
    0710 0711 0712 0713 0714 0810 0811 0812 0813 0814 0912 0913 0914 1013 1014 1113 1213 1214 1215 1313
    1314 1315 1413 1414 1415 1513 1514 1515 1613 1614 1615 1712 1713 1714 1715 1810 1811 1812 1813 1911
  `),
  field: readList(`
    0206 0207 0208 0209 0210 0211 0212 0213 0214 0215 0216 0309 0310 0311 0312 0313 0314 0315 0316 0403
    0404 0405 0415 0416 0417 0418 0502 0503 0511 0512 0513 0602 0613 0614 0615 0616 0617 0715 0716 0717
    0718 0815 0816 0817 0818 0916 0917 0918 1016 1017 1116 1117 1216 1217 1316 1317 1416 1417 1516 1517
    1616 1617 1716 1717 1817 1914 1917 2013 2014 2017 2112 2113 2114 2115 2116 2117 2118 2212 2213 2214
    2215 2216 2217 2310 2311 2312 2313 2314 2315 2316
  `),
  engines: readList('1314 1414 1514 1215 1315 1415'),
  ladders: readList(`
    1313/1212 1413/1412 1113/1112 1513/1512 0912/1012 1613/1612 0912/1011 1712/1711 0810/0910 0810/0911
    1810/1710 1513/1412 0811/0911 0812/0911
  `),
  gate: ['1312', '1313'],
  weak: ['1710/1811'],
  edges: {
    'fords-of-isen': readList('0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118'),
    'gap-of-rohan': readList(`
      2406 2407 2408 2409 2410 2411 2412 2413 2414 2415 2416 2417 2418 1018 1118 1218 1318 1418 1518 1618
      1718 1818 1918 2018
    `),
  },
  lasting: [
    {
      id: 'sluice',
      by: 'anyone',
      at: ['0502'],
      die: 4,
      closes: PLAIN,
      underNobody: false,
      told: {
        en: 'The sluice of the Isen (0502): a unit of either side that stands there in order when its movement is over opens it on 4 or more; the plain within the Ring then drowns but for the street.',
        de: 'Die Schleuse des Isen (0502): Steht dort nach der Bewegung ihrer Seite eine Einheit geordnet, öffnet sie die Schleuse bei 4 oder mehr; dann ertrinkt die Ebene im Ring bis auf die Straße.',
      },
      text: {
        en: 'The sluice stands open: the Isen runs into the Ring, and the plain drowns but for the street.',
        de: 'Die Schleuse steht offen: Der Isen strömt in den Ring, und die Ebene ertrinkt bis auf die Straße.',
      },
    },
  ],
  keep: readList('1206 1306 1307'),
};
