/** Compares lint with recorded results of the real puppet-lint: the problems, and the code after all fixes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  defaultLintSettings,
  fixAll,
  lint,
  lintChecks,
  lintProfiles,
  OWN,
  type LintSettings,
} from '../../src/engine/index.ts';

interface Recorded {
  readonly file: string;
  readonly problems: readonly RecordedProblem[];
  /** Code after all fixes. Absent if the fixes change nothing. */
  readonly fixed?: string;
}

interface RecordedProblem {
  readonly check: string;
  readonly kind: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly reason?: string;
}

const folder = import.meta.dirname;
const recorded = readFileSync(join(folder, 'expected.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Recorded => JSON.parse(line));

/** For a case that is named after a check, only this check runs. */
function settingsFor(file: string): LintSettings {
  const name = file.replace(/\.pp$/, '');
  const isCheck = lintChecks.some((check) => check.name === name);
  return { ...defaultLintSettings, checks: isCheck ? new Set([name]) : lintProfiles.strict };
}

test('every check of puppet-lint and its plugins has a case', () => {
  const files = new Set(recorded.map(({ file }) => file));
  const recordable = lintChecks.filter(({ plugin }) => plugin !== OWN);
  expect(recordable.map(({ name }) => `${name}.pp`).filter((file) => !files.has(file))).toEqual([]);
});

test.each(recorded)('$file comes out as with puppet-lint', ({ file, problems, fixed }) => {
  const text = readFileSync(join(folder, 'cases', file), 'utf8');
  const path = `/ntp/manifests/${file}`;
  const settings = settingsFor(file);
  const found = lint(text, path, settings).map(({ check, kind, line, column, message, reason }): RecordedProblem => ({
    ...{ check, kind, line, column, message },
    ...(reason === undefined ? {} : { reason }),
  }));
  expect(found).toEqual(withoutRepetitions(problems));
  expect(fixAll(text, path, settings).text).toBe(fixed ?? text);
});

/** Removes duplicates: with all plugins, puppet-lint reports problems of defined types two or three times. */
function withoutRepetitions(problems: readonly RecordedProblem[]): readonly RecordedProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
