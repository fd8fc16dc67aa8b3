import { readFileSync, writeFileSync } from 'node:fs';
import {
  defaultLintSettings,
  fixAll,
  lint,
  lintProfiles,
  type LintProblem,
  type LintSettings,
} from '../engine/index.ts';

interface LintOptions {
  readonly json: boolean;
  /** Makes the fixes: in the files, or with `json` in the rows alone. */
  readonly fix: boolean;
  /** The name of a set of checks. */
  readonly checks?: string;
}

/** Checks the style of each manifest. With `json` one row a file; else puppet-lint's own lines. */
export function runLint(files: readonly string[], { json, fix, checks }: LintOptions): Promise<number> {
  const settings = settingsFor(checks);
  let status = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const problems = lint(source, file, settings);
    if (problems.some(({ kind }) => kind === 'error')) status = 1;
    if (json) {
      const fixed = fix ? { fixed: fixAll(source, file, settings).text, source } : {};
      process.stdout.write(`${JSON.stringify({ file, problems: problems.map(problemRow), ...fixed })}\n`);
      continue;
    }
    if (fix) writeFileSync(file, fixAll(source, file, settings).text);
    for (const problem of problems) {
      const place = files.length > 1 ? `${file} - ` : '';
      process.stdout.write(
        `${place}${problem.kind.toUpperCase()}: ${problem.message} on line ${problem.line} (check: ${problem.check})\n`,
      );
    }
  }
  return Promise.resolve(status);
}

function settingsFor(checks: string | undefined): LintSettings {
  if (checks === undefined) return defaultLintSettings;
  if (!isProfile(checks)) {
    throw new Error(`There are no checks '${checks}'; there are ${Object.keys(lintProfiles).join(', ')}.`);
  }
  return { ...defaultLintSettings, checks: lintProfiles[checks] };
}

function isProfile(name: string): name is keyof typeof lintProfiles {
  return Object.hasOwn(lintProfiles, name);
}

function problemRow({ check, kind, line, column, message, reason }: LintProblem): object {
  return { check, kind, line, column, message, ...(reason === undefined ? {} : { reason }) };
}
