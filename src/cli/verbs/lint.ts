import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { ENCODING_PROBLEM, readInputFiles, type InputFile } from '../input-files.ts';
import { printRow } from '../output.ts';
import { printedProblem } from '../printed-problem.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

const SETTINGS_FILE = '.puppet-lint.rc';
const CHECKED_FILES = ['**/*.pp', '**/*.yaml', '**/*.yml'];

/**
 * Checks the style of manifests and data files. With `json`, prints one row for each file; otherwise prints lines like
 * puppet-lint, or a report.
 */
export function runLint({ args, given }: VerbCall): number {
  const checks = given.find('checks');
  const settings = checks === undefined ? settingsOfFolder() : settingsOfProfile(checks);
  const files = readInputFiles(args, CHECKED_FILES).filter(({ path }) => !isIgnoredPath(path, settings.ignoredPaths));
  const format = chooseFormat(given);
  const isFix = given.has('fix');
  if (format === 'json') return toStatus(files.map((file) => printLintRow(file, isFix, settings)).flat(), settings);
  if (isFix && files.some(({ isStandardInput }) => isStandardInput))
    throw new UsageError('--fix changes files. For standard input, use --json, which prints the fixed code.');
  const linted = files.map((file) => ({ file, problems: isFix ? fixFile(file, settings) : lintFile(file, settings) }));
  const shown = { ...settings, showsPath: settings.showsPath || files.length > 1 };
  if (format === 'text') for (const { file, problems } of linted) printProblems(file, problems, shown);
  else {
    const checked = files.map(({ path }) => path);
    const findings = linted.flatMap(({ file, problems }) => problems.flatMap((problem) => toFinding(file, problem)));
    printFindings(format, { verb: 'lint', version: bunrakuVersion, checked, findings });
  }
  return toStatus(
    linted.flatMap(({ problems }) => problems),
    settings,
  );
}

function toStatus(problems: readonly LintProblem[], { failsOnWarnings }: LintSettings): number {
  return problems.some(({ kind }) => kind === 'error' || (kind === 'warning' && failsOnWarnings)) ? 1 : 0;
}

function lintFile({ path, text, brokenLine }: InputFile, settings: LintSettings): readonly LintProblem[] {
  if (brokenLine !== undefined) return [encodingFault(brokenLine)];
  return lint(text, resolve(path), settings);
}

function encodingFault(line: number): LintProblem {
  return {
    check: 'syntax',
    kind: 'error',
    message: ENCODING_PROBLEM,
    line,
    column: 1,
    span: { offset: 0, length: 0 },
  };
}

/** Fixes a file. Returns its problems; those that were fixed have the kind `fixed`. */
function fixFile(file: InputFile, settings: LintSettings): readonly LintProblem[] {
  const { path, text } = file;
  if (file.brokenLine !== undefined) return lintFile(file, settings);
  const { text: fixed, problems } = fixAll(text, resolve(path), settings);
  if (fixed !== text && !hasSyntaxError(problems)) writeFileSync(path, fixed);
  return problems;
}

function hasSyntaxError(problems: readonly LintProblem[]): boolean {
  return problems.some(({ check }) => check === 'syntax');
}

/** Prints a row with the problems before any fix and, with `isFix`, the code after all fixes. The file is not changed. */
function printLintRow(file: InputFile, isFix: boolean, settings: LintSettings): readonly LintProblem[] {
  const problems = lintFile(file, settings);
  const rows = problems.map(({ check, kind, line, column, message, reason }) => ({
    ...{ check, kind, line, column, message },
    ...(reason === undefined ? {} : { reason }),
  }));
  const { path, text } = file;
  const fixed =
    isFix && file.brokenLine === undefined ? { fixed: fixAll(text, resolve(path), settings).text, source: text } : {};
  printRow({ file: path, problems: rows, ...fixed });
  return problems;
}

function printProblems({ path, text }: InputFile, problems: readonly LintProblem[], settings: LintSettings): void {
  for (const problem of problems) process.stdout.write(printedProblem(problem, path, text, settings));
  if (hasSyntaxError(problems)) process.stderr.write('Try running `puppet parser validate <file>`\n');
}

/** Converts a problem. Returns an empty list for a problem that was fixed or that a comment ignores. */
function toFinding({ path }: InputFile, { check, kind, line, column, message }: LintProblem): readonly Finding[] {
  const level = LEVELS[kind];
  return level === undefined ? [] : [{ rule: check, level, message, file: path, line, column }];
}

const LEVELS: Readonly<Partial<Record<LintProblem['kind'], FindingLevel>>> = { error: 'error', warning: 'warning' };

/** Reads settings from the working directory, like puppet-lint. */
function settingsOfFolder(): LintSettings {
  if (!existsSync(SETTINGS_FILE)) return defaultLintSettings;
  const { settings, mistakes } = readLintSettings(readFileSync(SETTINGS_FILE, 'utf8'));
  const [mistake] = mistakes;
  if (mistake !== undefined) throw new UsageError(`${SETTINGS_FILE}, line ${mistake.line}: ${mistake.message}`);
  return settings;
}

function settingsOfProfile(name: string): LintSettings {
  const profile = Object.entries(lintProfiles).find(([known]) => known === name);
  if (profile === undefined)
    throw new UsageError(`Unknown check set '${name}'. Known check sets: ${Object.keys(lintProfiles).join(', ')}.`);
  return { ...defaultLintSettings, checks: profile[1], ignoredPaths: [] };
}
