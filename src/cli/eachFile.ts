/** The same done with several files, one after the other, with the line that tells how far it is. */
import type { Answer } from './output.ts';
import { showProgress } from './progress.ts';
import { isStopped, newStop } from './thread.ts';

/**
 * Looks through files and answers for all of them: one at once, several with a moment between two for the line of progress and
 * for Ctrl-C. Cut short it answers for those that were looked through, and says how many they are, exit 130.
 */
export function eachFile<Found>(
  files: readonly string[],
  look: (file: string) => Found,
  answer: (found: readonly Found[], files: readonly string[]) => Answer,
): Answer | Promise<Answer> {
  return files.length === 1 ? answer(files.map(look), files) : oneByOne(files, look, answer);
}

async function oneByOne<Found>(
  files: readonly string[],
  look: (file: string) => Found,
  answer: (found: readonly Found[], files: readonly string[]) => Answer,
): Promise<Answer> {
  const stop = newStop();
  const found: Found[] = [];
  await showProgress({ of: files.length, unit: 'files' }, stop, async (told) => {
    for (const file of files) {
      if (isStopped(stop)) return;
      found.push(look(file));
      told(found.length);
      await new Promise((goOn) => setTimeout(goOn));
    }
  });
  const looked = answer(found, files.slice(0, found.length));
  if (found.length === files.length) return looked;
  const short = `cut short after ${found.length} of ${files.length} files`;
  return { ...looked, exit: 130, lines: [...looked.lines, short] };
}
