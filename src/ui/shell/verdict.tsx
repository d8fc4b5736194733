/** The verdict as one sheet: the reckoning with the story of the battle and what it means for the match. */
import { Story } from '../features/analysis/storyView.tsx';
import { Result, type ResultProps } from '../features/result/resultView.tsx';
import { MatchResult } from '../features/seats/matchResult.tsx';

export interface VerdictProps extends Omit<ResultProps, 'match' | 'tale'> {
  /** Shows a moment of the replay. */
  readonly showMoment: (at: number) => void;
}

/** The verdict, until it is laid aside to look at the board. */
export function Verdict({ showMoment, ...result }: VerdictProps) {
  const story = result.story.value;
  const show = (at: number): void => {
    result.ask.dismissResult();
    showMoment(at);
  };
  return (
    <Result
      {...result}
      match={<MatchResult match={result.seating.match} />}
      tale={story !== null && <Story story={story} show={show} />}
    />
  );
}
