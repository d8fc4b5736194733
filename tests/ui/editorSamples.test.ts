// The samples beside the drafts of the editor open as they were made, and can be tried out from there.
import '../kit/indexedDb.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeDocument } from '../../src/editor/document.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { fetchSample, SAMPLES } from '../../src/ui/features/editor/shippedFiles.ts';

test.each(SAMPLES)(
  '$title opens as it was made, under the title in the list, with nothing to bar a test play',
  async ({ id, title }) => {
    const document = await fetchSample(id);
    expect(document.title.en).toBe(title);
    expect(writeDocument(document)).toBe(readFileSync(`scenarios/samples/${id}.json`, 'utf8'));
    expect(problemsOf(document).filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);
