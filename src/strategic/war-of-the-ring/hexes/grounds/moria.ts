/** Moria: two doors, one mountain, one bridge in the dark. */
import moria from '../../../../../scenarios/maps/moria.json' with { type: 'json' };
import { asDrawn, readList, type HexGround } from '../ground.ts';
import { bridge } from '../lasting.ts';

/** The ground at both doors of Khazad-dûm; each has a front of its own. */
export const MORIA: HexGround = {
  region: 'moria',
  map: asDrawn(moria),
  garrison: readList(`
    1306 1307 1308 1309 1310 1407 1408 1409 1410 1411 1412 1507 1508 1509 1510 1511 1609 1708 1709 1710
    1808 1809 1810 1909
  `),
  lines: readList(`
    2009 2014 2104 2105 2106 2107 2108 2109 2110 2111 2112 2113 2114 2205 2207 2208 2209 2210 2211 2212
    2213 2308 2309 2310 2311
  `),
  field: readList(`
    1916 1917 1918 2001 2002 2015 2016 2017 2018 2101 2102 2103 2115 2116 2117 2118 2201 2202 2203 2204
    2214 2215 2216 2217 2218 2301 2302 2303 2304 2305 2312 2313 2314 2315 2316 2317 2318 2401 2418
  `),
  engines: readList('2107 2108 2110 2111 2209 2109'),
  ladders: [],
  gate: ['1909', '2009'],
  weak: [],
  // Nobody could come in without an engine: there is no wall for a ladder.
  ruined: readList('2009/1909 0508/0608'),
  edges: {
    hollin: readList('0101 0102 0103 0104 0105 0106 0107 0108 0109 0201 0301 0401 0501'),
    'north-dunland': readList('0110 0111 0112 0113 0114 0115 0116 0117 0118 0218 0318 0418 0518 0618'),
    'dimrill-dale': readList(
      '2402 2403 2404 2405 2406 2407 2408 2409 2410 2411 2412 2413 2414 2415 2416 2417',
    ),
  },
  lasting: [
    bridge(
      { en: 'Durin’s Bridge', de: 'Durins Brücke' },
      {
        hex: '1609',
        at: readList('1509'),
        die: 5,
        text: {
          en: 'Durin’s Bridge is thrown down, and falls into the dark without a sound.',
          de: 'Durins Brücke ist gestürzt, und lautlos fällt sie in die Tiefe.',
        },
      },
    ),
  ],
  keep: readList('1204 1304 1205 1305'),
  fronts: [
    {
      from: ['hollin', 'north-dunland'],
      garrison: readList(`
        0608 0708 0709 0806 0807 0808 0809 0810 0905 0906 0907 0908 0909 0910 0911 1005 1006 1009 1010 1011
        1105 1106 1110 1207
      `),
      lines: readList(`
        0206 0207 0208 0209 0210 0304 0305 0306 0307 0310 0311 0312 0403 0404 0405 0406 0407 0411 0412 0413
        0507 0508 0509 0510 0511
      `),
      field: readList(`
        0202 0203 0204 0205 0211 0212 0213 0214 0215 0216 0217 0302 0303 0313 0314 0315 0316 0317 0402 0414
        0415 0416 0417 0502 0515 0516 0517 0617
      `),
      engines: readList('0507 0509 0510 0406 0407 0511'),
      ladders: [],
      gate: ['0608', '0508'],
      weak: [],
    },
  ],
};
