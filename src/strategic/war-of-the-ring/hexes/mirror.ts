/** The strategic battle behind a fight on hexes: its armies as the counters have left them, so that one machine asks for every decision (4.6). */
import { addCounts } from '../armies.ts';
import { takeLoss, type Loss } from '../battle/casualties.ts';
import { beginBattle, decide, takeTallies, owedNext } from '../battle/machine.ts';
import { decisionOf } from '../battle/policies.ts';
import { mustersOf, settingOf } from '../battle/setting.ts';
import type { BattleState, Moved, Setting, BattleSide } from '../battle/terms.ts';
import { NO_TALLY } from '../battle/volley.ts';
import type { Both, Seat, SiegeBrief } from '../brief/brief.ts';
import type { Army } from '../figures.ts';
import { paymentsOf } from '../ledger/payment.ts';
import { countFigures, figureOf, isUnit, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { leadersOf, peopleOf, stepsNow, type Fight, type Standing } from './standing.ts';

/** The battle behind a fight as its first round begins: the events before it are over, the rearguard is named, and Gandalf the White has chosen. */
export function battleBehind(brief: SiegeBrief): Moved & Readonly<{ setting: Setting }> {
  const setting = { ...settingOf(brief), events: { attacker: [], defender: [] } };
  const start = beginBattle(setting, mustersOf(brief));
  if (!start.ok) throw new Error(`a brief that was read does not begin: ${JSON.stringify(start.problems)}`);
  return { setting, ...onward(setting, start.value) };
}

/** Goes on by itself to the next decision of a player or the next round: what cards ask of their players is chosen as in every table of odds, and no die falls. */
export function onward(setting: Setting, before: Moved): Moved {
  let { state } = before;
  const events = [...before.events];
  for (;;) {
    const asked = owedNext(setting, state);
    if (asked.type === 'nothing') return { state, events };
    if (asked.type === 'dice' && asked.purpose === 'combat') return { state, events };
    if (asked.type === 'choice' && isPlayers(asked.about.type)) return { state, events };
    if (asked.type === 'part' && asked.about.type === 'advance') return { state, events };
    const next =
      asked.type === 'dice'
        ? takeTallies(
            setting,
            state,
            asked.volleys.map(() => ({ tally: NO_TALLY })),
          )
        : mustDecide(setting, state, decisionOf(setting, state, asked, setting.policies));
    state = next.state;
    events.push(...next.events);
  }
}

function isPlayers(about: string): boolean {
  return (
    about === 'stand' || about === 'declare' || about === 'card' || about === 'go-on' || about === 'trim'
  );
}

function mustDecide(setting: Setting, state: BattleState, decision: Parameters<typeof decide>[2]): Moved {
  const next = decide(setting, state, decision);
  if (!next.ok) throw new Error(`a policy may not: ${JSON.stringify(next.problems)}`);
  return next.value;
}

/** Both sides of the battle after what the counters have lost; `whole`: as they began it, with the cards they still hold. */
export function sidesNow(fight: Fight, standing: Standing, whole: Both<BattleSide>): Both<BattleSide> {
  return {
    attacker: sideNow(fight, standing, whole, 'attacker'),
    defender: sideNow(fight, standing, whole, 'defender'),
  };
}

/** Units fall first and elites are reduced after them, as in the ledger (C3); leaders and characters who are out count no more. */
function sideNow(fight: Fight, standing: Standing, whole: Both<BattleSide>, seat: Seat): BattleSide {
  const units = fight.link[seat].figures.filter(isUnit);
  const army: Army = { figures: countFigures(units), characters: peopleOf(fight, standing, seat) };
  const losses = lossesOf(units, stepsNow(fight, standing));
  const after = losses.reduce((side, loss) => takeLoss(fight.brief.rules, side, loss), {
    ...whole[seat],
    army,
  });
  return {
    ...after,
    army: {
      ...after.army,
      figures: addCounts(after.army.figures, countFigures(leadersOf(fight, standing, seat))),
    },
    fallen: fight.link[seat].characters.filter((id) => standing.fallen.includes(id)),
  };
}

/** What the steps of units come to in losses of the strategic game: figures that are gone, then elites that are regulars now. */
function lossesOf(units: readonly FigureId[], steps: Readonly<Record<FigureId, number>>): readonly Loss[] {
  const payments = paymentsOf(units, steps);
  const hits = (id: FigureId): number => payments.get(id)?.hits ?? 0;
  const named = (id: FigureId): Loss =>
    `${figureOf(id).type === 'elite' ? 'elite' : 'regular'}:${figureOf(id).nation}`;
  const isGone = (id: FigureId): boolean => hits(id) * STEPS_OF_HIT >= STEPS[figureOf(id).type];
  const reduced = units.filter((id) => !isGone(id) && hits(id) > 0);
  return [...units.filter(isGone).map(named), ...reduced.map((id): Loss => `reduce:${figureOf(id).nation}`)];
}
