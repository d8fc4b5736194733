/** Random games through the hands: whatever the rules allow can be ordered at the table, and the table can show every moment of it. */
import { describe, expect, test } from 'vitest';
import type { Draw } from '../../src/ai/agent.ts';
import type { Direction, HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { random } from '../../src/ai/random.ts';
import { drawing } from '../../src/game/generator.ts';
import { legalActions } from '../../src/game/legal.ts';
import { newMatch } from '../../src/game/match.ts';
import { view } from '../../src/game/view.ts';
import { viewFor } from '../../src/session/viewer.ts';
import { NOTHING_CHOSEN } from '../../src/ui/orders/orders.chart.ts';
import { offersOf } from '../../src/ui/orders/offers.ts';
import { hexCard } from '../../src/ui/store/hexCard.ts';
import { hexSentence } from '../../src/ui/words/names.ts';
import { oddsCard } from '../../src/ui/features/odds/odds.ts';
import { standingOverlays } from '../../src/ui/store/overlays.ts';
import { siegeStateOf } from '../../src/ui/words/siegeState.ts';
import { statusOf } from '../../src/ui/features/status/status.ts';
import { shippedBattles } from '../kit/shipped.ts';
import { give, gist } from './giving.ts';
import { sitAt, type Seat } from './seat.ts';

const ORDERS = 250;

/** Everything that the page, the board and the mirror show, and what either side could see of the moment. */
function showAll({ store, page }: Seat, battle: Battle, draw: Draw): void {
  for (const part of Object.values(page)) void part.value;
  void store.overlays.value;
  const hex = draw(battle.board.size) as HexId;
  for (const side of [DEFENDER, BESIEGER]) {
    const state = view(battle, store.history.peek()!.present.state, side);
    hexCard(battle, state, hex);
    hexSentence(battle, state, hex);
    siegeStateOf(battle, state);
    statusOf(battle, state);
    standingOverlays(battle, state, NOTHING_CHOSEN, null);
    offersOf(battle, state, NOTHING_CHOSEN, null);
    for (const options of legalActions(battle, state).values())
      oddsCard(battle, state, options[draw(options.length)]!);
  }
}

/** Points anywhere with some piece, with a finger: nothing is done by that, though it may be aimed at or refused. */
function fumble({ store, input, page }: Seat, battle: Battle, draw: Draw): void {
  input.chooseNext(draw(2) === 0 ? 1 : -1);
  const [hex, direction] = [draw(battle.board.size) as HexId, draw(6) as Direction];
  input.pick({ hex, direction, fromEdge: draw(2) }, true);
  void page.hint.value;
  void store.overlays.value;
  while (store.chosen.peek().piece !== null) input.back();
}

describe('an evening at the table', () => {
  test.each(shippedBattles().map((battle) => [battle.id, battle] as const))(
    '%s: every order that is allowed can be given by picks and buttons, and nothing shown ever fails',
    (_, battle) => {
      const draw = drawing(1977);
      const seat = sitAt(newMatch(battle, 1977));
      const astray: unknown[] = [];
      for (let order = 0; order < ORDERS; order += 1) {
        const { present } = seat.store.history.peek()!;
        if (present.state.verdict !== null) break;
        const { state } = viewFor(present);
        if (order % 10 === 0) showAll(seat, battle, draw);
        if (order % 7 === 0 && state.owed.length === 0 && !state.step.startsWith('setup'))
          fumble(seat, battle, draw);
        const action = random(battle, state, draw);
        give(seat, action);
        const given = seat.last();
        if (JSON.stringify(gist(given)) === JSON.stringify(gist(action))) continue;
        astray.push({ step: state.step, wanted: action, given, refused: seat.refused() });
        if (seat.store.history.peek()!.present === present) seat.play.submit(action);
      }
      expect(astray).toEqual([]);
    },
  );
});
