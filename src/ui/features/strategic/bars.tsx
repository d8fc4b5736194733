/** Chances as bars with their figures. */
import type { ChanceBar } from './strategicModel.ts';

/** A bar for each; `here` marks the one that came. */
export function Bars({ bars }: Readonly<{ bars: readonly (ChanceBar & { readonly here?: boolean })[] }>) {
  return (
    <dl class="siege-bars">
      {bars.map(({ id, label, share, figure, here }) => (
        <div key={id} data-verdict={id} data-here={here}>
          <dt>{label}</dt>
          <dd>
            <span class="siege-bar" aria-hidden="true">
              <span style={{ inlineSize: `${share * 100}%` }} />
            </span>
            <b>{figure}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
