/** The strip at the foot of the board while the game is watched again. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { STRIP } from '../../../i18n/stripWords.ts';
import { Icon } from '../../parts/icon.tsx';
import type { StripCard, StripMove, ReplayModel } from './replayModel.ts';
import './replayStrip.css';

interface StripProps {
  readonly replaying: ReplayModel;
  /** What is told of the moment that is shown. */
  readonly children?: ComponentChildren;
}

/** The strip; nothing while the game is played. */
export function Strip({ replaying, children }: StripProps) {
  const card = replaying.strip.value;
  if (card === null) return null;
  const move = (asked: StripMove) => () => replaying.move(asked);
  return (
    <section class={card.at < card.of ? 'strip strip-past' : 'strip'} aria-label={STRIP.strip}>
      <div class="strip-line">
        <p class="strip-where">
          <b>{card.where}</b> <span>{fill(STRIP.momentOf, { at: card.at, of: card.of })}</span>
        </p>
        <Turns card={card} go={(at) => replaying.move({ go: at })} />
      </div>
      {children}
      <Scrub card={card} go={(at) => replaying.move({ go: at })} />
      <div class="strip-line">
        <div class="strip-buttons">
          <Step label={STRIP.toFirst} icon="previous-button" ask={move('first')} />
          <Step label={STRIP.turnBack} icon="fast-backward-button" ask={move('turn-back')} />
          <Step label={STRIP.actionBack} icon="play-button" turned ask={move('action-back')} />
          <Step
            label={card.playing ? STRIP.pause : STRIP.play}
            icon={card.playing ? 'pause-button' : 'play-button'}
            main
            ask={move('play')}
          />
          <Step label={STRIP.actionOn} icon="play-button" ask={move('action-on')} />
          <Step label={STRIP.turnOn} icon="fast-forward-button" ask={move('turn-on')} />
          <Step label={STRIP.toLast} icon="next-button" ask={move('last')} />
        </div>
        <GoOn key={card.at} card={card} ask={move('go-on-here')} />
        <button type="button" class="button" onClick={move('leave')}>
          {STRIP.leave}
        </button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: string;
  readonly turned?: boolean;
  readonly main?: boolean;
  readonly ask: () => void;
}

function Step({ label, icon, turned = false, main = false, ask }: StepProps) {
  return (
    <button
      type="button"
      class={`command strip-step${turned ? ' turned' : ''}${main ? ' strip-play' : ''}`}
      aria-label={label}
      title={label}
      onClick={ask}
    >
      <Icon name={icon} />
    </button>
  );
}

interface GoingProps {
  readonly card: StripCard;
  readonly go: (at: number) => void;
}

function Turns({ card, go }: GoingProps) {
  const now = card.turns.findLast(({ at }) => at <= card.at)?.turn ?? 0;
  return (
    <select
      class="strip-turns"
      aria-label={STRIP.jumpToTurn}
      value={String(now)}
      onChange={({ currentTarget }) => go(card.turns[currentTarget.selectedIndex]!.at)}
    >
      {card.turns.map(({ turn }) => (
        <option key={turn} value={String(turn)} selected={turn === now}>
          {fill(STRIP.turnMark, { turn })}
        </option>
      ))}
    </select>
  );
}

/** The whole game as a bar, with a mark where each turn begins. */
function Scrub({ card, go }: GoingProps) {
  const { at, of, where, turns } = card;
  return (
    <div class="scrub">
      <ol class="scrub-turns" aria-hidden="true">
        {turns.map((mark) => (
          <li
            key={mark.turn}
            style={{ '--at': String(of === 0 ? 0 : mark.at / of) }}
            class={mark.at <= at ? 'passed' : undefined}
          >
            {mark.turn}
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={STRIP.timeline}
        aria-valuetext={fill(STRIP.spokenMoment, { at, of, where })}
        style={{ '--at': String(of === 0 ? 0 : at / of) }}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
    </div>
  );
}

/** Begins a new game at this moment, when it is asked for twice. */
function GoOn({ card, ask }: Readonly<{ card: StripCard; ask: () => void }>) {
  const [asked, setAsked] = useState(false);
  if (!card.mayGoOn) return null;
  if (!asked) {
    return (
      <button type="button" class="button strip-go-on" onClick={() => setAsked(true)}>
        {STRIP.goOnHere}
      </button>
    );
  }
  return (
    <div class="strip-asked" role="group" aria-label={STRIP.goOnHere}>
      <p>{STRIP.goOnAsked}</p>
      <button type="button" class="button button-gold" onClick={ask}>
        {STRIP.goOnYes}
      </button>
      <button type="button" class="button" onClick={() => setAsked(false)}>
        {STRIP.goOnNo}
      </button>
    </div>
  );
}
