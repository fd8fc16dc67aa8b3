import type { ReleaseId } from '../releases/release-ids.ts';
import type { TokenEditor } from './fixes/token-editor.ts';
import type { Manifest } from './manifest/manifest.ts';
import type { LintSettings } from './settings/settings.ts';
import type { Place } from './tokens/token.ts';

/** Edits the tokens to resolve the problem. */
export type TokenFix = (editor: TokenEditor) => void;

/** A problem that a check found. */
export interface Finding {
  readonly message: string;
  readonly at: Place;
  readonly fix?: TokenFix;
  /**
   * Set if the check cannot understand the manifest. The finding is then reported as a syntax error, and nothing in the
   * manifest is fixed.
   */
  readonly isSyntaxError?: boolean;
}

/**
 * Used instead of a plugin name for checks that only Bunraku has. There are no recorded cases for these checks; the
 * test next to each check defines its behavior.
 */
export const OWN = 'Bunraku';

/** A style check. */
export interface LintCheck {
  /** The name used in settings and in `# lint:ignore:NAME`. */
  readonly name: string;
  /** Explains to learners what the check requires, and why. */
  readonly documentation: string;
  readonly wrong: string;
  readonly right: string;
  readonly kind: 'error' | 'warning';
  /**
   * True if the check is on by default. A check is off by default if it contradicts a different check or is a matter of
   * taste.
   */
  readonly isDefault: boolean;
  /**
   * The puppet-lint plugin that provides the check (`trailing_comma-check`), or `OWN`. Absent for the checks of
   * puppet-lint itself.
   */
  readonly plugin?: string;
  /** The first Puppet release that supports the code that the check suggests; absent if all releases do. */
  readonly since?: ReleaseId;
  /** Title of the fix as an action; absent if the check has no fix. */
  readonly fixTitle?: string;
  find(manifest: Manifest, settings: LintSettings): Iterable<Finding>;
}
