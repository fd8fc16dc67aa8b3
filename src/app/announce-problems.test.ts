import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProblemView } from '../protocol/analysis.ts';
import { ntpAnalysis, ntpProject } from '../protocol/testing/ntp-fixture.ts';
import { createAppStore, type AppStore } from '../store/create-store.ts';
import { fixtureEngine } from '../store/testing/fixture-engine.ts';
import { announceProblems, spokenProblem, TYPING_PAUSE } from './announce-problems.ts';

const site = 'manifests/site.pp';

function problem(line: number, message: string, severity: ProblemView['severity'] = 'error'): ProblemView {
  const place = { file: site, line, column: 1, offset: 0, length: 1 };
  return { code: 'CODE', severity, message, place, related: [] };
}

let store: AppStore;
let announced: string[];
let end: () => void;

/** Sets the engine's answer for the current code. */
function answer(...problems: readonly ProblemView[]): void {
  const { revision } = store.getState();
  store.setState({ analysis: { ...ntpAnalysis, revision, problems } });
}

beforeEach(() => {
  vi.useFakeTimers();
  store = createAppStore(fixtureEngine());
  store.getState().actions.openProject(ntpProject, 'draft-1');
  announced = [];
  end = announceProblems(store, (text) => announced.push(text));
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

test('errors are announced once, when typing pauses', () => {
  store.getState().actions.editFile(site, 'file {');
  answer(problem(1, 'Syntax error.'));
  vi.advanceTimersByTime(TYPING_PAUSE - 1);
  expect(announced).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(announced).toEqual(['Error at manifests/site.pp:1. Syntax error.']);
  store.getState().actions.editFile(site, 'file { ');
  answer(problem(1, 'Syntax error.'));
  vi.advanceTimersByTime(TYPING_PAUSE);
  expect(announced).toHaveLength(1);
});

test('several errors are counted, warnings are not, and the fix of all errors is announced', () => {
  answer(problem(1, 'First.'), problem(2, 'Second.'), problem(3, 'Careful.', 'warning'));
  vi.advanceTimersByTime(TYPING_PAUSE);
  answer(problem(3, 'Careful.', 'warning'));
  vi.advanceTimersByTime(TYPING_PAUSE);
  expect(announced).toEqual(['2 errors. Error at manifests/site.pp:1. First.', 'No errors.']);
});

test('an answer to earlier code and a project without errors announce nothing', () => {
  answer();
  vi.advanceTimersByTime(TYPING_PAUSE);
  answer(problem(1, 'Syntax error.'));
  store.getState().actions.editFile(site, '');
  vi.advanceTimersByTime(TYPING_PAUSE);
  expect(announced).toEqual([]);
});

test('a problem is announced with its place and its hint', () => {
  expect(spokenProblem({ ...problem(4, 'Unknown type.'), hint: 'Did you mean file?' })).toBe(
    'Error at manifests/site.pp:4. Unknown type. Did you mean file?',
  );
});
