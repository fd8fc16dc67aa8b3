import { OWN } from '../check.ts';
import { lintChecks } from '../checks/index.ts';
import type { LintSettings } from './settings.ts';

/** Checks that puppet-lint 3.0 in Debian 12 does not have. */
const NEWER_THAN_3: ReadonlySet<string> = new Set(['legacy_facts', 'top_scope_facts', 'space_before_arrow']);

/**
 * Sets of checks by name: the defaults of puppet-lint 4.3, the defaults in Debian 12, and all checks except `80chars`,
 * including plugins.
 */
export const lintProfiles: Readonly<Record<'latest' | 'debian' | 'strict', ReadonlySet<string>>> = {
  latest: listNames((check) => check.isDefault && check.plugin === undefined),
  debian: listNames((check) => check.isDefault && check.plugin === undefined && !NEWER_THAN_3.has(check.name)),
  strict: listNames(({ name, plugin }) => name !== '80chars' && plugin !== OWN),
};

function listNames(isWanted: (check: (typeof lintChecks)[number]) => boolean): ReadonlySet<string> {
  return new Set(lintChecks.filter(isWanted).map(({ name }) => name));
}

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
