import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  defaultLintSettings,
  fixAll,
  isIgnoredPath,
  lint,
  lintProfiles,
  readLintSettings,
  type LintProblem,
  type LintSettings,
} from '../../engine/index.ts';
import { printedProblem } from '../printed-problem.ts';

const SETTINGS_FILE = '.puppet-lint.rc';

interface LintOptions {
  readonly json: boolean;
  /** True to apply fixes: to the files, or with `json` only to the code in the rows. */
  readonly fix: boolean;
  /** Name of a set of checks that replaces the settings of the folder. */
  readonly checks?: string;
}

/**
 * Checks the style of the given files, and of the manifests and data files in the given folders. With `json`, prints
 * one row for each file; otherwise prints lines like puppet-lint.
 */
export function runLint(args: readonly string[], { json, fix, checks }: LintOptions): Promise<number> {
  const settings =
    checks === undefined
      ? settingsOfFolder()
      : { ...defaultLintSettings, checks: checksNamed(checks), ignoredPaths: [] };
  const files = args.flatMap(filesIn).filter((file) => !isIgnoredPath(file, settings.ignoredPaths));
  const print = json ? printRow : printProblems;
  let status = 0;
  for (const file of files) {
    const problems = print(file, readFileSync(file, 'utf8'), fix, {
      ...settings,
      showsPath: settings.showsPath || files.length > 1,
    });
    const isFailure = ({ kind }: LintProblem): boolean =>
      kind === 'error' || (kind === 'warning' && settings.failsOnWarnings);
    if (problems.some(isFailure)) status = 1;
  }
  return Promise.resolve(status);
}

/** Prints a row with the problems before any fix and, with `fix`, the code after all fixes. The file is not changed. */
function printRow(file: string, source: string, fix: boolean, settings: LintSettings): readonly LintProblem[] {
  const problems = lint(source, resolve(file), settings);
  const rows = problems.map(({ check, kind, line, column, message, reason }) => ({
    ...{ check, kind, line, column, message },
    ...(reason === undefined ? {} : { reason }),
  }));
  const fixed = fix ? { fixed: fixAll(source, resolve(file), settings).text, source } : {};
  process.stdout.write(`${JSON.stringify({ file, problems: rows, ...fixed })}\n`);
  return problems;
}

function printProblems(file: string, source: string, fix: boolean, settings: LintSettings): readonly LintProblem[] {
  const { text, problems } = fix
    ? fixAll(source, resolve(file), settings)
    : { text: source, problems: lint(source, resolve(file), settings) };
  for (const problem of problems) process.stdout.write(printedProblem(problem, file, source, settings));
  const isReadable = problems.every(({ check }) => check !== 'syntax');
  if (!isReadable) process.stderr.write('Try running `puppet parser validate <file>`\n');
  if (fix && isReadable) writeFileSync(file, text);
  return problems;
}

/** Reads settings from the working directory, like puppet-lint. */
function settingsOfFolder(): LintSettings {
  if (!existsSync(SETTINGS_FILE)) return defaultLintSettings;
  const { settings, mistakes } = readLintSettings(readFileSync(SETTINGS_FILE, 'utf8'));
  const [mistake] = mistakes;
  if (mistake !== undefined) throw new Error(`${SETTINGS_FILE}, line ${mistake.line}: ${mistake.message}`);
  return settings;
}

function checksNamed(name: string): ReadonlySet<string> {
  const profile = Object.entries(lintProfiles).find(([known]) => known === name);
  if (profile !== undefined) return profile[1];
  throw new Error(`Unknown checks '${name}'. Known checks: ${Object.keys(lintProfiles).join(', ')}.`);
}

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();
  const manifests = files.filter((file) => file.endsWith('.pp'));
  const data = files.filter((file) => /\.ya?ml$/.test(file));
  return [...manifests, ...data].map((file) => join(path, file));
}
