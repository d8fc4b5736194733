/** The verdict as one sheet: the reckoning with the story of the battle and what it means for the match. */
import type { ReadonlySignal } from '@preact/signals';
import type { MapFile } from '../../board/mapFile.ts';
import { shareVerdict } from '../features/analysis/sharing.ts';
import { Story } from '../features/analysis/storyView.tsx';
import { Result, type ResultProps } from '../features/result/resultView.tsx';
import { MatchResult } from '../features/seats/matchResult.tsx';

export interface VerdictProps extends Omit<ResultProps, 'match' | 'tale' | 'share'> {
  readonly map: ReadonlySignal<MapFile | null>;
  /** Shows a moment of the replay. */
  readonly showMoment: (at: number) => void;
}

/** The verdict, until it is laid aside to look at the board. */
export function Verdict({ showMoment, map: ground, ...result }: VerdictProps) {
  const [story, map, card] = [result.story.value, ground.value, result.result.value];
  const show = (at: number): void => {
    result.ask.dismissResult();
    showMoment(at);
  };
  return (
    <Result
      {...result}
      match={<MatchResult match={result.seating.match} />}
      tale={story !== null && <Story story={story} map={map} show={show} />}
      share={
        story === null || map === null || card === null
          ? null
          : () =>
              void shareVerdict({
                title: card.title,
                text: card.text ?? card.margin.text,
                map,
                board: story.board,
              })
      }
    />
  );
}
