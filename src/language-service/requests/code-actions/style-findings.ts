/** What lint finds in a file and what its fixes make of the text: read once for a text, since people move the cursor oftener than they type. */
import {
  defaultLintSettings,
  fixAll,
  isIgnoredPath,
  lint,
  lintSettingsOf,
  readLintSettings,
  type LintProblem,
  type LintSettings,
} from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';

class StyleFindings {
  readonly #file: ParsedFile;
  readonly #settings: LintSettings;
  #problems: readonly LintProblem[] | undefined;
  readonly #fixed = new Map<string | undefined, string>();

  constructor(file: ParsedFile, settings: LintSettings) {
    this.#file = file;
    this.#settings = settings;
  }

  /** But for those that a comment ignores, and errors of syntax, which the page tells otherwise. */
  get problems(): readonly LintProblem[] {
    const { text, path } = this.#file;
    this.#problems ??= isIgnoredPath(path, this.#settings.ignoredPaths)
      ? []
      : lint(text, path, this.#settings).filter(({ kind, check }) => kind !== 'ignored' && check !== 'syntax');
    return this.#problems;
  }

  /** The text after all fixes, or after those of one check. */
  fixed(check?: string): string {
    let fixed = this.#fixed.get(check);
    if (fixed === undefined) {
      const { text, path } = this.#file;
      fixed = fixAll(text, path, this.#settings, check === undefined ? undefined : new Set([check])).text;
      this.#fixed.set(check, fixed);
    }
    return fixed;
  }
}

export type { StyleFindings };

/** A file object stands for one text, so what is kept with it goes with it. */
const kept = new WeakMap<ParsedFile, { readonly rcFile: string | undefined; readonly findings: StyleFindings }>();

/** By the project's own settings: the text of its `.puppet-lint.rc`, or `undefined` where it has none. */
export function styleFindings(file: ParsedFile, rcFile: string | undefined): StyleFindings {
  const known = kept.get(file);
  if (known !== undefined && known.rcFile === rcFile) return known.findings;
  const own = rcFile === undefined ? defaultLintSettings : readLintSettings(rcFile).settings;
  const settings = file.release === undefined ? own : lintSettingsOf(own, file.release);
  const findings = new StyleFindings(file, settings);
  kept.set(file, { rcFile, findings });
  return findings;
}
