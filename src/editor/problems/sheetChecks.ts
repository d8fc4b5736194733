/** Checks of the turns, of how the battle opens, and of its texts. */
import { OUTER_WALL_LEVEL } from '../../rulebook/house.ts';
import { UNWRITTEN } from '../blank.ts';
import { inPart, onHexside, type Check } from './check.ts';

export const SHEET_CHECKS: readonly Check[] = [
  {
    id: 'one-turn',
    severity: 'hint',
    find: ({ document: { turns } }) =>
      turns.first === turns.last
        ? [
            inPart('/turns', String(turns.first), {
              type: 'setTurns',
              turns: { ...turns, last: Math.min(99, turns.first + 5) },
            }),
          ]
        : [],
  },
  {
    id: 'night-twice',
    severity: 'hint',
    find: ({ document: { turns } }) => {
      const night = [...new Set(turns.night)];
      return night.length === turns.night.length
        ? []
        : [inPart('/turns/night', '', { type: 'setTurns', turns: { ...turns, night } })];
    },
  },
  {
    id: 'breach-twice',
    severity: 'hint',
    find: ({ document: { opening } }) => {
      const breached = [...new Set(opening?.breached)];
      if (opening === undefined || breached.length === opening.breached.length) return [];
      return [inPart('/opening/breached', '', { type: 'setOpening', opening: { ...opening, breached } })];
    },
  },
  {
    id: 'outer-wall-breached',
    severity: 'hint',
    find: ({ document: { opening }, laid }) =>
      laid.flatMap(({ line, pair }) =>
        line.level === OUTER_WALL_LEVEL &&
        line.kind !== 'main-gate' &&
        opening?.breached.some((one) => one.split('/').toSorted().join('/') === pair) === true
          ? [onHexside(pair, { type: 'breach', pairs: [pair], down: false })]
          : [],
      ),
  },
  {
    id: 'untitled',
    severity: 'hint',
    find: ({ document: { title } }) => (title.en === UNWRITTEN.title ? [inPart('/title', title)] : []),
  },
  {
    id: 'id-unchosen',
    severity: 'hint',
    find: ({ document: { id } }) => (id === 'new-battle' ? [inPart('/id', id)] : []),
  },
  {
    id: 'summary-unwritten',
    severity: 'hint',
    find: ({ document: { summary } }) => (summary.en === UNWRITTEN.summary ? [inPart('/summary', '')] : []),
  },
  {
    id: 'language-halved',
    severity: 'hint',
    find: ({ document: { title, summary } }) => {
      const [of, other] = [Object.keys(title), Object.keys(summary)];
      const lone = [...of.filter((one) => !other.includes(one)), ...other.filter((one) => !of.includes(one))];
      return lone.map((language) => inPart('/summary', language));
    },
  },
];
