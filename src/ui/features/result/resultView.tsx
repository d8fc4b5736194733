/** The verdict of the battle as a reckoning: its margin, its conditions, every point of both sides, the tracks. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { STORY } from '../../../i18n/storyWords.ts';
import { COMMANDS } from '../../../i18n/words.ts';
import { CitedText } from '../../parts/citedText.tsx';
import { Modal } from '../../parts/modal.tsx';
import type { ResultCard, SideScore } from '../../store/model.ts';
import type { StoryCard } from '../analysis/storyModel.ts';
import { Portrait } from '../../parts/portrait.tsx';
import { Seal } from '../../parts/seal.tsx';
import type { SeatingModel } from '../seats/seatsModel.ts';
import { Sentences } from '../../parts/sentences.tsx';
import type { TableAsks } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import './result.css';

export interface ResultProps {
  readonly result: ReadonlySignal<ResultCard | null>;
  readonly seating: SeatingModel;
  /** Whether it is the verdict of a block of a strategic siege, which goes on elsewhere. */
  readonly ofSiege: ReadonlySignal<boolean>;
  /** The battle told from its end. */
  readonly story: ReadonlySignal<StoryCard | null>;
  /** What the verdict means for the match. */
  readonly match: ComponentChildren;
  /** The story as it is painted. */
  readonly tale: ComponentChildren;
  /** Shares the verdict as a picture; null until the story is there. */
  readonly share: (() => void) | null;
  readonly ask: TableAsks;
}

/** The verdict, until it is laid aside to look at the board. */
export function Result({ result, seating, ofSiege, story, match, tale, share, ask }: ResultProps) {
  const card = result.value;
  if (card === null) return null;
  const told = story.value;
  return (
    <Modal kind="result" title={card.title} onLeave={() => ask.dismissResult()}>
      <p class="margin">
        <CitedText {...card.margin} />
      </p>
      {card.text !== null && (
        <>
          <p class="verdict">{card.text}</p>
          {told !== null && told.decided !== null && (
            <p class="decided">
              {told.decider !== null && <Portrait portrait={told.decider} name={told.decided} side={40} />}
              {told.decided}
            </p>
          )}
        </>
      )}
      {match}
      <div class="reckoning" tabIndex={0} role="region" aria-label={say('reckoning')}>
        {tale}
        <div class="reckoned">
          {card.reasons.length > 0 && <h3 class="minor">{say('resultWhy')}</h3>}
          <Sentences lines={card.reasons} />
          {card.scores.length > 0 && (
            <div class="scores">
              {card.scores.map((score) => (
                <Score key={score.side} score={score} />
              ))}
            </div>
          )}
          {card.tracks.length > 0 && <h3 class="minor">{say('resultTracks')}</h3>}
          <Sentences lines={card.tracks} />
        </div>
      </div>
      <div class="modal-buttons">
        <button type="button" class="button" autofocus onClick={() => ask.dismissResult()}>
          {say('resultLook')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            ask.dismissResult();
            ask.command('first');
          }}
        >
          {COMMANDS.watch.label}
        </button>
        <button type="button" class="button" onClick={() => ask.command('statistics')}>
          {say('statistics')}
        </button>
        <button type="button" class="button" onClick={() => ask.command('save')}>
          {COMMANDS.save.label}
        </button>
        <button type="button" class="button" onClick={() => ask.command('copy-chronicle')}>
          {STORY.copyStory}
        </button>
        {share !== null && (
          <button type="button" class="button" onClick={share}>
            {STORY.sharePicture}
          </button>
        )}
        <GoOn seating={seating} ofSiege={ofSiege} ask={ask} />
      </div>
    </Modal>
  );
}

/** What comes next: the siege goes on, the second game of a match, or a new game. */
function GoOn({ seating, ofSiege, ask }: Pick<ResultProps, 'seating' | 'ofSiege' | 'ask'>) {
  if (ofSiege.value) {
    const backToRoom = (): void => {
      ask.dismissResult();
      ask.command('siege');
    };
    return <Golden go={backToRoom}>{say('resultSiege')}</Golden>;
  }
  return seating.match.value?.second === true ? (
    <Golden go={() => seating.playSecond()}>{say('resultSecond')}</Golden>
  ) : (
    <Golden go={() => ask.command('new-game')}>{say('resultNew')}</Golden>
  );
}

function Golden({ go, children }: Readonly<{ go: () => void; children: string }>) {
  return (
    <button type="button" class="button button-gold" onClick={go}>
      {children}
    </button>
  );
}

/** What one side has scored, and what it might have. */
function Score({ score }: Readonly<{ score: SideScore }>) {
  const { side, sideName, sum, lines } = score;
  return (
    <table class="score" data-side={side}>
      <caption>
        <Seal side={side} /> {sideName}
      </caption>
      <tbody>
        {lines.map(({ text, points, earned, cite }) => (
          <tr key={text} class={earned ? 'earned' : 'missed'}>
            <th scope="row">
              <CitedText text={text} cite={cite} />
            </th>
            <td>
              {earned ? points : '–'}
              <span class="unseen"> {say(earned ? 'earned' : 'missed', { points })}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('sum')}</th>
          <td>{sum}</td>
        </tr>
      </tfoot>
    </table>
  );
}
