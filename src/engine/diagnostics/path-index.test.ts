import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PathIndex } from './path-index.ts';

it('finds the same paths as a search of the whole list', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'a-', 'ä', '😀', '~'), { minLength: 1, maxLength: 4 });
  const text = path.map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.array(text), text, (paths, prefix) => {
      const index = PathIndex.of(paths);
      const expected = [...new Set(paths)].filter((each) => each.startsWith(prefix));
      expect([...index.below(prefix)].toSorted()).toEqual(expected.toSorted());
      expect(index.hasBelow(prefix)).toBe(expected.length > 0);
      expect(index.has(prefix)).toBe(paths.includes(prefix));
    }),
  );
});

it('is built once for a list of paths', () => {
  const paths = ['b', 'a'];
  expect(PathIndex.of(paths)).toBe(PathIndex.of(paths));
  expect(PathIndex.of(['b', 'a', 'c']).has('c')).toBe(true);
  expect(PathIndex.of(paths).has('c')).toBe(false);
});
