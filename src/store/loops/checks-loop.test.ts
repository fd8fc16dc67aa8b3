import { expect, it, vi } from 'vitest';
import type { ProblemView } from '../../protocol/analysis.ts';
import type { ChecksAnswer, LanguageClient } from '../../protocol/language-api.ts';
import { startChecksLoop } from './checks-loop.ts';
import { createAppStore } from '../create-store.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

type Query = Parameters<LanguageClient['checks']>[0];

const problem: ProblemView = { code: 'A', severity: 'error', message: 'x', related: [] };

/** Opens a project of two files, with a language service that gives these answers one after the other. */
function start(answers: readonly ChecksAnswer[]) {
  vi.useFakeTimers();
  const store = createAppStore(fixtureEngine());
  const { project, actions } = store.getState();
  actions.openProject({ ...project, files: { 'a.pp': '', 'b.pp': '' } }, 'draft');
  const queries: Query[] = [];
  const end = startChecksLoop(store, {
    checks: (query) => {
      const answer = answers[queries.length];
      queries.push(query);
      return Promise.resolve(answer);
    },
  });
  return { store, queries, end };
}

it('asks for parts until all files are checked, and keeps the findings of unchanged files', async () => {
  const { store, queries, end } = start([
    { state: 1, revision: 1, isDone: false, files: [{ file: 'a.pp', problems: [problem] }] },
    { state: 1, revision: 2, isDone: true, files: [{ file: 'b.pp', problems: [problem] }] },
    { state: 1, revision: 3, isDone: true, files: [{ file: 'b.pp', problems: [] }] },
  ]);
  await vi.runAllTimersAsync();
  expect(queries.map(({ since }) => since?.revision)).toEqual([undefined, 1]);
  expect(Object.keys(store.getState().checks)).toEqual(['a.pp', 'b.pp']);
  store.getState().actions.editFile('b.pp', 'x');
  await vi.runAllTimersAsync();
  expect(Object.keys(store.getState().checks)).toEqual(['a.pp']);
  end();
  vi.useRealTimers();
});

it('replaces all findings by those of another worker', async () => {
  const { store, end } = start([
    { state: 1, revision: 1, isDone: true, files: [{ file: 'a.pp', problems: [problem] }] },
    { state: 2, revision: 1, isDone: true, files: [{ file: 'b.pp', problems: [problem] }] },
  ]);
  await vi.runAllTimersAsync();
  store.getState().actions.editFile('b.pp', 'x');
  await vi.runAllTimersAsync();
  expect(Object.keys(store.getState().checks)).toEqual(['b.pp']);
  end();
  vi.useRealTimers();
});
