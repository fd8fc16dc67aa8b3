import type { GivenOptions } from '../words/given-options.ts';
import { checkstyleReport } from './checkstyle.ts';
import type { FindingReport } from './finding.ts';
import { githubReport } from './github.ts';
import { junitReport } from './junit.ts';
import { sarifReport } from './sarif.ts';

/** Formats of reports for other programs. Each verb prints `text` and `json` itself. */
const reports = { sarif: sarifReport, junit: junitReport, github: githubReport, checkstyle: checkstyleReport };

type ReportFormat = keyof typeof reports;

export const findingFormats: readonly string[] = ['text', 'json', ...Object.keys(reports)];

/** Returns the format that the options name; by default `text`. */
export function chooseFormat(given: GivenOptions): 'text' | 'json' | ReportFormat {
  const name = given.find('format') ?? (given.has('json') ? 'json' : 'text');
  return isReportFormat(name) ? name : name === 'json' ? 'json' : 'text';
}

export function printFindings(format: ReportFormat, report: FindingReport): void {
  process.stdout.write(reports[format](report));
}

function isReportFormat(name: string): name is ReportFormat {
  return Object.hasOwn(reports, name);
}
