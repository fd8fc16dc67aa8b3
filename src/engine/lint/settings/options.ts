import { lintChecks } from '../checks/index.ts';
import type { LintSettings } from './settings.ts';

export interface LintOption {
  readonly name: string;
  readonly takesValue: boolean;
  readonly isAboutChecks: boolean;
  apply(settings: LintSettings, value: string): LintSettings | undefined;
}

const LEVELS = ['all', 'warning', 'error'] as const;

/** Options of the command line that do not affect the result of checks. */
const WITHOUT_MEANING: readonly (readonly [name: string, takesValue: boolean])[] = [
  ['help', false],
  ['version', false],
  ['no-config', false],
  ['config', true],
  ['load', true],
  ['load-from-puppet', true],
  ['fix', false],
  ['json', false],
  ['sarif', false],
  ['codeclimate-report-file', true],
  ['list-checks', false],
];

/** All options of puppet-lint 4.3. Includes the options of plugin checks. */
export const lintOptions: readonly LintOption[] = [
  flag('with-context', { showsContext: true }),
  flag('with-filename', { showsPath: true }),
  flag('fail-on-warnings', { failsOnWarnings: true }),
  flag('show-ignored', { showsIgnored: true }),
  flag('relative', { isRelative: true }),
  valued('error-level', (value) => {
    // Like puppet-lint, accepts an unambiguous abbreviation of a level. Names of options can be abbreviated, too.
    const levels = LEVELS.filter((level) => level.startsWith(value));
    const [level] = levels;
    return level === undefined || levels.length > 1 ? undefined : { level };
  }),
  valued('log-format', (format) => ({ format })),
  valued('ignore-paths', (paths) => ({ ignoredPaths: list(paths) })),
  valued('top-scope-variables', (names) => ({ topScopeVariables: list(names) })),
  { ...valued('only-checks', (names) => ({ checks: known(list(names)) })), isAboutChecks: true },
  ...lintChecks.map(({ name }) => checkOption(`no-${name}-check`, (checks) => checks.delete(name))),
  ...lintChecks
    .filter(({ isDefault, plugin }) => !isDefault && plugin === undefined)
    .map(({ name }) => checkOption(`${name}-check`, (checks) => checks.add(name))),
  ...WITHOUT_MEANING.map(([name, takesValue]) => ({ ...flag(name, {}), takesValue })),
];

function flag(name: string, change: Partial<LintSettings>): LintOption {
  return { name, takesValue: false, isAboutChecks: false, apply: (settings) => ({ ...settings, ...change }) };
}

function valued(name: string, read: (value: string) => Partial<LintSettings> | undefined): LintOption {
  const apply = (settings: LintSettings, value: string): LintSettings | undefined => {
    const change = read(value);
    return change === undefined ? undefined : { ...settings, ...change };
  };
  return { name, takesValue: true, isAboutChecks: false, apply };
}

function checkOption(name: string, change: (checks: Set<string>) => void): LintOption {
  const apply = (settings: LintSettings): LintSettings => {
    const checks = new Set(settings.checks);
    change(checks);
    return { ...settings, checks };
  };
  return { name, takesValue: false, isAboutChecks: true, apply };
}

function list(text: string): readonly string[] {
  const parts = text.split(',');
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Returns the given names that are checks. Ignores other names, because they may belong to a plugin that is not
 * supported.
 */
function known(names: readonly string[]): ReadonlySet<string> {
  return new Set(lintChecks.map(({ name }) => name).filter((name) => names.includes(name)));
}
