import { describe, expect, it } from 'vitest';
import { MISSING, Names, VariableTable } from './variable-table.ts';

const many = Array.from({ length: 20 }, (_, index) => `v${index}`);

describe('VariableTable', () => {
  it('distinguishes undef from a missing variable', () => {
    const table = new VariableTable(new Names());
    table.set('a', undefined);
    expect([table.get('a'), table.get('b')]).toEqual([undefined, MISSING]);
    expect([table.has('a'), table.has('b')]).toEqual([true, false]);
  });
  it('keeps the order of names, with few and with many', () => {
    const table = new VariableTable(new Names());
    for (const [index, name] of many.entries()) {
      table.set(name, BigInt(index));
      expect([...table.names]).toEqual(many.slice(0, index + 1));
    }
    table.set('v3', 'again');
    expect([...table.toMap()][3]).toEqual(['v3', 'again']);
    expect(table.get('v19')).toBe(19n);
  });
  it('adds names without affecting other tables that share the list', () => {
    const names = new Names().withAll(['x', 'y']);
    const one = new VariableTable(names, [1n, 2n]);
    const other = new VariableTable(names, [3n, 4n]);
    one.set('z', 5n);
    expect([...other.names]).toEqual(['x', 'y']);
    expect(other.get('z')).toBe(MISSING);
    expect([...one.toMap()]).toEqual([
      ['x', 1n],
      ['y', 2n],
      ['z', 5n],
    ]);
  });
  it('returns the same longer list for the same name', () => {
    const names = new Names();
    expect(names.with('a').with('b')).toBe(names.withAll(['a', 'b']));
  });
});
