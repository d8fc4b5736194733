/** What the machine did, offered after its turn: at most five moments, stepped through on the board by button or arrow key. */
import { fill } from '../../../i18n/fill.ts';
import { AT_TABLE } from '../../../i18n/words.ts';
import type { HandoverModel, Steps } from './handoverModel.ts';
import './stepThrough.css';

/** The strip of moments. */
export function StepThrough({ card, model }: Readonly<{ card: Steps; model: HandoverModel }>) {
  const { head, count, moments, at } = card;
  const last = moments.length - 1;
  const go = (to: number): void => model.ask.stepTo(Math.min(last, Math.max(0, to)));
  const [before, next] = [() => go((at ?? 0) - 1), () => go(at === null ? 0 : at + 1)];
  return (
    <section
      class="moments"
      aria-label={head}
      onKeyDown={(press) => {
        if (press.key !== 'ArrowLeft' && press.key !== 'ArrowRight') return;
        press.preventDefault();
        press.stopPropagation();
        (press.key === 'ArrowLeft' ? before : next)();
      }}
    >
      <header>
        <h2>{head}</h2>
        <i>{at === null ? count : fill(AT_TABLE.momentAt, { at: at + 1, of: moments.length })}</i>
        <button type="button" class="button" aria-disabled={at === null || at === 0} onClick={before}>
          {AT_TABLE.before}
        </button>
        <button type="button" class="button" aria-disabled={at === last} onClick={next}>
          {AT_TABLE.next}
        </button>
        <button type="button" class="button button-gold" onClick={() => model.ask.stepTo(null)}>
          {AT_TABLE.toMyTurn}
        </button>
      </header>
      <ol>
        {moments.map(({ title, figure }, place) => (
          <li key={place}>
            <button type="button" aria-current={place === at} onClick={() => go(place)}>
              <b>{title}</b>
              {figure !== null && <span>{figure}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
