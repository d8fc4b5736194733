/** The words of the table that may be said until the first unit is moved: with those of the title page, what every game waits for. */
import * as access from './access.ts';
import * as analysis from './analysis.ts';
import * as atTable from './atTable.ts';
import * as board from './board.ts';
import * as charts from './charts.ts';
import * as chronicle from './chronicle.ts';
import { FRONT } from './front.ts';
import * as handover from './handover.ts';
import * as persistence from './persistence.ts';
import * as numbers from './numbers.ts';
import * as phone from './phone.ts';
import * as pieces from './pieces.ts';
import * as reckoning from './reckoning.ts';
import * as refusals from './refusals.ts';
import * as replaying from './replay.ts';
import * as seats from './seats.ts';
import * as sequence from './sequence.ts';
import * as sounds from './sounds.ts';
import * as table from './table.ts';

/** They come with the table. */
export const FIRST = {
  ...FRONT,
  ...access,
  ...analysis,
  ...atTable,
  ...board,
  ...charts,
  ...chronicle,
  ...handover,
  ...persistence,
  ...numbers,
  ...phone,
  ...pieces,
  ...reckoning,
  ...refusals,
  ...replaying,
  ...seats,
  ...sequence,
  ...sounds,
  ...table,
};
