import { describe, expect, it } from 'vitest';
import { valueFromJson, type JsonData } from '../values/from-json.ts';
import { checkValue, createTypeReader } from './check-value.ts';

const ALIASES: Readonly<Record<string, string>> = {
  port: 'Integer[1, 65535]',
  tree: 'Hash[String, Variant[Integer, Tree]]',
  broken: 'Nosuch::Type',
};

function check(source: string, value: JsonData): readonly string[] | undefined {
  const type = createTypeReader((name) => ALIASES[name])(source);
  if (type === undefined) return undefined;
  return checkValue('it', type, valueFromJson(value)).map(({ text, path }) => `${path.join('/')}: ${text}`);
}

describe('checking a literal value against a type in source', () => {
  it.each<[string, JsonData, readonly string[] | undefined]>([
    ['Port', 80, []],
    ['Port', 0, [': it expects a Port = Integer[1, 65535] value, got Integer[0, 0]']],
    ["Enum['fast', 'safe']", 'quick', [": it expects a match for Enum['fast', 'safe'], got 'quick'"]],
    ["Optional[Enum['a']]", null, []],
    ['Array[Integer]', [1, 'x'], ['1: it index 1 expects an Integer value, got String']],
    [
      'Hash[String, Struct[{ a => Integer }]]',
      { x: { b: 1 } },
      ["x: it entry 'x' expects a value for key 'a'", "x: it entry 'x' unrecognized key 'b'"],
    ],
    ['Tree', { a: { b: 1 } }, []],
    ['Pattern[/\\Aa/]', 'b', [": it expects a match for Pattern[/\\Aa/], got 'b'"]],
    // Types that cannot be read. The result is undefined.
    ['Broken', 1, undefined],
    ['Enum[$x]', 'a', undefined],
    ['Integer[', 1, undefined],
    ['Integer[5, 1]', 1, undefined],
  ])('%s, %j', (source, value, expected) => {
    expect(check(source, value)).toEqual(expected);
  });
});
