import { isAtLeast, type Release } from '../../releases/release.ts';
import { lintChecks } from '../checks/index.ts';
import type { LintSettings } from './settings.ts';

/** Leaves out checks whose suggestions the release does not support. */
export function selectLintSettings(settings: LintSettings, { id }: Release): LintSettings {
  const later = new Set(
    lintChecks.flatMap(({ name, since }) => (since === undefined || isAtLeast(id, since) ? [] : [name])),
  );
  return later.size === 0
    ? settings
    : { ...settings, checks: new Set([...settings.checks].filter((name) => !later.has(name))) };
}
