/**
 * Lint problems and fixes of a file. Computed once per content, because the cursor moves more often than the content
 * changes.
 */
import {
  defaultLintSettings,
  fixAll,
  isIgnoredPath,
  lint,
  selectLintSettings,
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

  /** Lint problems that are not ignored. Leaves out syntax errors, which the page reports elsewhere. */
  get problems(): readonly LintProblem[] {
    const { text, path } = this.#file;
    this.#problems ??= isIgnoredPath(path, this.#settings.ignoredPaths)
      ? []
      : lint(text, path, this.#settings).filter(({ kind, check }) => kind !== 'ignored' && check !== 'syntax');
    return this.#problems;
  }

  hasCheck(check: string): boolean {
    return this.#settings.checks.has(check);
  }

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

/** The content of a file object never changes, so its cached problems expire with the object. */
const kept = new WeakMap<ParsedFile, { readonly rcFile: string | undefined; readonly findings: StyleFindings }>();

/**
 * Returns the lint problems of a file under the project's own settings. `rcFile` is the content of its
 * `.puppet-lint.rc`, if it has one.
 */
export function styleFindings(file: ParsedFile, rcFile: string | undefined): StyleFindings {
  const known = kept.get(file);
  if (known !== undefined && known.rcFile === rcFile) return known.findings;
  const own = rcFile === undefined ? defaultLintSettings : readLintSettings(rcFile).settings;
  const settings = file.release === undefined ? own : selectLintSettings(own, file.release);
  const findings = new StyleFindings(file, settings);
  kept.set(file, { rcFile, findings });
  return findings;
}

const keptCommas = new WeakMap<ParsedFile, StyleFindings>();

/** Returns the missing trailing commas of a file. The style guide requires them, but the check is off by default. */
export function missingCommas(file: ParsedFile): StyleFindings {
  const findings =
    keptCommas.get(file) ?? new StyleFindings(file, { ...defaultLintSettings, checks: new Set(['trailing_comma']) });
  keptCommas.set(file, findings);
  return findings;
}
