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

function list(reported: readonly ProblemView[], found: readonly ProblemView[], showsUnused = true): readonly string[] {
  return selectProblems({
    analysis: { ...ntpAnalysis, problems: reported },
    lint: {},
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
