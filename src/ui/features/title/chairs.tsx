/** Who sits where: one of the two at this screen, or the machine at one of its levels. */
import { Fragment } from 'preact';
import { FrontIcon } from '../../parts/frontIcon.tsx';
import type { DraftModel, Sitter } from '../seats/seatsModel.ts';
import { say } from '../../words/labels.ts';
import { opponentName } from '../../words/opponents.ts';
import '../../parts/seal.css';

const SIGNS = ['white-tower', 'flame'] as const;

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
  const sitter = (label: string, isHe: boolean, sit: Sitter) => (
    <button
      type="button"
      aria-label={say('seatIs', { side: name, who: label })}
      aria-pressed={isHe}
      onClick={() => isHe || drafting.seat(side, sit)}
    >
      {label}
    </button>
  );
  return (
    <section class="chair" data-side={side} aria-label={name}>
      <h3>
        <span class={`seal seal-${side}`} aria-hidden="true">
          <FrontIcon name={SIGNS[side]} />
        </span>
        {name}
      </h3>
      <div class="chair-sitters" role="group" aria-label={say('playedBy', { side: name })}>
        {sitter(say('you'), taken === 'you', 'you')}
        {sitter(say('friend'), taken === 'friend', 'friend')}
        {sitter(say('machine'), typeof taken === 'object', drafting.usual)}
      </div>
      {typeof taken === 'object' ? (
        <div class="chair-levels" role="group" aria-label={say('levelOf', { side: name })}>
          {drafting.opponents.map((level) => (
            <Fragment key={level.name}>
              {sitter(opponentName(level.name), drafting.isSame(taken, level), level)}
            </Fragment>
          ))}
        </div>
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
