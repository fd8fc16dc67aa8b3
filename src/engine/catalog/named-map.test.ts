import { describe, expect, it } from 'vitest';
import { NamedMap } from './named-map.ts';

const item = (name: string, value = 0): { readonly name: string; readonly value: number } => ({ name, value });
const many = Array.from({ length: 30 }, (_, index) => item(`n${index}`));

describe('NamedMap', () => {
  it('puts a later item in the place of the earlier of its name, with few and with many', () => {
    for (const items of [many.slice(0, 3), many]) {
      const map = NamedMap.of(items);
      map.put(item('n1', 7));
      expect(map.list.map(({ value }) => value)).toEqual(items.map((_, index) => (index === 1 ? 7 : 0)));
      expect(map.get('n1')).toEqual(item('n1', 7));
    }
  });
  it('finds everything again after one is taken out', () => {
    for (const count of [3, 13, 30]) {
      const map = NamedMap.of(many.slice(0, count));
      map.remove('n1');
      map.put(item('last'));
      expect([map.has('n1'), map.has('n2'), map.has('last'), map.size]).toEqual([false, true, true, count]);
      expect([...map.keys()].at(-1)).toBe('last');
    }
  });
  it('shares a list that it was given without changing it', () => {
    const items = [item('a'), item('b')];
    const map = NamedMap.of(items);
    map.put(item('a', 1));
    map.put(item('c'));
    expect(items).toEqual([item('a'), item('b')]);
    expect([...map.keys()]).toEqual(['a', 'b', 'c']);
  });
});
