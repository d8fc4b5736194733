// Two players at one made-up screen: the strip, the look and the recap, each if it is asked for.
import { signal } from '@preact/signals';
import type { HexId } from '../../../src/board/hex.ts';
import type {
  HandoverModel,
  Peek,
  PinState,
  Recap,
  Steps,
  Strip,
} from '../../../src/ui/features/handOver/handoverModel.ts';
import { CHRONICLE } from './game.ts';

const LINES = [
  { icon: 'broken-wall', text: 'Grond breaks the Great Gate.', hex: 1 as HexId },
  { icon: 'flame', text: 'Oil is poured over the wall 1112/1212.', hex: 2 as HexId },
  { icon: 'death-skull', text: 'Orc swordsmen E3Y are destroyed.', hex: 3 as HexId },
  { icon: 'boot-prints', text: 'Units moved: 9.', hex: null },
  { icon: 'bow-arrow', text: 'Shots: 7.', hex: null },
  { icon: 'death-skull', text: 'Destroyed: 2, halved: 1, thrown back: 3.', hex: null },
] as const;

const MOMENTS: Steps = {
  head: 'What Sauron did',
  count: '3 moments',
  moments: [
    { title: 'Grond strikes the Great Gate', figure: '33%' },
    { title: 'The outer wall is scaled', figure: null },
    { title: 'Orc swordsmen fall', figure: '8%' },
  ],
  at: 0,
};

/** The hand-over of the made-up game. */
export function madeUpHandover(show: ReadonlySet<string>, told: (what: string) => void): HandoverModel {
  const pin = signal<PinState>(show.has('pin') ? 'wanted' : 'none');
  const recap: Recap = { head: 'Meanwhile, Sauron:', lines: LINES, more: 3 };
  const strip: Strip = {
    side: 0,
    sideName: 'Westernesse',
    head: 'Oil of Westernesse?',
    text: 'Pour on enemies below a wall, or not.',
    answers: [
      { id: 'no-oil', label: 'No oil' },
      { id: 'look', label: 'Look at the oil' },
    ],
  };
  const peek: Peek = {
    stage: 'offered',
    side: 0,
    ask: 'What Westernesse alone may know will be shown. Sauron, look away.',
    yes: 'Sauron looks away',
    looking: 'Only Westernesse looks now.',
  };
  return {
    cover: signal(null),
    pin,
    record: signal(CHRONICLE),
    strip: signal(show.has('strip') ? strip : null),
    peek: signal(show.has('peek') ? peek : null),
    recap: signal(show.has('recap') ? recap : null),
    steps: signal(show.has('moments') ? MOMENTS : null),
    endQuestion: signal(show.has('ending') ? '4 can still shoot. End anyway?' : null),
    ask: {
      uncover: (typed) => told(`uncover ${typed}`),
      setPin: (typed) => {
        told(`set pin ${typed}`);
        return typed.length > 3;
      },
      takePinAway: () => {
        told('take pin away');
        pin.value = 'none';
      },
      answer: (id) => told(`answer ${id}`),
      peek: (down) => told(`peek ${down ? 'down' : 'up'}`),
      peekAnswer: (yes) => told(`peek answer ${yes ? 'yes' : 'no'}`),
      peekKeep: () => told('peek keep'),
      watchAgain: () => told('watch again'),
      closeRecap: () => told('close recap'),
      stepTo: (moment) => told(`step to ${moment ?? 'the present'}`),
    },
  };
}
