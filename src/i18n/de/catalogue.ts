/** Every word of the page in German. A group or a key that is missing does not compile. */
import type { Catalogue } from '../en/catalogue.ts';
import * as access from './access.ts';
import * as atTable from './atTable.ts';
import * as board from './board.ts';
import * as chronicle from './chronicle.ts';
import { FRONT } from './front.ts';
import * as cover from './cover.ts';
import * as games from './games.ts';
import * as handover from './handover.ts';
import * as rolls from './rolls.ts';
import * as houseRules from './houseRules.ts';
import * as persistence from './persistence.ts';
import * as analysis from './analysis.ts';
import * as answers from './answers.ts';
import * as numbers from './numbers.ts';
import * as odds from './odds.ts';
import * as phone from './phone.ts';
import * as pieces from './pieces.ts';
import * as reckoning from './reckoning.ts';
import * as refusals from './refusals.ts';
import * as rules from './rules.ts';
import * as senses from './senses.ts';
import * as seats from './seats.ts';
import * as sequence from './sequence.ts';
import * as sounds from './sounds.ts';
import * as story from './story.ts';
import * as strip from './strip.ts';
import * as table from './table.ts';
import * as replaying from './replay.ts';

export const DE: Catalogue = {
  ...FRONT,
  ...access,
  ...atTable,
  ...board,
  ...chronicle,
  ...cover,
  ...games,
  ...handover,
  ...rolls,
  ...houseRules,
  ...persistence,
  ...analysis,
  ...answers,
  ...numbers,
  ...odds,
  ...phone,
  ...pieces,
  ...reckoning,
  ...refusals,
  ...rules,
  ...senses,
  ...seats,
  ...sequence,
  ...sounds,
  ...story,
  ...strip,
  ...table,
  ...replaying,
};
