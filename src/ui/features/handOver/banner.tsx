/** Between the players: who takes the table now. The board stays in sight and in use. */
import type { ReadonlySignal } from '@preact/signals';
import type { Banner as BannerModel } from '../../store/model.ts';
import { Seal } from '../../parts/seal.tsx';
import type { TableAsks } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import './leaf.css';
import './banner.css';

interface BannerProps {
  readonly banner: ReadonlySignal<BannerModel | null>;
  readonly ask: TableAsks;
}

/** The banner of the side to come; nothing while nobody changes seats. */
export function Banner({ banner, ask }: BannerProps) {
  const card = banner.value;
  if (card === null) return null;
  return (
    <section class="handover" aria-label={card.sideName}>
      <Seal side={card.side} />
      <div>
        <h2>{card.sideName}</h2>
        <p>{card.text}</p>
      </div>
      <button type="button" class="button button-gold" onClick={() => ask.dismissBanner()}>
        {say('bannerGo')}
      </button>
    </section>
  );
}
