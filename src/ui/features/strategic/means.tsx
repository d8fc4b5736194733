/** Figures with what they are, one below the other. */
interface MeansProps {
  readonly figures: readonly Readonly<{ label: string; figure: string }>[];
}

/** The list. */
export function Means({ figures }: MeansProps) {
  return (
    <dl class="siege-means">
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
