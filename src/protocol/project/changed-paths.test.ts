import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPaths, lengthOfFiles, withChanges } from './changed-paths.ts';
import type { ProjectFiles } from './project.ts';

const changes = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.option(fc.constantFrom('', 'x', 'long'), { nil: undefined }),
);

it('names every path that differs between any two states, however they came about', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), changes), { minLength: 1, maxLength: 12 }), (steps) => {
      const states: ProjectFiles[] = [{ a: '1', b: '2' }];
      for (const [of, change] of steps) {
        const before = states[of % states.length] ?? {};
        const after = withChanges(before, change);
        for (const [path, text] of Object.entries(change)) expect(after[path]).toBe(text);
        states.push(after);
      }
      for (const before of states) {
        for (const after of states) {
          const named = new Set(changedPaths(before, after));
          const differing = ['a', 'b', 'c', 'd'].filter((path) => before[path] !== after[path]);
          expect(differing.filter((path) => !named.has(path))).toEqual([]);
        }
        expect(lengthOfFiles(before)).toBe(Object.values(before).join('').length);
      }
    }),
  );
});

it('names only the changed paths if one state was derived from the other', () => {
  const first: ProjectFiles = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`, 'x']));
  const last = withChanges(withChanges(withChanges(first, { '1': 'y' }), { '2': 'z' }), { '1': 'w' });
  expect([...changedPaths(first, last)]).toEqual(['1', '2']);
  expect([...changedPaths(last, first)]).toEqual(['1', '2']);
});
