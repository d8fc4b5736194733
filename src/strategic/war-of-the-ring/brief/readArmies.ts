/** Reads the armies of a brief: who they are, whether they may stand together, and whether they may fight (B1, B10, S2). */
import { NO_ARMY, unitsIn } from '../armies.ts';
import type { Complain } from '../../reading.ts';
import { ring } from '../said.ts';
import { characterName, regionName } from '../wording.ts';
import type { Both, Mode, NationCounts, Seat } from './brief.ts';
import type { BriefDraft } from './draft.ts';
import { allianceOf, CHARACTERS, characterOf, NATIONS, regionOf } from '../facts.ts';
import type { Alliance, Army, Figures, Nation } from '../figures.ts';
import { bare, sayUnknown } from '../../nearest.ts';

const NATION_NAMES = NATIONS.map(({ id }) => id);
/** Who bears arms: the Ring-bearers and Gollum do not. */
const FIGHTERS = CHARACTERS.filter(({ id }) => id !== 'ring-bearers' && id !== 'gollum').map(({ id }) => id);
const CHANGED: readonly (readonly [string, string])[] = [
  ['strider', 'aragorn'],
  ['gandalf-grey', 'gandalf-white'],
];
/** Most units in a region, and in a hold (B1, S2). */
const STACK = 10;
const HOLD = 5;

/** The armies of a brief, and the alliance of each seat where it could be told. */
export interface Armies extends Both<Army> {
  readonly inside: Army;
  readonly inPlay: readonly string[];
  readonly alliances: Both<Alliance | null>;
}

type Heap = { readonly figures: Readonly<Record<string, Figures>>; readonly characters: readonly string[] };

/** Reads the three armies of a draft. */
export function readArmies(draft: BriefDraft, complain: Complain): Armies {
  const attacker = readArmy(draft.attacker, '/attacker', complain);
  const defender = readArmy(draft.defender, '/defender', complain);
  const inside = readArmy(draft.inside, '/inside', complain);
  const alliances = { attacker: allianceIn(attacker), defender: allianceIn(defender) };
  const inPlay = readCharacters(draft.inPlay ?? [], '/inPlay', complain);
  const armies = { attacker, defender, inside, inPlay, alliances };
  for (const seat of ['attacker', 'defender'] as const) {
    if (draft[seat] === null) continue;
    oneSide(armies[seat], alliances[seat], `/${seat}`, complain);
    if (unitsIn(armies[seat].figures) === 0)
      complain(`/${seat}/figures`, 'no-units', ring({ say: 'noUnits' }));
  }
  if (alliances.attacker !== null && alliances.attacker === alliances.defender)
    complain('/defender', 'same-side', ring({ say: 'sameSide' }));
  if (draft.mode !== null) checkPlaces(draft.mode, draft.region, armies, complain);
  checkCharacters(armies, draft.region, complain);
  return armies;
}

/** Reads figures by nation; a nation nobody knows is told and left out, and so is one without figures. */
export function readCounts(
  counts: Readonly<Record<string, Figures>>,
  path: string,
  complain: Complain,
): NationCounts {
  const read: Partial<Record<Nation, Figures>> = {};
  for (const [name, figures] of Object.entries(counts)) {
    const nation = NATION_NAMES.find((one) => bare(one) === bare(name));
    if (nation === undefined)
      complain(`${path}/${name}`, 'no-such-nation', sayUnknown('nation', name, NATION_NAMES));
    else if (Object.values(figures).some((count) => count > 0)) read[nation] = figures;
  }
  return read;
}

/** Reads names of characters; those nobody knows are told and left out. */
export function readCharacters(
  given: readonly string[],
  path: string,
  complain: Complain,
): readonly string[] {
  return given.flatMap((name, index) => {
    const found = CHARACTERS.find((one) => bare(one.id) === bare(name) || bare(one.name) === bare(name));
    if (found !== undefined && FIGHTERS.includes(found.id)) return [found.id];
    if (found !== undefined)
      complain(`${path}/${index}`, 'no-fighter', ring({ say: 'noFighter', who: characterName(found.id) }));
    else complain(`${path}/${index}`, 'no-such-character', sayUnknown('character', name, FIGHTERS));
    return [];
  });
}

function readArmy(heap: Heap | null, path: string, complain: Complain): Army {
  if (heap === null) return NO_ARMY;
  return {
    figures: readCounts(heap.figures, `${path}/figures`, complain),
    characters: readCharacters(heap.characters, `${path}/characters`, complain),
  };
}

function allianceIn({ figures }: Army): Alliance | null {
  const first = NATION_NAMES.find((nation) => figures[nation] !== undefined);
  return first === undefined ? null : allianceOf(first);
}

function oneSide(army: Army, alliance: Alliance | null, path: string, complain: Complain): void {
  if (alliance === null) return;
  for (const { id, side } of NATIONS) {
    if (army.figures[id] !== undefined && side !== alliance)
      complain(`${path}/figures/${id}`, 'wrong-side', ring({ say: 'wrongNation', nation: id, alliance }));
  }
  for (const [index, id] of army.characters.entries()) {
    if (characterOf(id)!.side !== alliance)
      complain(
        `${path}/characters/${index}`,
        'wrong-side',
        ring({ say: 'wrongCharacter', who: characterName(id), alliance }),
      );
  }
}

/** Who is in the hold in each mode (3.4, 3.5): one hold, one limit. */
const IN_HOLD: Readonly<Record<Mode, readonly (Seat | 'inside')[]>> = {
  assault: ['defender'],
  sortie: ['attacker', 'inside'],
  relief: ['inside'],
  field: [],
};

function checkPlaces(mode: Mode, region: string | null, armies: Armies, complain: Complain): void {
  const holders = IN_HOLD[mode];
  const units = (seats: readonly (Seat | 'inside')[]): number =>
    seats.reduce((sum, seat) => sum + unitsIn(armies[seat].figures), 0);
  if (units(holders) > HOLD)
    complain(
      `/${holders[0]!}/figures`,
      'too-many-in-hold',
      ring({ say: 'tooManyInHold', units: units(holders), most: HOLD }),
    );
  for (const seat of ['attacker', 'defender'] as const) {
    if (!holders.includes(seat) && units([seat]) > STACK)
      complain(
        `/${seat}/figures`,
        'too-many-in-region',
        ring({ say: 'tooManyInRegion', units: units([seat]), most: STACK }),
      );
  }
  const inside = unitsIn(armies.inside.figures) + armies.inside.characters.length;
  if (inside > 0 && (mode === 'assault' || mode === 'field'))
    complain('/inside', 'nobody-inside', ring({ say: 'nobodyInside', mode }));
  const waiting = Object.keys(armies.inside.figures).length + armies.inside.characters.length;
  if (waiting > 0 && unitsIn(armies.inside.figures) === 0)
    complain('/inside/figures', 'no-units', ring({ say: 'insideWithoutUnit' }));
  const ground = regionOf(region ?? '');
  if (mode !== 'field' && ground !== undefined && ground.settlement !== 'stronghold')
    complain('/mode', 'no-hold', ring({ say: 'noHold', region: regionName(ground.id) }));
  const alliance = allianceIn(armies.inside);
  const attacking = armies.alliances.attacker;
  if (alliance !== null && attacking !== null && alliance !== attacking)
    complain('/inside/figures', 'wrong-side', ring({ say: 'insideWrongSide' }));
}

function checkCharacters(armies: Armies, region: string | null, complain: Complain): void {
  const seen = new Map<string, string>();
  const places = [
    ...(['attacker', 'defender', 'inside'] as const).flatMap((seat) =>
      armies[seat].characters.map((id, index) => [id, `/${seat}/characters/${index}`] as const),
    ),
    ...armies.inPlay.map((id, index) => [id, `/inPlay/${index}`] as const),
  ];
  for (const [id, path] of places) {
    const before = seen.get(id);
    if (before !== undefined)
      complain(path, 'twice', ring({ say: 'standsTwice', who: characterName(id), before }));
    else seen.set(id, path);
    if (id === 'saruman' && !path.startsWith('/inPlay') && region !== null && region !== 'orthanc')
      complain(path, 'cannot-leave', ring({ say: 'sarumanStays' }));
  }
  for (const [once, now] of CHANGED) {
    if (seen.has(once) && seen.has(now))
      complain(
        seen.get(once)!,
        'same-person',
        ring({ say: 'becameAnother', once: characterName(once), now: characterName(now) }),
      );
  }
}
