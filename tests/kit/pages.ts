/** Pages of the documentation that commands write: laid out as all pages are. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../scripts/fingerprint.mjs';

/** Writes a page anew. `file` = its path from the root of the project. */
export async function writePage(file: string, text: string): Promise<void> {
  const target = join(ROOT, file);
  const options = await resolveConfig(target);
  writeFileSync(target, await format(text, { ...options, filepath: target }));
}
