import { describe, expect, it } from 'vitest';
import { programString } from '../formatting/display.ts';
import { loadJson } from './json.ts';

function read(text: string): string {
  const loaded = loadJson(text);
  return loaded.kind === 'loaded' ? programString(loaded.value) : loaded.message;
}

describe('JSON', () => {
  it('distinguishes whole numbers of any size from others', () => {
    expect(read('[1, 1.0, 1e2, -0, 12345678901234567890]')).toBe('[1, 1.0, 100.0, 0, 12345678901234567890]');
  });
  it('reads documents with escapes, comments and empty collections', () => {
    expect(read('{"a\\n\\u00e9": [], /* c */ "b": {}, "a\\n\\u00e9": null}')).toBe('{"a\\né" => undef, \'b\' => {}}');
  });
  it("reports errors with Ruby's messages", () => {
    expect(read('{"a": 1,}')).toContain('unexpected token at');
    expect(read(`${'['.repeat(101)}${']'.repeat(101)}`)).toBe('nesting of 101 is too deep');
    expect(read('['.repeat(100_000))).toBe('nesting of 101 is too deep');
  });
});
