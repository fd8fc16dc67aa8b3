/** Prints what reports of real runs contain: failures, changes in every run, and slow resources. */
import { listFiles } from '../input-files.ts';
import { printLine, printRow } from '../output.ts';
import { createOverview, type Overview } from '../run-reports/overview.ts';
import { readRunFiles } from '../run-reports/read-runs.ts';
import { toHtml } from '../run-reports/to-html.ts';
import { toMarkdown } from '../run-reports/to-markdown.ts';
import { toText } from '../run-reports/to-text.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

const DEFAULT_SLOWEST = 10;

/** Returns the exit status: 1 if a run failed, a resource changes in every run, or a file contains no run. */
export async function runReport({ args, given, loadMachine }: VerbCall): Promise<number> {
  const paths = listFiles(args, ['**/*.{yaml,json,dot}']);
  const most = readCount(given.find('slowest'));
  const { runs, refused } = await readRunFiles(paths, { showsHidden: given.has('show-hidden'), loadMachine });
  for (const { path, message } of refused) printLine('error', `${path}: ${message}`);
  if (runs.length === 0) {
    if (refused.length === 0)
      printLine('error', 'No file contains a run. Name a report, such as last_run_report.yaml.');
    return 1;
  }
  const overview = createOverview(runs, most);
  print(overview, given.has('json') ? 'json' : (given.find('format') ?? 'text'));
  const isFailed = overview.runs.some(({ status }) => status === 'failed');
  return isFailed || overview.repeated.length > 0 || refused.length > 0 ? 1 : 0;
}

function print(overview: Overview, format: string): void {
  if (format === 'json') printRow(overview);
  else if (format === 'markdown') process.stdout.write(toMarkdown(overview));
  else if (format === 'html') process.stdout.write(toHtml(overview));
  else process.stdout.write(toText(overview));
}

function readCount(text: string | undefined): number {
  if (text === undefined) return DEFAULT_SLOWEST;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--slowest must be a number, but it is '${text}'.`);
  return Number(text);
}
