/** What follows when the losses are taken: who goes where, who holds the place, and whether the siege lasts (3.2 to 3.5). */
import type { Both, Seat } from '../brief/brief.ts';
import type { Survivors } from './casualties.ts';
import type { LedgerEntry } from './entries.ts';
import { allianceOf, characterOf, isSettled, regionOf } from '../facts.ts';
import type { Alliance } from '../figures.ts';
import { moveCharacters, holderOf, moveFigures, standing, unitsAmong, type Ledger } from './ledger.ts';
import type { SiegeLink } from './link.ts';
import type { SiegeResult } from './result.ts';
import { figureOf, type FigureId } from '../roster.ts';
import { trimToLimit } from './stacking.ts';

/** A ledger and what was entered on the way to it. */
export interface Entered {
  readonly ledger: Ledger;
  readonly entries: readonly LedgerEntry[];
}

/** The region of a battle, and who stands against whom there. */
interface Scene {
  readonly link: SiegeLink;
  readonly result: SiegeResult;
  readonly sides: Both<Survivors>;
  readonly alliances: Both<Alliance>;
}

/** The alliance of each seat of a link. */
export function alliancesOf(link: SiegeLink): Both<Alliance> {
  const of = (seat: Seat): Alliance => allianceOf(figureOf(link[seat].figures[0]!).nation);
  return { attacker: of('attacker'), defender: of('defender') };
}

/** Carries a battle to its end on the map, after both sides took their losses. */
export function concludeBattle(
  before: Ledger,
  link: SiegeLink,
  result: SiegeResult,
  sides: Both<Survivors>,
): Entered {
  const scene = { link, result, sides, alliances: alliancesOf(link) };
  const retreated = retreat(scene, before);
  switch (link.mode) {
    case 'assault':
      return siegeOrEnd(scene, retreated, 'attacker');
    case 'sortie':
      return siegeOrEnd(scene, retreated, 'defender');
    case 'relief': {
      const settled = siegeOrEnd(scene, retreated, 'defender');
      return advance(scene, settled);
    }
    case 'field':
      return field(scene, retreated);
  }
}

/** The defender's army leaves the region; whoever has level 0 does not (F2). A garrison cannot (A5). */
function retreat({ link, result, sides }: Scene, ledger: Ledger): Entered {
  const { to, defender } = result.after;
  const { figures, characters } = sides.defender;
  if (defender !== 'retreats' || to === null || figures.length === 0) return { ledger, entries: [] };
  const stays = characters.filter((id) => characterOf(id)!.level === 0);
  const goes = characters.filter((id) => !stays.includes(id));
  const account = { at: 'board', region: to, inside: false } as const;
  const gone = moveCharacters(moveFigures(ledger, figures, account), goes, account);
  const entries: LedgerEntry[] = [
    { type: 'retreated', region: link.region, to },
    ...stays.map((character): LedgerEntry => ({ type: 'stays-behind', character, region: link.region })),
  ];
  return trimToLimit({ ledger: gone, entries }, to, false, figuresAlliance(figures), result.after.excess);
}

function figuresAlliance(figures: readonly FigureId[]): Alliance {
  return allianceOf(figureOf(figures[0]!).nation);
}

/** A siege ends when one side has no unit left in the region; the hold falls only to a besieger who lives (S5, O1, O2). */
function siegeOrEnd(scene: Scene, { ledger, entries }: Entered, besieging: Seat): Entered {
  const { region } = scene.link;
  const besieger = scene.alliances[besieging];
  const garrison = besieger === 'free' ? 'shadow' : 'free';
  const outside = unitsAmong(standing(ledger, region, false, besieger));
  const inside = unitsAmong(standing(ledger, region, true, garrison));
  // The garrison of a relief took no part: it lives whoever tells of it (O2).
  if (outside.length > 0 && (inside.length > 0 || scene.link.mode === 'relief'))
    return { ledger, entries: [...entries, { type: 'siege-goes-on', region }] };
  if (outside.length > 0) {
    // Whom an event spared of the garrison stands before the hold that is no longer his (ruling 8).
    const spared = charactersAt(ledger, region, true);
    const left = moveCharacters(ledger, spared, { at: 'board', region, inside: false });
    return capture({ ledger: left, entries }, region, besieger);
  }
  return trimToLimit(
    {
      ledger: outOfTheHold(ledger, region, garrison),
      entries: [...entries, { type: 'siege-broken', region }],
    },
    region,
    false,
    garrison,
    scene.result.after.excess,
  );
}

function outOfTheHold(ledger: Ledger, region: string, garrison: Alliance): Ledger {
  const account = { at: 'board', region, inside: false } as const;
  const out = moveFigures(ledger, standing(ledger, region, true, garrison), account);
  return moveCharacters(out, charactersAt(ledger, region, true), account);
}

/** Who of the characters is in a region, in its hold or before it. */
function charactersAt({ characters }: Ledger, region: string, inside: boolean): readonly string[] {
  return Object.keys(characters).filter((id) => {
    const at = characters[id]!;
    return at.at === 'board' && at.region === region && at.inside === inside;
  });
}

/** The place changes hands, if anything is there to be held and it was not held already. */
function capture({ ledger, entries }: Entered, region: string, by: Alliance): Entered {
  const place = regionOf(region)!;
  const { nation, vp } = place;
  if (!isSettled(place) || nation === null || holderOf(ledger, region) === by) return { ledger, entries };
  const own = allianceOf(nation) === by;
  const { [region]: _, ...others } = ledger.taken;
  const more: LedgerEntry[] = [{ type: 'captured', region, by, vp: own ? 0 : vp }];
  if (!own) more.push({ type: 'roused', nation, why: 'captured' });
  return {
    ledger: { ...ledger, taken: own ? others : { ...ledger.taken, [region]: by } },
    entries: [...entries, ...more],
  };
}

/** The attacker goes in, all or part, where no unit of the enemy is left before the hold (F3, O2); whoever could not leave with his army dies (F2). */
function advance({ link, result, sides, alliances }: Scene, { ledger, entries }: Entered): Entered {
  const { region } = link;
  const barred = unitsAmong(standing(ledger, region, false, alliances.defender)).length > 0;
  const goes = sides.attacker.figures.filter((id) => !result.after.stay.includes(id));
  if (!result.after.advance || barred || unitsAmong(goes).length === 0) return { ledger, entries };
  const account = { at: 'board', region, inside: false } as const;
  const with_ = sides.attacker.characters.filter(
    (id) => !result.after.stay.includes(id) && characterOf(id)!.level !== 0,
  );
  const caught = charactersAt(ledger, region, false).filter(
    (id) => characterOf(id)!.side === alliances.defender && characterOf(id)!.level === 0,
  );
  const gone = moveCharacters(moveFigures(ledger, goes, account), with_, account);
  const slain = caught.map((character): LedgerEntry => ({ type: 'slain', character }));
  const entered = {
    ledger: moveCharacters(gone, caught, { at: 'dead' }),
    entries: [...entries, { type: 'advanced', region } as const, ...slain],
  };
  const limited = trimToLimit(entered, region, false, alliances.attacker, result.after.excess);
  const empty = unitsAmong(standing(limited.ledger, region, true, alliances.defender)).length === 0;
  return empty ? capture(limited, region, alliances.attacker) : limited;
}

/**
 * A battle in the open: withdrawal into the hold begins a siege only if the attacker goes in (S1-S3). Then the garrison is
 * trimmed; by the guide it is as it withdraws (difference 16).
 */
function field(scene: Scene, { ledger, entries }: Entered): Entered {
  const { link, result, sides, alliances } = scene;
  const { region } = link;
  const goesIn = result.after.advance && unitsAmong(sides.attacker.figures).length > 0;
  const withdrawn = result.after.defender === 'withdraws' && unitsAmong(sides.defender.figures).length > 0;
  if (!withdrawn || (!goesIn && link.rules === 'published')) return advance(scene, { ledger, entries });
  const account = { at: 'board', region, inside: true } as const;
  const all = standing(ledger, region, false, alliances.defender);
  const within = moveCharacters(moveFigures(ledger, all, account), sides.defender.characters, account);
  const limited = trimToLimit(
    { ledger: within, entries },
    region,
    true,
    alliances.defender,
    result.after.excess,
  );
  if (!goesIn) return { ...limited, ledger: outOfTheHold(limited.ledger, region, alliances.defender) };
  const begun: LedgerEntry = { type: 'siege-begun', region };
  return advance(scene, { ledger: limited.ledger, entries: [...limited.entries, begun] });
}
