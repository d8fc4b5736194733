/** Who sits where: one of the two at this screen, or an agent. */
import { FrontIcon } from '../../parts/frontIcon.tsx';
import type { DraftModel, Sitter } from '../seats/seatsModel.ts';
import { OPPONENT_NAMES } from '../../../i18n/frontWords.ts';
import { say } from '../../words/labels.ts';

const SIGNS = ['white-tower', 'flame'] as const;

/** What a sitter is called: the two at this screen, and agents as they are named. */
function calledSitter(sitter: Sitter): string {
  if (typeof sitter === 'string') return say(sitter);
  const called = OPPONENT_NAMES[sitter.name as keyof typeof OPPONENT_NAMES] ?? sitter.name;
  return sitter.level === undefined ? called : `${called} ${sitter.level}`;
}

interface ChairsProps {
  readonly drafting: DraftModel;
  /** The names of both sides. */
  readonly sides: readonly [string, string];
}

/** Both seats. */
export function Chairs({ drafting, sides }: ChairsProps) {
  return (
    <div class="chairs">
      {([0, 1] as const).map((side) => (
        <Chair key={side} side={side} name={sides[side]} drafting={drafting} />
      ))}
    </div>
  );
}

interface ChairProps {
  readonly side: 0 | 1;
  readonly name: string;
  readonly drafting: DraftModel;
}

function Chair({ side, name, drafting }: ChairProps) {
  const { taken, name: who } = drafting.draft.value.seats[side];
  return (
    <section class="chair" data-side={side} aria-label={name}>
      <h3>
        <span class={`seal seal-${side}`} aria-hidden="true">
          <FrontIcon name={SIGNS[side]} />
        </span>
        {name}
      </h3>
      <div class="chair-sitters" role="group" aria-label={say('playedBy', { side: name })}>
        {drafting.sitters.map((sitter) => (
          <button
            key={calledSitter(sitter)}
            type="button"
            aria-label={say('seatIs', { side: name, who: calledSitter(sitter) })}
            aria-pressed={drafting.isSame(taken, sitter)}
            onClick={() => drafting.seat(side, sitter)}
          >
            {calledSitter(sitter)}
          </button>
        ))}
      </div>
      {typeof taken === 'object' ? (
        <p class="chair-machine">{say('machineHere')}</p>
      ) : (
        <input
          type="text"
          class="chair-name"
          aria-label={say('nameOf', { side: name })}
          value={who}
          maxLength={40}
          autocomplete="off"
          placeholder={say(taken === 'you' ? 'yourName' : 'friendName')}
          onInput={({ currentTarget }) => drafting.name(side, currentTarget.value)}
        />
      )}
    </section>
  );
}
