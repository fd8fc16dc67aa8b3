import { describe, expect, it } from 'vitest';
import { MOST_MATCHES, type SearchQuery } from '../protocol/search.ts';
import { pathTest } from './globs.ts';
import { findMatches } from './matches.ts';
import { compilePattern } from './pattern.ts';
import { replaceMatches, searchedPaths, searchFiles } from './search-files.ts';

const plain: SearchQuery = {
  text: '',
  isRegExp: false,
  matchesCase: false,
  wholeWord: false,
  include: '',
  exclude: '',
};

function found(text: string, query: Partial<SearchQuery>): readonly string[] {
  const compiled = compilePattern({ ...plain, ...query });
  if (compiled.kind === 'refused') return [`refused: ${compiled.message}`];
  return findMatches(text, compiled.pattern, 100, { ...plain, ...query }).map((match) =>
    text.slice(match.offset, match.offset + match.length),
  );
}

describe('matches of a query', () => {
  it.each<[what: string, text: string, query: Partial<SearchQuery>, matches: readonly string[]]>([
    ['a text in either case', 'Ntp ntp NTP', { text: 'ntp' }, ['Ntp', 'ntp', 'NTP']],
    ['a text in its case', 'Ntp ntp NTP', { text: 'ntp', matchesCase: true }, ['ntp']],
    ['signs as they are', 'a.b axb $c', { text: 'a.b' }, ['a.b']],
    ['whole words', 'port ports import port_a port', { text: 'port', wholeWord: true }, ['port', 'port']],
    ['whole words of other alphabets', 'größe größer', { text: 'größe', wholeWord: true }, ['größe']],
    ['a word with signs at its ends', '$port $ports ($port)', { text: '$port', wholeWord: true }, ['$port', '$port']],
    ['an expression, line by line', 'a1\r\na2\nb3', { text: '^a\\d$', isRegExp: true }, ['a1', 'a2']],
    ['an expression over lines', 'a\nb', { text: 'a\\nb', isRegExp: true }, ['a\nb']],
    ['an expression by the rules of old', 'a-b', { text: 'a\\-b', isRegExp: true }, ['a-b']],
    ['a named group and letters of any alphabet', 'é1', { text: '(?<l>\\p{L})1', isRegExp: true }, ['é1']],
    ['nothing where only empty texts match', 'abc', { text: 'x*', isRegExp: true }, []],
    ['nothing between the halves of a character', '😀a', { text: '|a', isRegExp: true }, []],
  ])('finds %s', (_, text, query, matches) => {
    expect(found(text, query)).toEqual(matches);
  });

  it('reports why an expression is invalid', () => {
    expect(found('a', { text: 'a(', isRegExp: true })).toEqual([
      expect.stringMatching(/^refused: Invalid regular expression: \/a\(\//),
    ]);
  });

  it('returns line, column and the cut context', () => {
    const compiled = compilePattern({ ...plain, text: 'x+', isRegExp: true });
    if (compiled.kind === 'refused') throw new Error(compiled.message);
    const long = 'y'.repeat(1000);
    const [first, second] = findMatches(`one\n  two xx three\n${long}x${long}`, compiled.pattern, 10, plain);
    expect(first).toMatchObject({
      line: 2,
      column: 7,
      endLine: 2,
      endColumn: 9,
      before: 'two ',
      text: 'xx',
      after: ' three',
    });
    expect(second).toMatchObject({ line: 3, column: 1001 });
    expect(second?.before.length).toBeLessThan(100);
    expect(second?.after.length).toBeLessThan(200);
  });
});

describe('the searched files', () => {
  const paths = [
    'data/common.yaml',
    'manifests/site.pp',
    'modules/ntp/manifests/init.pp',
    'modules/ntp/templates/a.epp',
  ];
  it.each<[include: string, expected: readonly string[]]>([
    ['*.pp', ['manifests/site.pp', 'modules/ntp/manifests/init.pp']],
    ['manifests', ['manifests/site.pp', 'modules/ntp/manifests/init.pp']],
    ['/manifests/', ['manifests/site.pp', 'modules/ntp/manifests/init.pp']],
    ['modules/*/templates', ['modules/ntp/templates/a.epp']],
    ['modules/**/*.pp', ['modules/ntp/manifests/init.pp']],
    ['**/init.pp', ['modules/ntp/manifests/init.pp']],
    ['*.{yaml,epp}', ['data/common.yaml', 'modules/ntp/templates/a.epp']],
    ['data , *.epp', ['data/common.yaml', 'modules/ntp/templates/a.epp']],
    ['[!s]ite.pp', []],
    ['s?te.p[pq]', ['manifests/site.pp']],
    ['*.{pp', []],
    ['', paths],
    [' , ', paths],
  ])('%j', (include, expected) => {
    expect(searchedPaths(paths, { include, exclude: '' })).toEqual(expected);
  });

  it('leaves files out', () => {
    expect(searchedPaths(paths, { include: 'modules', exclude: 'templates, *.yaml' })).toEqual([
      'modules/ntp/manifests/init.pp',
    ]);
  });

  it('accepts any string as a glob', () => {
    for (const glob of ['[', ']', '[]', '{', '}', '{,}', '(', '\\', '*(', '[\\]', '{a,{b,c}', '+', '[a-'])
      expect(() => pathTest(glob)?.('a')).not.toThrow();
  });
});

describe('replacing', () => {
  const files = new Map([
    ['a.pp', 'port port'],
    ['b.pp', "$a = 'port'\n$b = 'port'"],
    ['c.pp', 'none'],
  ]);
  const replaced = (
    query: Partial<SearchQuery> & { readonly replacement: string },
    rest: Partial<Parameters<typeof replaceMatches>[1]> = {},
  ) => [...replaceMatches(files, { query: { ...plain, ...query }, leftOut: {}, ...rest })].at(-1);

  it('replaces everywhere, and counts', () => {
    expect(replaced({ text: 'port', replacement: '$1' })).toEqual({
      files: { 'a.pp': '$1 $1', 'b.pp': "$a = '$1'\n$b = '$1'" },
      counts: { 'a.pp': 2, 'b.pp': 2 },
    });
  });

  it('replaces in one file, or one match', () => {
    expect(replaced({ text: 'port', replacement: 'x' }, { only: { file: 'a.pp' } })?.files).toEqual({ 'a.pp': 'x x' });
    expect(replaced({ text: 'port', replacement: 'x' }, { only: { file: 'a.pp', offset: 5 } })?.files).toEqual({
      'a.pp': 'port x',
    });
    expect(replaced({ text: 'port', replacement: 'x' }, { only: { file: 'a.pp', offset: 3 } })?.files).toEqual({});
  });

  it('leaves out excluded matches', () => {
    expect(replaced({ text: 'port', replacement: 'x' }, { leftOut: { 'a.pp': 'whole', 'b.pp': [6] } })?.files).toEqual({
      'b.pp': "$a = 'port'\n$b = 'x'",
    });
  });

  it.each([
    ["\\$(\\w) = '(\\w+)'", '$2=$1 $& $$ $3 $12', "port=a $a = 'port' $ $3 a2\nport=b $b = 'port' $ $3 b2"],
    ["\\$(?<name>\\w) = '(x)?port'", '$<name>\\n\\t\\\\$2$<none>', 'a\n\t\\\nb\n\t\\'],
  ])('puts groups into the text: %s', (text, replacement, expected) => {
    expect(replaced({ text, isRegExp: true, replacement })?.files['b.pp']).toBe(expected);
  });

  it('shows a preview of the replacement', () => {
    const compiled = compilePattern({ ...plain, text: '(p)ort', isRegExp: true });
    if (compiled.kind === 'refused') throw new Error(compiled.message);
    expect(findMatches('port', compiled.pattern, 9, { isRegExp: true, replacement: '$1x' })[0]?.put).toBe('px');
  });
});

it('returns no more matches than the limit, and reports that there are more', () => {
  const files = new Map([
    ['a', 'x'.repeat(MOST_MATCHES - 1)],
    ['b', 'xxx'],
    ['c', 'x'],
  ]);
  const steps = [...searchFiles(files, [...files.keys()], { ...plain, text: 'x' }, /x/g)];
  expect(steps.map(({ found: each, isCut }) => [each?.matches.length, isCut])).toEqual([
    [MOST_MATCHES - 1, false],
    [1, true],
  ]);
});
