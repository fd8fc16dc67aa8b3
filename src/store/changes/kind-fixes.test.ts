import { expect, it } from 'vitest';
import type { ProblemView } from '../../protocol/analysis.ts';
import { createAppStore } from '../create-store.ts';
import { countKindFixes, listKindFixes } from './kind-fixes.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';

function createProblem(file: string, line: number, code = 'A'): ProblemView {
  const place = { file, line, column: 1, endLine: line, endColumn: 4 };
  return {
    code,
    severity: 'error',
    message: 'x',
    related: [],
    place,
    fix: { title: 'Change', edits: [{ place, text: 'b' }] },
  };
}

it('lists the fixes of one kind in all files, without those for other code and those that overlap', () => {
  const store = createAppStore(fixtureEngine());
  const files = { 'manifests/a.pp': 'one\ntwo\n', 'manifests/b.pp': 'one\n' };
  store.setState(({ project }) => ({
    project: { ...project, files },
    checks: {
      'manifests/b.pp': { text: 'other code', problems: [createProblem('manifests/b.pp', 1)] },
      'manifests/a.pp': {
        text: files['manifests/a.pp'],
        problems: [
          createProblem('manifests/a.pp', 2),
          createProblem('manifests/a.pp', 1),
          createProblem('manifests/a.pp', 1),
          createProblem('manifests/a.pp', 2, 'B'),
        ],
      },
    },
  }));
  const fixed = listKindFixes(store.getState(), 'A');
  expect(fixed.map(({ place }) => `${place.file}:${place.line}`)).toEqual(['manifests/a.pp:1', 'manifests/a.pp:2']);
  expect(countKindFixes([createProblem('manifests/a.pp', 1), createProblem('manifests/a.pp', 2, 'B')], 'A')).toBe(1);
});
