import { describe, expect, it } from 'vitest';
import { LookupKey } from './lookup-key.ts';

function parts(text: string): readonly (string | bigint)[] {
  const key = new LookupKey(text);
  return [key.rootKey, ...key.segments];
}

describe('keys', () => {
  it.each([
    ['a', ['a']],
    ['ntp::servers', ['ntp::servers']],
    ['a.b.0', ['a', 'b', 0n]],
    ["a.'x.y'.z", ['a', 'x.y', 'z']],
    ['"a.b".c', ['a.b', 'c']],
    ['a . b', ['a', 'b']],
    ['a.-1', ['a', -1n]],
    ['', ['']],
  ])('splits %j', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it.each(['a..b', '.a', "'a", 'a."b'])('refuses %j', (text) => {
    expect(() => new LookupKey(text)).toThrow(`Syntax error in key: '${text}'`);
  });

  it('knows the module of a qualified key', () => {
    expect(new LookupKey('ntp::servers.0').moduleName).toBe('ntp');
    expect(new LookupKey('servers').moduleName).toBeUndefined();
  });
});
