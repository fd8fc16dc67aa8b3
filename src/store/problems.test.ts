import { defaultEditorSettings } from './editor-settings.ts';
import { expect, it } from 'vitest';
import type { ProblemView } from '../protocol/analysis.ts';
import { ntpAnalysis } from '../protocol/testing/ntp-fixture.ts';
import { selectProblems } from './problems.ts';

function createProblem(change: Partial<ProblemView>): ProblemView {
  const place = { file: 'manifests/site.pp', line: 3, column: 1, endLine: 3, endColumn: 9 };
  return {
    code: 'UNKNOWN_RESOURCE_TYPE',
    severity: 'error',
    message: "Unknown resource type: 'x'",
    related: [],
    place,
    ...change,
  };
}

function list(
  reported: readonly ProblemView[],
  found: readonly ProblemView[],
  showsUnused = true,
  style: readonly ProblemView[] = [],
): readonly string[] {
  return selectProblems({
    analysis: { ...ntpAnalysis, problems: reported },
    lint: { 'manifests/site.pp': { text: '', settings: undefined, problems: style } },
    checks: { 'manifests/site.pp': { text: '', problems: found } },
    editorSettings: { ...defaultEditorSettings, showsUnused },
  }).map(({ message }) => message);
}

it('lists a fault once that the compilation and the checks report', () => {
  expect(list([createProblem({})], [createProblem({})])).toHaveLength(1);
  const elsewhere = createProblem({ place: { file: 'manifests/site.pp', line: 9 } });
  expect(list([createProblem({})], [elsewhere])).toHaveLength(2);
  expect(list([createProblem({})], [createProblem({ code: 'OTHER', message: 'Another fault' })])).toHaveLength(2);
});

it('lists unused code unless the setting is off', () => {
  const unused = createProblem({ severity: 'info', isUnused: true });
  expect(list([], [unused])).toHaveLength(1);
  expect(list([], [unused], false)).toHaveLength(0);
});

it('lists an invalid value of data once', () => {
  const place = (line: number) => ({ file: 'data/common.yaml', line, column: 1, endLine: line, endColumn: 9 });
  const message = "Class[Web]: parameter 'users' entry 'a' expects an Integer value, got String";
  const whole = createProblem({ code: 'PARAMETER_MISMATCH', message: `Evaluation Error: ${message}`, place: place(2) });
  const part = createProblem({ code: 'DATA_MISMATCH', message, place: place(4) });
  expect(list([whole], [part])).toEqual([whole.message]);
  expect(list([], [part])).toEqual([message]);
  expect(list([whole, { ...part, place: place(2) }], [part])).toEqual([whole.message]);
});

it('lists a misplaced definition once', () => {
  const misplaced = createProblem({ code: 'ILLEGAL_DEFINITION_LOCATION', message: 'Unacceptable location.' });
  const style = createProblem({ code: 'lint:autoloader_layout', message: 'x not in autoload module layout' });
  expect(list([misplaced], [], true, [style])).toEqual(['Unacceptable location.']);
  expect(list([], [], true, [style])).toHaveLength(1);
});

it('takes a hint and a fix from the static check about the same fault', () => {
  const fix = { title: 'Change to file', edits: [] };
  const problems = selectProblems({
    analysis: { ...ntpAnalysis, problems: [createProblem({})] },
    lint: {},
    checks: { 'manifests/site.pp': { text: '', problems: [createProblem({ hint: 'Did you mean file?', fix })] } },
    editorSettings: defaultEditorSettings,
  });
  expect(problems).toEqual([createProblem({ hint: 'Did you mean file?', fix })]);
});
