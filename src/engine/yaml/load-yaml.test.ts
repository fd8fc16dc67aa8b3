import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programString } from '../formatting/display.ts';
import { isHash } from '../values/value.ts';
import { DATA_LIMITS, loadYaml } from './load-yaml.ts';
import { findOffset } from './value-offsets.ts';

function read(text: string): string {
  const loaded = loadYaml(text, 'data/x.yaml');
  return loaded.kind === 'loaded' ? programString(loaded.value) : loaded.issue.message;
}

describe('strings without quotes', () => {
  it.each([
    ['0644', '420'],
    ['0o17', "'0o17'"],
    ['08', "'08'"],
    ['0x1F', '31'],
    ['0b101', '5'],
    ['1_000', '1000'],
    ['1,000', '1000'],
    ['12:30', '45000'],
    ['-1:30', '-1800'],
    ['1.5', '1.5'],
    ['.5', '0.5'],
    ['1e3', "'1e3'"],
    ['1.0e+3', '1000.0'],
    ['yes', 'true'],
    ['Off', 'false'],
    ['y', "'y'"],
    ['~', 'undef'],
    ['Null', 'undef'],
    ['', 'undef'],
    ["'~'", "'~'"],
    ['"0644"', "'0644'"],
    ['99999999999999999999', '99999999999999999999'],
    ['10.0.0.1', "'10.0.0.1'"],
    [':default', 'default'],
    ['!!str 3', "'3'"],
    ['!!int "3"', '3'],
    ['!!binary aGVsbG8=', "'hello'"],
  ])('reads %s as %s', (word, value) => {
    expect(read(`k: ${word}`)).toBe(`{'k' => ${value}}`);
  });

  it.each([
    ['2024-01-02', 'Date'],
    ['2024-01-02 10:00:00', 'Time'],
    ['!ruby/object:File {}', 'File'],
    ['!!set {a, b}', 'Psych::Set'],
  ])('refuses %s', (word, name) => {
    expect(read(`k: ${word}`)).toBe(`Unable to parse (data/x.yaml): Tried to load unspecified class: ${name}`);
  });
});

describe('collections', () => {
  it('lets the last entry of a key win in the place of the first', () => {
    expect(read('a: 1\nb: 2\na: 3')).toBe("{'a' => 3, 'b' => 2}");
  });
  it('merges the entries of merged maps, earlier ones of a list over later ones', () => {
    expect(read('a: &a {x: 1, y: 2}\nb: &b {y: 9, z: 9}\nc: {<<: [*a, *b], x: 0}')).toContain(
      "'c' => {'y' => 2, 'z' => 9, 'x' => 0}",
    );
  });
  it('reads symbol keys as strings', () => {
    expect(read(':a:\n  :b: 1')).toBe("{'a' => {'b' => 1}}");
  });
  it('reads no further than the first document', () => {
    expect(read('a: 1\n---\nb: [')).toBe("{'a' => 1}");
  });
  it('is false if there is no document', () => {
    expect(read('# nothing\n')).toBe('false');
  });
});

describe('errors have the words of libyaml', () => {
  it.each([
    ['a: b\n c: d', 'mapping values are not allowed in this context at line 2 column 3'],
    ['a: "x\nb: c', 'found unexpected end of stream while scanning a quoted scalar at line 1 column 4'],
    ['a: [1, 2\nb: 3', "did not find expected ',' or ']' while parsing a flow sequence at line 1 column 4"],
    ['a:\n\tb: c', 'found character that cannot start any token while scanning for the next token at line 2 column 1'],
    ['a: b\nc', "could not find expected ':' while scanning a simple key at line 2 column 1"],
    ['- a\nb: c', "did not find expected '-' indicator while parsing a block collection at line 1 column 1"],
    ['a: b\n- c', 'did not find expected key while parsing a block mapping at line 1 column 1'],
    ['a: "\\q"', 'found unknown escape character while parsing a quoted scalar at line 1 column 4'],
    ['a: }', 'did not find expected node content while parsing a block node at line 1 column 4'],
    ['a: %x', 'found character that cannot start any token while scanning for the next token at line 1 column 4'],
    ['a: |x', 'did not find expected comment or line break while scanning a block scalar at line 1 column 4'],
    ['a: - b', 'block sequence entries are not allowed in this context at line 1 column 4'],
  ])('%j', (text, message) => {
    expect(read(text)).toBe(`Unable to parse (data/x.yaml): ${message}`);
  });

  it('names no file for an alias of nothing, as Ruby does', () => {
    expect(read('a: *nope')).toBe('Unable to parse Unknown alias: nope');
  });
});

describe('hostile documents', () => {
  it('counts aliases as copies', () => {
    const levels = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`);
    expect(read(['a0: &a0 x', ...levels].join('\n'))).toContain(`more than ${DATA_LIMITS.values} values`);
  });
  it('rejects an alias inside its own anchor', () => {
    expect(read('a: &a [*a]')).toContain("the alias '*a' refers to a value that contains it");
  });
  it('rejects values nested too deep, in any style', () => {
    expect(read('['.repeat(100_000))).toContain('nested levels');
    expect(read('- '.repeat(5000))).toContain('nested levels');
    expect(read('{a: '.repeat(5000))).toContain('nested levels');
  });
  it('reads long documents in linear time', { tags: 'limit' }, () => {
    const text = Array.from({ length: 50_000 }, (_, n) => `key${n}: value ${n}`).join('\n');
    const loaded = loadYaml(text, 'data/long.yaml');
    expect(loaded.kind === 'loaded' && isHash(loaded.value) && loaded.value.size).toBe(50_000);
  });
  it('never throws', () => {
    const pieces = [
      'a',
      ': ',
      '- ',
      '\n',
      '\n  ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '"',
      "'",
      '#',
      '&a ',
      '*a',
      '!t ',
      '|',
      '>',
      '\t',
      '%',
      '? ',
      '---',
      '0',
      '\\',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        expect(['loaded', 'broken']).toContain(loadYaml(parts.join(''), 'x').kind);
      }),
      { numRuns: 500 },
    );
  });
});

describe('positions', () => {
  it('finds the key or element at the end of a path', () => {
    const text = 'a: 1\nb:\n  c: [x, y]\n:d: 2\n';
    const loaded = loadYaml(text, 'x');
    const at = (...path: (string | bigint)[]): string | undefined => {
      const offset = loaded.kind === 'loaded' ? findOffset(loaded.root, path) : undefined;
      return offset === undefined ? undefined : text.slice(offset, offset + 2);
    };
    expect(at('b', 'c')).toBe('c:');
    expect(at('b', 'c', 1n)).toBe('y]');
    expect(at('b', 'nope')).toBe('b:');
    expect(at('d')).toBe(':d');
    expect(at('nope')).toBeUndefined();
  });
});
