import type { Finding, LintCheck } from './check.ts';
import { lintChecks } from './checks/index.ts';
import { TokenEditor, type TextEdit } from './fixes/token-editor.ts';
import { manifestText } from './fixes/written-text.ts';
import { findIgnoredLines, type IgnoredLines } from './manifest/ignored-lines.ts';
import { Manifest } from './manifest/manifest.ts';
import { UnreadableManifest } from './manifest/unreadable-manifest.ts';
import type { LintSettings } from './settings.ts';
import type { Place } from './tokens/token.ts';
import { tokenize, type LexerError } from './tokens/tokenize.ts';

/** A problem of style, as puppet-lint reports it. */
export interface LintProblem {
  /** The check's name; `syntax` for a manifest that cannot be read. */
  readonly check: string;
  /** `ignored`: a `# lint:ignore:` comment covers it. */
  readonly kind: 'error' | 'warning' | 'ignored';
  readonly line: number;
  /** From 1, in characters as puppet-lint counts them; of a line that is too long the limit. */
  readonly column: number;
  readonly message: string;
  /** What the comment that covers an ignored problem says. */
  readonly reason?: string;
  readonly span: { readonly offset: number; readonly length: number };
  readonly fix?: LintFix;
}

/** A change that resolves one problem alone. */
export interface LintFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

export interface LintFixes {
  readonly text: string;
  /** How many problems had a fix. */
  readonly count: number;
}

/** A finding with the check that has it. */
interface Found {
  readonly check: LintCheck;
  readonly finding: Finding;
  readonly reason: string | undefined;
}

interface Findings {
  readonly manifest: Manifest;
  readonly found: readonly Found[];
  /** Why nothing of the manifest can be fixed. */
  readonly syntaxError?: LintProblem;
}

/**
 * Finds problems of style in a manifest, in the order of the checks, each with its own fix.
 *
 * @param path where the manifest is; `autoloader_layout` compares its end
 */
export function lint(text: string, path: string, settings: LintSettings): readonly LintProblem[] {
  const { manifest, found, syntaxError } = findAll(text, path, settings);
  const problems = found.map(({ check, finding, reason }) => {
    const { message, at, isSyntaxError } = finding;
    const fix = reason === undefined ? fixAlone(manifest, check, finding) : undefined;
    return {
      check: isSyntaxError === true ? SYNTAX : check.name,
      kind: isSyntaxError === true ? 'error' : reason === undefined ? check.kind : 'ignored',
      message,
      ...placeOf(at),
      ...(reason === undefined || reason === '' ? {} : { reason }),
      ...(fix === undefined ? {} : { fix }),
    } satisfies LintProblem;
  });
  return syntaxError === undefined ? problems : [syntaxError, ...problems];
}

/**
 * Makes all fixes, in the order of the checks. The text that comes out may have problems again: checks see the text before any fix.
 * Every line ends in `\n` then, as puppet-lint writes files. A manifest that cannot be read stays as it is.
 *
 * @param checks the names of the checks whose problems are fixed; without them those of the settings
 */
export function fixAll(text: string, path: string, settings: LintSettings, checks = settings.checks): LintFixes {
  const { manifest, found, syntaxError } = findAll(text, path, { ...settings, checks });
  if (syntaxError !== undefined || found.some(({ finding }) => finding.isSyntaxError)) return { text, count: 0 };
  let count = 0;
  for (const { finding, reason } of found) {
    if (reason !== undefined || finding.fix === undefined) continue;
    const editor = new TokenEditor(manifest);
    finding.fix(editor);
    if (editor.hasChanged) count += 1;
  }
  return { text: manifestText(manifest), count };
}

const SYNTAX = 'syntax';

/** A manifest without tokens, which the lexer refused, still has lines that are too long. One with a brace that is not closed has nothing. */
function findAll(text: string, path: string, settings: LintSettings): Findings {
  const read = tokenize(text);
  const manifest = new Manifest(text, path, read.tokens);
  const ignored = findIgnoredLines(read.tokens);
  const syntaxError = read.error === undefined ? {} : { syntaxError: lexerProblem(read.error) };
  try {
    const found = lintChecks
      .filter(({ name }) => settings.checks.has(name))
      .flatMap((check) => Array.from(check.find(manifest, settings), (finding) => foundBy(check, finding, ignored)));
    return { manifest, found, ...syntaxError };
  } catch (error) {
    if (!(error instanceof UnreadableManifest)) throw error;
    return { manifest, found: [], syntaxError: syntaxProblem('Syntax error', error.token) };
  }
}

function lexerProblem({ reason, line, column, offset }: LexerError): LintProblem {
  const message = reason === undefined ? 'Syntax error' : `Syntax error (${reason})`;
  return syntaxProblem(message, { line, column, offset, length: 1 });
}

function foundBy(check: LintCheck, finding: Finding, ignored: IgnoredLines): Found {
  const reason = finding.isSyntaxError === true ? undefined : ignored.get(check.name)?.get(finding.at.line);
  return { check, finding, reason };
}

function syntaxProblem(message: string, place: Place): LintProblem {
  return { check: SYNTAX, kind: 'error', message, ...placeOf(place) };
}

function placeOf({ line, column, offset, length }: Place): Pick<LintProblem, 'line' | 'column' | 'span'> {
  return { line, column, span: { offset, length } };
}

function fixAlone(manifest: Manifest, { fixTitle }: LintCheck, { fix }: Finding): LintFix | undefined {
  if (fix === undefined || fixTitle === undefined) return undefined;
  const editor = new TokenEditor(manifest);
  fix(editor);
  const edit = editor.edit();
  editor.undo();
  return edit === undefined ? undefined : { title: fixTitle, edits: [edit] };
}
