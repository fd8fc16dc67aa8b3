/** Tests that unbounded work ends promptly, with an error at the expression that causes it. */
import { describe, expect, test } from 'vitest';
import { builtinTypes, compile, typeKnowledge, type CompileResult } from '../index.ts';
import type { CompileBudget } from './limits.ts';
import { allocate, count, metered, spend, unmetered } from './meter.ts';

const types = typeKnowledge(builtinTypes);

function compileText(text: string, budget: Partial<CompileBudget> = {}): CompileResult {
  const files = {
    paths: ['manifests/site.pp'],
    read: (path: string) => (path === 'manifests/site.pp' ? text : undefined),
  };
  return compile({ files, node: { name: 'node.example.com', facts: {} }, types, budget });
}

/** An array in which each level contains the level below twice. */
const nested = '$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }';
const large = '$a = Array(Integer[0, 200000])';

describe('small values that become large when traversed', () => {
  test.each([
    ['printed', `${nested}\nnotice($x)`],
    ['compared with a type', `${nested}\nnotice($x =~ Data)`],
    ['described as a type', `${nested}\nnotice(type($x))`],
    ['keys of a hash', `${nested}\nnotice({ $x => 1 })`],
    ['flattened', `${nested}\nnotice(flatten($x))`],
    ['compared', `${nested}\n$y = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice($x == $y)`],
    ['attributes', `${nested}\nnotify { 'a': message => $x }`],
  ])('%s', (_, text) => {
    const { error } = compileText(text, { work: 2_000_000, bytes: 20_000_000 });
    expect(error?.message).toMatch(/Stopped after/);
    expect(error).toMatchObject({ file: 'manifests/site.pp' });
  });
});

describe('deep values and patterns', () => {
  test.each([
    ['arrays', '[$m]', 'Stopped at a value with more than 500 nested levels'],
    ['deferred calls', "Deferred('join', [[$m]])", 'Stopped at a value with more than 500 nested levels'],
    ['hashes', "{ 'a' => $m }", 'Stopped at a value with more than 500 nested levels'],
  ])('%s', (_, value, message) => {
    const text = `$d = Integer[0, 1500].reduce('x') |$m, $i| { ${value} }\nnotify { 'a': message => $d }`;
    expect(compileText(text).error?.message).toContain(message);
  });

  test('groups of a regular expression', () => {
    const text = `notice('a' =~ /${'('.repeat(3000)}a${')'.repeat(3000)}/)`;
    expect(compileText(text).error?.message).toContain('parse depth limit over: /(((');
  });
});

describe('a function that traverses a large value in each step', () => {
  test.each([
    'flatten($a)',
    'sort($a)',
    'unique($a)',
    '$a - $a',
    '$a + $a',
    'join($a)',
    '$a.reverse_each.map |$i| { $i }',
  ])('%s', (expression) => {
    const { error } = compileText(`${large}\nInteger[0, 100000].each |$i| {\n  $x = ${expression}\n}`, {
      work: 3_000_000,
      bytes: 100_000_000,
    });
    expect(error).toMatchObject({ file: 'manifests/site.pp', line: 3 });
    expect(error?.message).toMatch(/Stopped after/);
  });
});

describe('limits of counts', () => {
  test('resources', () => {
    const { error } = compileText('Integer[0, 1000].each |$i| { notify { "n${i}": } }', { resources: 500 });
    expect(error?.message).toContain('Stopped at more than 500 resources');
    expect(error).toMatchObject({ file: 'manifests/site.pp', line: 1 });
  });

  test('relationships of arrows and of collectors', () => {
    const two =
      'notify { Array(Integer[0, 99]).map |$i| { "n${i}" }: }\nfile { Array(Integer[0, 99]).map |$i| { "/f${i}" }: }\n';
    const collectors = compileText(`${two}Notify<| |> -> File<| |>`, { relationships: 5000 });
    expect(collectors.error?.message).toContain('5000 relationships between resources');
    expect(collectors.error).toMatchObject({ line: 3 });
    const all = '.map |$i| { "n${i}" }';
    const arrows = compileText(`$n = Array(Integer[0, 99])${all}\nnotify { $n: }\nNotify[$n] -> Notify[$n]`, {
      relationships: 5000,
    });
    expect(arrows.error).toMatchObject({ line: 3 });
  });

  test('lines of the log', () => {
    expect(compileText('Integer[0, 1000].each |$i| { notice($i) }', { logLines: 100 }).error).toMatchObject({
      line: 1,
    });
  });
});

describe('the meter', () => {
  test('counts nothing outside of a compilation', () => {
    expect(() => {
      spend(1e12);
      allocate(1e12);
      count('resources', 1e12);
    }).not.toThrow();
  });

  test('fails again after a limit was exceeded, but not while the error is reported', () => {
    metered({ bytes: 100 }, () => {
      expect(() => allocate(200)).toThrow(/Stopped after \d+ MB/);
      expect(() => allocate(1)).toThrow(/Stopped after \d+ MB/);
      expect(() => unmetered(() => allocate(200))).not.toThrow();
    });
    expect(() => allocate(200)).not.toThrow();
  });
});

test('a long compilation reports its position', () => {
  const text = '\nInteger[0, 20000].each |$i| {\n  $x = $i\n}';
  const lines = new Set<number | undefined>();
  compile({
    files: { paths: ['manifests/site.pp'], read: () => text },
    node: { name: 'node.example.com', facts: {} },
    types,
    watchPlace: ({ line }) => lines.add(line),
  });
  expect([...lines]).toContain(3);
});
