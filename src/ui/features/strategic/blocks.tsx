/** How a block came from its last blow to its hits, line by line. */
import type { BlockLines } from './strategicModel.ts';

/** The lines of one block. */
export function BlockList({ block }: Readonly<{ block: BlockLines }>) {
  return (
    <ul class="siege-board siege-block">
      {block.lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
