import { describe, expect, test } from 'vitest';
import { fixAll, lint, type LintFix } from './lint.ts';
import { defaultLintSettings } from './settings/profiles.ts';

const PATH = '/ntp/manifests/init.pp';

function problemsOf(text: string, checks?: readonly string[]): readonly string[] {
  const settings = checks === undefined ? defaultLintSettings : { ...defaultLintSettings, checks: new Set(checks) };
  return lint(text, PATH, settings).map(({ check, kind, line, column }) => `${check} ${kind} ${line}:${column}`);
}

function applied(text: string, fix: LintFix | undefined): string {
  let changed = text;
  for (const { offset, length, text: inserted } of (fix?.edits ?? []).toSorted((a, b) => b.offset - a.offset)) {
    changed = changed.slice(0, offset) + inserted + changed.slice(offset + length);
  }
  return changed;
}

describe('a manifest', () => {
  test('has one problem, a syntax error, if it cannot be parsed', () => {
    expect(problemsOf('$a = "b\n')).toEqual(['syntax error 1:6']);
    expect(problemsOf('$b = "c"\nfile { \'/a\': ensure => file\n')).toEqual(['syntax error 2:12']);
  });

  test('is not fixed if it cannot be read', () => {
    const text = '$b = "c"\nfile { \'/a\': ensure => file\n';
    expect(fixAll(text, PATH, defaultLintSettings).text).toBe(text);
  });

  test('counts characters outside the basic plane as one column', () => {
    expect(problemsOf('$a = [\'😀\', "b"]\n')).toEqual(['double_quoted_strings warning 1:12']);
  });
});

describe('a comment with lint:ignore', () => {
  test('covers its line after code', () => {
    const [problem] = lint('$a = "b" # lint:ignore:double_quoted_strings as it is\n', PATH, defaultLintSettings);
    expect(problem).toMatchObject({ kind: 'ignored', reason: 'as it is' });
    expect(problem?.fix).toBeUndefined();
  });

  test('covers a block if it is on its own line', () => {
    const text = '# lint:ignore:double_quoted_strings\n$a = "b"\n# lint:endignore\n$c = "d"\n';
    expect(problemsOf(text)).toEqual(['double_quoted_strings ignored 2:6', 'double_quoted_strings warning 4:6']);
  });

  test('covers nothing when its block never ends', () => {
    expect(problemsOf('# lint:ignore:double_quoted_strings\n$a = "b"\n')).toEqual([
      'double_quoted_strings warning 2:6',
    ]);
  });
});

describe('a single fix', () => {
  test('edits only its own problem, and keeps line ends', () => {
    const text = "file { '/a':\r\n  owner  => 'root',\r\n  ensure => file,\r\n}\r\n$x = \"y\"\r\n";
    const problems = lint(text, PATH, defaultLintSettings);
    expect(problems.map(({ fix }) => applied(text, fix))).toEqual([
      "file { '/a':\r\n  ensure => file,\r\n  owner  => 'root',\r\n}\r\n$x = \"y\"\r\n",
      "file { '/a':\r\n  owner  => 'root',\r\n  ensure => file,\r\n}\r\n$x = 'y'\r\n",
    ]);
  });

  test('leaves the problems as they were', () => {
    const text = 'notice("${a}", "$b c")\n';
    expect(lint(text, PATH, defaultLintSettings)).toEqual(lint(text, PATH, defaultLintSettings));
    expect(lint(text, PATH, defaultLintSettings).map(({ fix }) => applied(text, fix))).toEqual([
      'notice($a, "$b c")\n',
      'notice("${a}", "${b} c")\n',
    ]);
  });
});

describe('all fixes', () => {
  test('are made in one pass, and end every line in a line feed', () => {
    const text = 'node web.example.com {\r\n\t$a = "b" \r\n}\r\n';
    const { text: fixed, problems } = fixAll(text, PATH, defaultLintSettings);
    expect(fixed).toBe("node 'web.example.com' {\n  $a = 'b'\n}\n");
    expect(problems.map(({ check, kind }) => `${check} ${kind}`)).toContain('hard_tabs fixed');
    expect(problems.map(({ check, kind }) => `${check} ${kind}`)).toContain('2sp_soft_tabs error');
  });

  test('can be limited to some checks', () => {
    const text = 'notice("a") \n';
    expect(fixAll(text, PATH, defaultLintSettings, new Set(['trailing_whitespace'])).text).toBe('notice("a")\n');
  });
});
