/** The battle told from its end, on the sheet of the verdict. */
import { STORY } from '../../../i18n/storyWords.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { Throws } from '../../parts/die.tsx';
import { Portrait } from '../../parts/portrait.tsx';
import { BoardCut } from './boardCut.tsx';
import { Graph, Stems } from './graph.tsx';
import type { SideFallen, SideFortune, StoryCard, StoryMoment } from './storyModel.ts';
import './story.css';

interface StoryProps {
  readonly story: StoryCard;
  /** What it was fought on. */
  readonly map: MapFile | null;
  /** Opens the replay at a moment. */
  readonly show: (at: number) => void;
}

/** Turning point, graph, deeds, who fell, luck. */
export function Story({ story, map, show }: StoryProps) {
  const { turning, deeds, fallen, luck, tracks, stems } = story;
  return (
    <div class="story">
      {turning !== null && (
        <section class="story-turning">
          <h3>{STORY.turning}</h3>
          {map !== null && <BoardCut map={map} cut={turning.board} label={turning.text} />}
          <Deed told={turning} show={show} />
          <p class="story-note">{STORY.swingNote}</p>
        </section>
      )}
      {tracks.length > 0 && (
        <section class="story-graph">
          <h3>{STORY.losses}</h3>
          <Graph story={story} />
          {stems.length > 0 && <Stems {...story} />}
        </section>
      )}
      {deeds.length > 0 && (
        <section class="story-deeds">
          <h3>{STORY.deeds}</h3>
          {deeds.map((told) => (
            <Deed key={told.title} told={told} show={show} />
          ))}
        </section>
      )}
      <section class="story-fallen">
        <h3>
          {STORY.whoFell} <i>{STORY.fellKey}</i>
        </h3>
        <div class="story-sides">
          {fallen.map((side) => (
            <Fallen key={side.side} fallen={side} />
          ))}
        </div>
      </section>
      {luck.length > 0 && (
        <section class="story-luck">
          <h3>
            {STORY.luckHead} <i>{STORY.luckKey}</i>
          </h3>
          {luck.map((side) => (
            <Fortune key={side.side} fortune={side} />
          ))}
        </section>
      )}
    </div>
  );
}

function Deed({ told, show }: Readonly<{ told: StoryMoment; show: (at: number) => void }>) {
  const { title, text, where, dice, actor, cite, moment } = told;
  return (
    <article class="story-deed">
      {actor !== null && <Portrait portrait={actor.portrait} name={actor.name} side={46} />}
      <div>
        <h4>
          {title} <Throws dice={dice} />
        </h4>
        <p>{text}</p>
        <p class="story-where">
          {where}{' '}
          <button type="button" class="story-show" onClick={() => show(moment)}>
            {STORY.showIt}
          </button>{' '}
          {cite !== null && <CaseBadge cite={cite} />}
        </p>
      </div>
    </article>
  );
}

function Fallen({ fallen }: Readonly<{ fallen: SideFallen }>) {
  const { side, sideName, sum, kinds } = fallen;
  return (
    <div data-side={side}>
      <p class="story-side">
        <b>{sideName}</b> <span>{sum}</span>
      </p>
      <ul>
        {kinds.map(({ name, portrait, lost, halved, stood, count }) => (
          <li key={name}>
            <span class="story-kind">{name}</span>
            <span class="story-counters" aria-hidden="true">
              {[...marks('lost', lost), ...marks('halved', halved), ...marks('stood', stood)].map(
                (fate, at) => (
                  <span key={at} class={`story-piece story-${fate}`}>
                    <Portrait portrait={portrait} name={name} side={24} />
                  </span>
                ),
              )}
            </span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** More of a kind than this are told by the count alone. */
const MOST_SHOWN = 10;

function marks(fate: string, count: number): readonly string[] {
  return Array.from({ length: Math.min(count, MOST_SHOWN) }, () => fate);
}

/** The bell from -3 to 3 standard deviations, with a stroke at what came. */
function Fortune({ fortune }: Readonly<{ fortune: SideFortune }>) {
  const { side, sideName, over, text, z } = fortune;
  const points = Array.from({ length: 31 }, (_, at) => {
    const x = (at - 15) / 5;
    return `${(x + 3) * 16},${30 - 26 * Math.exp(-(x * x) / 2)}`;
  });
  const at = (Math.max(-3, Math.min(3, z)) + 3) * 16;
  return (
    <div class="story-fortune" data-side={side}>
      <svg viewBox="0 0 96 32" width="96" height="32" aria-hidden="true">
        <path d={`M0,30 L${points.join(' L')} L96,30 Z`} />
        <line x1={at} x2={at} y1="0" y2="32" />
      </svg>
      <p>
        <b>
          {sideName} {over}
        </b>
        <br />
        {text}
      </p>
    </div>
  );
}
