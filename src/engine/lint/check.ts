import type { ReleaseId } from '../releases/release-ids.ts';
import type { TokenEditor } from './fixes/token-editor.ts';
import type { Manifest } from './manifest/manifest.ts';
import type { LintSettings } from './settings/settings.ts';
import type { Place } from './tokens/token.ts';

export type TokenFix = (editor: TokenEditor) => void;

export interface Finding {
  readonly message: string;
  readonly at: Place;
  readonly fix?: TokenFix;
  /**
   * True if the check cannot read the manifest. The finding is then a syntax error, and nothing in the manifest is
   * fixed.
   */
  readonly isSyntaxError?: boolean;
}

/**
 * Plugin name of checks that only Bunraku has. puppet-lint cannot confirm their results, so the unit tests beside the
 * checks define their behavior.
 */
export const OWN = 'Bunraku';

export interface LintCheck {
  /** Name in settings and in `# lint:ignore:NAME`. */
  readonly name: string;
  /** Explains to learners what the check requires, and why. */
  readonly documentation: string;
  readonly wrong: string;
  readonly right: string;
  readonly kind: 'error' | 'warning';
  /** True if the check is on by default. It is off if it contradicts another check or is a matter of taste. */
  readonly isDefault: boolean;
  readonly plugin?: string;
  /** First Puppet release that supports the suggested code. Absent if all releases do. */
  readonly since?: ReleaseId;
  /** Title of the fix, as an action. Absent if the check has no fix. */
  readonly fixTitle?: string;
  find(manifest: Manifest, settings: LintSettings): Iterable<Finding>;
}
