import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/literal-values.ts';
import { programString } from '../formatting/display.ts';
import { deepMerge, type DeepMergeOptions } from './deep-merge.ts';

const PLAIN: DeepMergeOptions = {
  knockoutPrefix: undefined,
  sortMergedArrays: false,
  mergeHashArrays: false,
  overwriteArrays: false,
};

function merged(higher: string, lower: string, options: Partial<DeepMergeOptions> = {}): string {
  return programString(deepMerge(valueOf(higher), valueOf(lower), { ...PLAIN, ...options }));
}

describe('deep merge', () => {
  it('merges hashes by key, in the order of the lower one', () => {
    expect(merged('{a => {y => 2}, c => 3}', '{b => 1, a => {x => 1, y => 1}}')).toBe(
      "{'b' => 1, 'a' => {'x' => 1, 'y' => 2}, 'c' => 3}",
    );
  });
  it('joins arrays without duplicates, the lower one first', () => {
    expect(merged('[3, 1]', '[1, 2]')).toBe('[1, 2, 3]');
  });
  it('uses the higher value if the types differ, and the lower if the higher is undef', () => {
    expect(merged("{a => 's', b => undef}", '{a => [1], b => 2}')).toBe("{'a' => 's', 'b' => 2}");
  });
  it('sorts arrays and merges hashes in arrays with these options', () => {
    expect(merged('[3, 1]', '[2]', { sortMergedArrays: true })).toBe('[1, 2, 3]');
    expect(merged('[{a => 1}, {c => 1}]', '[{b => 2}]', { mergeHashArrays: true })).toBe(
      "[{'b' => 2, 'a' => 1}, {'c' => 1}]",
    );
  });
  it('knocks out', () => {
    const knockoutPrefix = '--';
    expect(merged("['--a', 'c']", "['a', 'b']", { knockoutPrefix })).toBe("['b', 'c']");
    expect(merged("['--', 'c']", "['a', 'b']", { knockoutPrefix })).toBe("['c']");
    expect(merged("{x => '--'}", '{x => [1]}', { knockoutPrefix })).toBe("{'x' => ''}");
    expect(() => merged('[1]', '[2]', { knockoutPrefix: '' })).toThrow('cannot be an empty string');
  });
  it('leaves its arguments as they are', () => {
    const higher = valueOf("{l => ['--a']}");
    const lower = valueOf("{l => ['a']}");
    deepMerge(higher, lower, { ...PLAIN, knockoutPrefix: '--' });
    expect(programString([higher, lower])).toBe("[{'l' => ['--a']}, {'l' => ['a']}]");
  });
});
