/** Any input gives diagnostics, never an exception: pasted text, half-written words, and attacks on the parser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtinTypes, compile, parse, parseEpp, typeKnowledge, validate, type CompileResult } from './index.ts';

const types = typeKnowledge(builtinTypes);

function compileText(text: string, budget: { steps?: number; callDepth?: number } = {}): CompileResult {
  return compile({
    files: { paths: ['manifests/site.pp'], read: (path) => (path === 'manifests/site.pp' ? text : undefined) },
    node: { name: 'node.example.com', facts: {} },
    types,
    budget,
  });
}

const casesFolder = fileURLToPath(new URL('../../e2e/conformance/cases/language', import.meta.url));
const manifests = readdirSync(casesFolder)
  .filter((name) => name.endsWith('.pp'))
  .map((name) => readFileSync(join(casesFolder, name), 'utf8'));

describe('hostile code', () => {
  test.each([
    ['an unclosed single quote', "notice('abc"],
    ['an unclosed double quote', 'notice("abc ${x'],
    ['an unclosed heredoc', '$a = @(END)\nabc'],
    ['NUL', 'notice("a\0b") \0'],
    ['a byte order mark', '\uFEFFnotice(1)'],
    ['a lone surrogate', 'notice("\ud800")'],
    ['nothing but a brace', '}'],
    ['an arrow without ends', '->'],
    ['a million brackets', '['.repeat(1_000_000)],
    ['ten thousand ifs', 'if true { '.repeat(10_000)],
    ['ten thousand minuses', `notice(${'-'.repeat(10_000)}1)`],
    ['ten thousand nots', `notice(${'!'.repeat(10_000)}true)`],
    ['ten thousand interpolations', `notice(${'"${'.repeat(10_000)}`],
    ['a chain of ten thousand pluses', `$x = ${'1 + '.repeat(10_000)}1`],
    ['a chain of ten thousand arrows', `${"Notify['a'] -> ".repeat(10_000)}Notify['a']`],
    ['a chain of ten thousand calls', `$x = [1]${'.flatten'.repeat(10_000)}`],
  ])('%s', (_, text) => {
    expect(() => compileText(text)).not.toThrow();
    expect(() => parseEpp(`<%= ${text}`, 'a.epp')).not.toThrow();
  });

  test('a million brackets cause one diagnostic', () => {
    expect(parse('['.repeat(1_000_000), 'site.pp').diagnostics).toHaveLength(1);
  });

  test('a thousand nested brackets and ifs are a program', () => {
    const brackets = `$x = ${'['.repeat(1000)}${']'.repeat(1000)}`;
    const ifs = `${'if true { '.repeat(1000)}${'}'.repeat(1000)}`;
    expect(compileText(brackets).error).toBeUndefined();
    expect(compileText(ifs).error).toBeUndefined();
  });

  test('a file of a megabyte compiles', () => {
    const text = Array.from(
      { length: 20_000 },
      (_, index) => `notify { 'resource number ${index}': message => 'x' }\n`,
    ).join('');
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(compileText(text).catalog?.resources).toHaveLength(20_003);
  });

  test('CRLF lines count as lines', () => {
    const { error } = compileText('$a = 1\r\n$b = 2\r\n$a = 3\r\n');
    expect(error).toMatchObject({ line: 3 });
  });
});

describe('endless programs end with an error at their place', () => {
  test('recursion without an end', () => {
    const { error } = compileText('function f($x) {\n  f($x)\n}\nf(1)');
    expect(error).toMatchObject({ file: 'manifests/site.pp', line: 2 });
  });

  test('a define that declares itself', () => {
    const { error } = compileText('define d() {\n  d { "${title}x": }\n}\nd { "a": }', { steps: 100_000 });
    expect(error).toBeDefined();
  });

  test('a loop that takes too many steps', () => {
    const { error } = compileText('Integer[0, 1000000000].each |$i| {\n  $x = $i\n}', { steps: 10_000 });
    expect(error).toMatchObject({ file: 'manifests/site.pp', line: 2 });
  });

  test('a string that doubles forever', () => {
    const { error } = compileText('$x = Integer[0, 100].reduce("a") |$all, $i| {\n  "${all}${all}"\n}');
    expect(error).toMatchObject({ file: 'manifests/site.pp', line: 2 });
  });
});

describe('random code', () => {
  test('any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(compileText(text, { steps: 10_000 }).timings).toHaveProperty('parse');
        expect(Array.isArray(validate(parse(text, 'site.pp').program))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('manifests with a piece cut out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...manifests),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(40),
        (text, at, length) => {
          const start = Math.floor(at * text.length);
          const cut = text.slice(0, start) + text.slice(start + length);
          expect(compileText(cut, { steps: 100_000 }).timings).toHaveProperty('parse');
        },
      ),
      { numRuns: 400 },
    );
  });

  test('manifests cut off', () => {
    fc.assert(
      fc.property(fc.constantFrom(...manifests), fc.double({ min: 0, max: 1, noNaN: true }), (text, at) => {
        const cut = text.slice(0, Math.floor(at * text.length));
        expect(compileText(cut, { steps: 100_000 }).timings).toHaveProperty('parse');
      }),
      { numRuns: 400 },
    );
  });
});
