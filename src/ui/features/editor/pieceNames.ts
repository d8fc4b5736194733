/** What the kinds and the forces of a draft are called. */
import type { ScenarioDocument } from '../../../editor/document.ts';
import { inWords } from '../../words/texts.ts';

/** What a kind is called. */
export function kindName({ kinds }: ScenarioDocument, id: string): string {
  const kind = kinds.find((one) => one.id === id);
  return kind === undefined ? id : inWords(kind.name);
}

/** What a force is called. */
export function forceName({ sides }: ScenarioDocument, id: string): string {
  const force = sides.flatMap(({ forces }) => forces).find((one) => one.id === id);
  return force === undefined ? id : inWords(force.name);
}
