import { lintChecks } from '../checks/index.ts';
import type { LintSettings } from './settings.ts';

/** Checks that puppet-lint 3.0, Debian 12's, does not have. */
const NEWER_THAN_3: ReadonlySet<string> = new Set(['legacy_facts', 'top_scope_facts', 'space_before_arrow']);

/** Sets of checks by name: those of puppet-lint 4.3 that are on by default, Debian 12's, and all with the plugins' but `80chars`. */
export const lintProfiles: Readonly<Record<'latest' | 'debian' | 'strict', ReadonlySet<string>>> = {
  latest: namesOf((check) => check.isDefault && check.plugin === undefined),
  debian: namesOf((check) => check.isDefault && check.plugin === undefined && !NEWER_THAN_3.has(check.name)),
  strict: namesOf(({ name }) => name !== '80chars'),
};

function namesOf(isWanted: (check: (typeof lintChecks)[number]) => boolean): ReadonlySet<string> {
  return new Set(lintChecks.filter(isWanted).map(({ name }) => name));
}

/** What applies where a project says nothing. */
export const defaultLintSettings: LintSettings = {
  checks: lintProfiles.latest,
  isRelative: false,
  topScopeVariables: [],
  ignoredPaths: ['vendor/**/*.pp'],
  failsOnWarnings: false,
  level: 'all',
  showsIgnored: false,
  showsPath: false,
  showsContext: false,
};
