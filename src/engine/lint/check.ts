import type { ReleaseId } from '../releases/release.ts';
import type { TokenEditor } from './fixes/token-editor.ts';
import type { Manifest } from './manifest/manifest.ts';
import type { LintSettings } from './settings/settings.ts';
import type { Place } from './tokens/token.ts';

/** Changes the tokens so that the problem is gone. */
export type TokenFix = (editor: TokenEditor) => void;

/** What a check found, at a place. */
export interface Finding {
  readonly message: string;
  readonly at: Place;
  readonly fix?: TokenFix;
  /** For a manifest that the check cannot make sense of: it is reported as a syntax error, and nothing is fixed in that manifest. */
  readonly isSyntaxError?: boolean;
}

/** A check of style, as settings, documentation and the linter know it. */
export interface LintCheck {
  /** The name that settings and `# lint:ignore:NAME` use. */
  readonly name: string;
  /** What it looks for and why, for learners. */
  readonly documentation: string;
  readonly wrong: string;
  readonly right: string;
  readonly kind: 'error' | 'warning';
  /** Checks that are off by default contradict others, or are a matter of taste. */
  readonly isDefault: boolean;
  /** The plugin of puppet-lint that has the check (`trailing_comma-check`); absent where puppet-lint has it. */
  readonly plugin?: string;
  /** The first release of Puppet that has what the check proposes; absent where all have it. */
  readonly since?: ReleaseId;
  /** What its fix does, as a title of an action; absent where it has none. */
  readonly fixTitle?: string;
  find(manifest: Manifest, settings: LintSettings): Iterable<Finding>;
}
