/**
 * Fixes that differ from the fixes of puppet-lint. In these cases, the fix of puppet-lint loses source or changes the
 * meaning of a manifest (e2e/conformance/deviations.md).
 */
import { describe, expect, test } from 'vitest';
import { fixAll, lint, type LintProblem } from '../lint.ts';
import { defaultLintSettings, lintProfiles } from '../settings/profiles.ts';
import { lintChecks } from './index.ts';

const STRICT = { ...defaultLintSettings, checks: lintProfiles.strict };

function fixed(text: string, ...checks: readonly string[]): string {
  const settings = checks.length === 0 ? defaultLintSettings : { ...defaultLintSettings, checks: new Set(checks) };
  return fixAll(text, '/ntp/manifests/init.pp', settings).text;
}

describe('a variable in a string', () => {
  test('ends at a dash', () => {
    expect(fixed('$a = "$foo-bar"\n')).toBe('$a = "${foo}-bar"\n');
    expect(fixed('$a = @("X")\n  b $c-d\n  | X\n')).toBe('$a = @("X")\n  b ${c}-d\n  | X\n');
  });

  test('ends at a bracket', () => {
    expect(fixed('$a = "x $b[0]"\n')).toBe('$a = "x ${b}[0]"\n');
  });

  test('keeps the line end before it', () => {
    expect(fixed('$a = @("X")\n  b\n$c\n  | X\n')).toBe('$a = @("X")\n  b\n${c}\n  | X\n');
    expect(fixed('$a = "\n$b"\n')).toBe('$a = "\n${b}"\n');
  });

  test('gets braces with the name of its fact, with either fix', () => {
    expect(fixed('$a = "on $::site"\n', 'top_scope_facts')).toBe('$a = "on ${facts[\'site\']}"\n');
    expect(fixed('$a = "on $::fqdn"\n', 'legacy_facts')).toBe("$a = \"on ${facts['networking']['fqdn']}\"\n");
    expect(fixed('$a = "on ${$::site}"\n', 'top_scope_facts')).toBe('$a = "on ${facts[\'site\']}"\n');
  });
});

describe('a string', () => {
  test('keeps its double quotes for escapes', () => {
    expect(fixed('$a = ["\\u2603", "\\r"]\n')).toBe('$a = ["\\u2603", "\\r"]\n');
  });
});

describe('a fact', () => {
  test('without a structured equal stays', () => {
    expect(fixed('$a = "of ${facts[\'memorysize_mb\']}"\n')).toBe('$a = "of ${facts[\'memorysize_mb\']}"\n');
  });

  test('is replaced once', () => {
    expect(fixed('$a = $::sshrsakey\n')).toBe("$a = $facts['ssh']['rsa']['key']\n");
  });
});

describe('a comment', () => {
  test('with code after it stays', () => {
    expect(fixed('$x = /* in */ 1\n')).toBe('$x = /* in */ 1\n');
    expect(fixed('/* a\n b */ $x = 1\n')).toBe('/* a\n b */ $x = 1\n');
  });

  test('stays if its slashes are an empty regular expression', () => {
    expect(fixed("$x = 'a' =~ // ? { default => 1 }\n")).toBe("$x = 'a' =~ // ? { default => 1 }\n");
  });
});

describe('a version', () => {
  test('stays if the compared value is no plain one', () => {
    for (const text of [
      'if $a_version > $b { }\n',
      'if $version > f(1) { }\n',
      'if $version > -1 { }\n',
      'if $version < 4 + 1 { }\n',
      'if $version < "${a}" { }\n',
      'notice("${version > 3}")\n',
    ]) {
      expect(fixed(text, 'version_comparison')).toBe(text);
    }
  });
});

test('a variable is renamed in lower case without its keys', () => {
  expect(fixed('$a = $packageName[\'Key\']\nnotice("${packageName}")\n', 'variable_contains_upcase')).toBe(
    '$a = $packagename[\'Key\']\nnotice("${packagename}")\n',
  );
});

describe('an indented heredoc', () => {
  test('keeps its value', () => {
    for (const text of ['$a = @(END)\nb\nEND\n', '$a = @(END)\n    b\n   c\n      | END\n']) {
      expect(fixed(text, 'strict_indent')).toBe(text);
    }
    expect(fixed('$a = @("END")\nb\n${c} d\n| END\n', 'strict_indent')).toBe('$a = @("END")\n  b\n  ${c} d\n  | END\n');
    expect(fixed('$a = @("END")\n      ${c}\n      | END\n', 'strict_indent')).toBe('$a = @("END")\n  ${c}\n  | END\n');
  });
});

test('the name of a node is quoted as one', () => {
  const text = 'node baz.example.com, web-01.in { }\n';
  expect(fixed(text)).toBe("node 'baz.example.com', 'web-01.in' { }\n");
  const [first] = lint(text, '', defaultLintSettings);
  expect(first?.fix?.edits).toEqual([{ offset: 5, length: 15, text: "'baz.example.com'" }]);
});

describe('an arrow', () => {
  test('gets its blank before itself', () => {
    expect(fixed("file { '/a': mode=> '0644' }\n")).toBe("file { '/a': mode => '0644' }\n");
  });

  test('moves to its own line and keeps the comma before it', () => {
    expect(fixed("file { '/a':\n  owner => 'b',mode => '0644',\n  group => 'c',\n}\n")).toBe(
      "file { '/a':\n  owner => 'b',\n  mode  => '0644',\n  group => 'c',\n}\n",
    );
  });
});

test('ensure is not swapped with code after the resource', () => {
  const text = "if $a {\n  file { '/a':\n    mode   => '0644',\n    ensure => file\n  }\n}\n[$b, $c]\n";
  expect(fixed(text, 'ensure_first_param')).toBe(text);
});

test('a comma is added only to attributes', () => {
  const text = 'if $kernel == Linux {\n  include ntp\n}\n';
  expect(fixed(text, 'trailing_comma')).toBe(text);
});

describe('a heredoc', () => {
  test('ends at its tag with DOS line ends too', () => {
    expect(fixed('$a = @(END)\r\n  text\r\n  | END\r\n$b = "c"\r\n')).toBe(
      "$a = @(END)\n  text\r\n  | END\n$b = 'c'\n",
    );
  });

  test('leaves the manifest unchanged if it never ends', () => {
    const text = '$a = "b"\n$c = @("END")\n  $text\n';
    expect(fixed(text)).toBe(text);
    expect(lint(text, '', defaultLintSettings).map(({ check, fix }) => [check, fix])).toEqual([
      ['double_quoted_strings', undefined],
    ]);
  });
});

test('a lone carriage return ends no line', () => {
  expect(fixed('# a\rb\n$c = 1 \n')).toBe('# a\rb\n$c = 1\n');
});

test('a problem of a defined type is reported once with all plugins', () => {
  const problems = lint('define ntp::key ($a) { }\n', '/ntp/manifests/key.pp', STRICT);
  expect(problems.filter(({ check }) => check === 'parameter_types')).toHaveLength(1);
});

describe.each(lintChecks.map((check) => [check.name, check] as const))('the documentation of %s', (name, check) => {
  const settings = { ...defaultLintSettings, checks: new Set([name]) };
  const problemsOf = (text: string, path: string): readonly LintProblem[] => lint(text, path, settings);

  test('has a wrong example with the problem, and a right example without it', () => {
    expect(problemsOf(check.wrong, '/ntp/manifests/init.pp').map((problem) => problem.check)).toContain(name);
    expect(problemsOf(check.right, '/ntp/manifests/server.pp')).toEqual([]);
  });

  test('has problems, at least one of which the fix resolves', () => {
    for (const { fix } of problemsOf(check.wrong, '/ntp/manifests/init.pp')) {
      const [edit] = fix?.edits ?? [];
      if (edit === undefined) continue;
      const { offset, length, text } = edit;
      const after = check.wrong.slice(0, offset) + text + check.wrong.slice(offset + length);
      expect(problemsOf(after, '/ntp/manifests/init.pp').length).toBeLessThan(
        problemsOf(check.wrong, '/ntp/manifests/init.pp').length,
      );
    }
  });
});
