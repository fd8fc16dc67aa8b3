import { describe, expect, test } from 'vitest';
import { isIgnoredPath } from './ignored-path.ts';
import { defaultLintSettings, lintProfiles } from './profiles.ts';
import { readLintSettings, withLintChecks } from './rc-file.ts';

// cspell:ignore colour

function checksOf(text: string): ReadonlySet<string> {
  return readLintSettings(text).settings.checks;
}

describe('the settings of a .puppet-lint.rc', () => {
  test('switch checks off and on', () => {
    const checks = checksOf('--no-140chars-check\n--80chars-check\n');
    expect(checks.has('140chars')).toBe(false);
    expect(checks.has('80chars')).toBe(true);
    expect(checks.has('documentation')).toBe(true);
  });

  test('name the only checks, with the value on its line or the next', () => {
    expect([...checksOf('--only-checks=hard_tabs,nothing\n')]).toEqual(['hard_tabs']);
    expect([...checksOf('# of tabs\n--only-checks\nhard_tabs\n')]).toEqual(['hard_tabs']);
  });

  test('may begin an option only, in any case, with dashes for underscores', () => {
    for (const line of ['--no-hard-tabs', '--NO-HARD_tabs-check', '--no-hard_t']) {
      expect(checksOf(line).has('hard_tabs')).toBe(false);
    }
  });

  test('come from its options', () => {
    const text =
      '--relative\n--fail-on-warnings\n--error-level=err\n--ignore-paths=a/*.pp,b\n--top-scope-variables=site,role\n--log-format=%{line}\n';
    expect(readLintSettings(text)).toEqual({
      settings: {
        ...defaultLintSettings,
        isRelative: true,
        failsOnWarnings: true,
        level: 'error',
        ignoredPaths: ['a/*.pp', 'b'],
        topScopeVariables: ['site', 'role'],
        format: '%{line}',
      },
      mistakes: [],
    });
  });

  test('come from valid lines, and invalid lines are reported', () => {
    const text = '--colour\n--no\n--relative=1\n--error-level=loud\n -- text\n--no-hard_tabs-check\n--only-checks';
    const { settings, mistakes } = readLintSettings(text);
    expect(mistakes).toEqual([
      { line: 1, message: 'invalid option: --colour' },
      { line: 2, message: 'ambiguous option: --no' },
      { line: 3, message: 'needless argument: --relative=1' },
      { line: 4, message: 'invalid argument: --error-level=loud' },
      { line: 7, message: 'missing argument: --only-checks' },
    ]);
    expect(settings.checks.has('hard_tabs')).toBe(false);
  });

  test('end at two dashes', () => {
    expect(checksOf('--\n--no-hard_tabs-check\n').has('hard_tabs')).toBe(true);
  });
});

describe('a .puppet-lint.rc with other checks', () => {
  test('keeps its other lines', () => {
    const text = '# ours\n--no-140chars-check\n--relative\n--only-checks\nhard_tabs\n';
    const checks = new Set(lintProfiles.latest);
    checks.delete('documentation');
    checks.add('80chars');
    expect(withLintChecks(text, checks)).toBe('# ours\n--relative\n--no-documentation-check\n--80chars-check\n');
  });

  test('reads the same checks that it was written with', () => {
    for (const checks of [lintProfiles.latest, lintProfiles.strict, new Set<string>(), new Set(['80chars'])]) {
      expect(checksOf(withLintChecks('', checks))).toEqual(checks);
    }
  });
});

test('a path is ignored if a pattern matches it', () => {
  expect(isIgnoredPath('vendor/a/b.pp', ['vendor/**/*.pp'])).toBe(true);
  expect(isIgnoredPath('src/vendor/a/b.pp', ['vendor/**/*.pp'])).toBe(false);
  expect(isIgnoredPath('spec/a[1].pp', ['spec/a\\[[0-9]].p?'])).toBe(true);
  expect(isIgnoredPath('.hidden.pp', ['*.pp'])).toBe(false);
});
