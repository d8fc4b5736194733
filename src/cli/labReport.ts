/** The reports of a series as files: JSON with every figure, or a page with plots. */
import { LAB_DEEDS, LAB_REPORT } from '../i18n/laboratoryWords.ts';
import { writeReportPage, type Reports } from '../lab/reportPage.ts';
import { UsageError } from './output.ts';
import { writeText } from './files.ts';

const ENDINGS = ['.json', '.html'] as const;

/** Refuses a file of which nobody knows what to write. */
export function checkReportFile(file: string): void {
  if (!ENDINGS.some((ending) => file.endsWith(ending)))
    throw new UsageError(`${file}: a report is written as a page or as JSON; end its name in .html or .json`);
}

/** Writes the reports of a series by the ending of the file. */
export function writeReport(file: string, reports: Reports): void {
  writeText(file, file.endsWith('.json') ? `${JSON.stringify(reports, null, 2)}\n` : pageOf(reports));
}

function pageOf(reports: Reports): string {
  return writeReportPage(reports, {
    tag: 'en',
    words: LAB_REPORT,
    deeds: LAB_DEEDS as Readonly<Record<string, string>>,
    say: ({ en }) => en,
  });
}
