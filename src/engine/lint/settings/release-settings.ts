import { isAtLeast, type Release } from '../../releases/release.ts';
import { lintChecks } from '../checks/index.ts';
import type { LintSettings } from './settings.ts';

/** The settings without the checks that propose what a release does not have yet. */
export function lintSettingsOf(settings: LintSettings, { id }: Release): LintSettings {
  const later = new Set(
    lintChecks.flatMap(({ name, since }) => (since === undefined || isAtLeast(id, since) ? [] : [name])),
  );
  return later.size === 0
    ? settings
    : { ...settings, checks: new Set([...settings.checks].filter((name) => !later.has(name))) };
}
