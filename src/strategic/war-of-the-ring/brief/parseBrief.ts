/** From a document somebody wrote, or a one-line note, to a siege brief, or to everything that is wrong with it. */
import { unitsIn } from '../armies.ts';
import { figureOf, isFigure, isUnit } from '../roster.ts';
import { ring } from '../said.ts';
import { regionName } from '../wording.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { complaints, readBrief, type Complain } from '../../reading.ts';
import type { BriefProblem } from '../../siege.ts';
import { USUAL, type Policy } from './policy.ts';
import type { Both, Mode, Seat, SiegeBrief } from './brief.ts';
import { draftOf, type BriefDraft } from './draft.ts';
import { briefSchema, type BriefFile } from './schema.ts';
import { THREE_ROUNDS } from './cardConditions.ts';
import { NATIONS, regionOf, REGIONS, regionNamed } from '../facts.ts';
import type { Nation } from '../figures.ts';
import { bare, sayUnknown } from '../../nearest.ts';
import { readArmies, type Armies } from './readArmies.ts';
import { readCards } from './readCards.ts';
import { readFigures, type Heaps } from './readFigures.ts';
import { tellsFrom } from './sides.ts';
import { rankOf } from './standing.ts';

const NATION_NAMES = NATIONS.map(({ id }) => id);
const REGION_NAMES = REGIONS.map(({ name }) => name);

/** Reads a brief as JSON. All problems at once; never throws. */
export function parseBrief(document: unknown): Result<SiegeBrief, BriefProblem> {
  const { problems, complain } = complaints();
  const file = readBrief(briefSchema, document, complain);
  const draft = file === null ? draftOf(document) : { ...file, ...optional(file) };
  const region = readRegion(draft.region, '/region', complain);
  const placed = { ...draft, region };
  const armies = readArmies(placed, complain);
  const heaps = readFigures(placed, armies, complain);
  const atWar = readAtWar(placed, armies, complain);
  const { cards, hands } = readCards(placed, region, armies, atWar, complain);
  const from = readFrom(draft.from, region, draft.mode, complain);
  const roundsPaid = readRounds(draft, cards.attacker, complain);
  readWear(draft, armies, heaps, complain);
  if (problems.length > 0 || file === null || region === null) return failed(problems);
  const { battle, title, rules, mode, fellowship, wear, players, seed } = file;
  const by = file.by ?? (cards.attacker.some((id) => THREE_ROUNDS.includes(id)) ? 'card' : 'army');
  const { attacker, defender, inside, inPlay } = armies;
  const who = { attacker, defender, inside, inPlay, atWar, ...heaps };
  const what = { battle, title, rules, region, mode, from, by, fellowship, cards, hands, roundsPaid, wear };
  const policies = policiesIn(file.policies);
  return ok({ ...what, ...who, policies, players, seed });
}

function policiesIn(said: BriefFile['policies']): Both<Policy> {
  const of = (seat: Seat): Policy => {
    const { losses, press, hold, cards } = USUAL[seat];
    const own = said[seat];
    return {
      losses: own.losses ?? losses,
      press: own.press ?? press,
      hold: own.hold ?? hold,
      cards: own.cards ?? cards,
    };
  };
  return { attacker: of('attacker'), defender: of('defender') };
}

/** The parts that a whole file may leave out. */
function optional(
  file: Partial<Pick<BriefDraft, 'from' | 'by' | 'atWar' | 'pool' | 'elsewhere' | 'roundsPaid'>>,
) {
  const { from = null, by = null, atWar = null, pool = null, elsewhere = null, roundsPaid = null } = file;
  return { from, by, atWar, pool, elsewhere, roundsPaid };
}

function readRegion(name: string | null | undefined, path: string, complain: Complain): string | null {
  if (name === null || name === undefined) return null;
  const found = regionNamed(name);
  if (found === null) complain(path, 'no-such-region', sayUnknown('region', name, REGION_NAMES));
  return found;
}

/** Who is at war: those who are named, else all who fight here. One unit of the attacker must be (B10). */
function readAtWar(draft: BriefDraft, armies: Armies, complain: Complain): readonly Nation[] {
  const named = draft.atWar?.flatMap((name, index) => {
    const nation = NATION_NAMES.find((one) => bare(one) === bare(name));
    if (nation === undefined)
      complain(`/atWar/${index}`, 'no-such-nation', sayUnknown('nation', name, NATION_NAMES));
    return nation === undefined ? [] : [nation];
  });
  const here = NATION_NAMES.filter((nation) =>
    [armies.attacker, armies.defender, armies.inside].some(({ figures }) => figures[nation] !== undefined),
  );
  const atWar = named ?? here;
  const units = (nation: Nation): number => unitsIn({ [nation]: armies.attacker.figures[nation] });
  const attacks = NATION_NAMES.filter((nation) => units(nation) > 0);
  if (attacks.length > 0 && !attacks.some((nation) => atWar.includes(nation)))
    complain('/atWar', 'nobody-at-war', ring({ say: 'nobodyAtWar', nation: attacks[0]! }));
  return NATION_NAMES.filter((nation) => atWar.includes(nation));
}

function readFrom(
  name: string | null | undefined,
  region: string | null,
  mode: Mode | null,
  complain: Complain,
): string | null {
  const from = readRegion(name, '/from', complain);
  if (from === null || region === null) return null;
  if ((mode === 'assault' || mode === 'sortie') && !tellsFrom(mode, region))
    complain('/from', 'not-needed', ring({ say: 'fromNotNeeded', mode }));
  else if (!regionOf(region)!.adjacent.includes(from))
    complain('/from', 'not-adjacent', ring({ say: 'notAdjacent', region: regionName(region) }));
  return from;
}

function readRounds(draft: BriefDraft, cards: readonly string[], complain: Complain): number {
  const byCard = cards.some((id) => THREE_ROUNDS.includes(id)) ? 3 : 1;
  const given = draft.roundsPaid ?? null;
  if (draft.mode !== 'assault') {
    if (given !== null) complain('/roundsPaid', 'wrong-rounds', ring({ say: 'roundsOnlyInAssault' }));
    return 0;
  }
  if (given !== null && given > byCard)
    complain('/roundsPaid', 'wrong-rounds', ring({ say: 'roundsBeyond', most: byCard }));
  return given ?? byCard;
}

/** Wear lies on units that fight, on one of each nation, while a siege lasts (C2). */
function readWear({ wear, mode }: BriefDraft, armies: Armies, heaps: Heaps, complain: Complain): void {
  const worn = new Map<Nation, string>();
  for (const id of Object.keys(wear ?? {})) {
    const path = `/wear/${id}`;
    if (!isFigure(id)) {
      complain(path, 'no-such-figure', ring({ say: 'noFigureWritten', given: JSON.stringify(id) }));
      continue;
    }
    if (!isUnit(id)) complain(path, 'no-wear', ring({ say: 'wearOfNoUnit' }));
    else if (rankOf(id, { ...armies, ...heaps }) === null)
      complain(path, 'not-here', ring({ say: 'wearOfNobodyHere', id }));
    if (mode === 'field' || (mode === 'relief' && armies.attacker.figures[figureOf(id).nation] !== undefined))
      complain(path, 'no-wear', ring({ say: 'wearOfNoSiege' }));
    const { nation } = figureOf(id);
    const before = worn.get(nation);
    if (before !== undefined) complain(path, 'twice', ring({ say: 'wearTwice', before }));
    worn.set(nation, id);
  }
}
