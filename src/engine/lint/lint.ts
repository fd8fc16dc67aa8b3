import type { Finding, LintCheck } from './check.ts';
import { legacyFacts } from './checks/facts/legacy-facts.ts';
import { lintChecks } from './checks/index.ts';
import { isDataFile, legacyFactsInData } from './data-file.ts';
import { TokenEditor, type TextEdit } from './fixes/token-editor.ts';
import { manifestText } from './fixes/written-text.ts';
import { findIgnoredLines, type IgnoredLines } from './manifest/ignored-lines.ts';
import { Manifest } from './manifest/manifest.ts';
import { UnreadableManifest } from './manifest/unreadable-manifest.ts';
import type { LintSettings } from './settings/settings.ts';
import type { LexerError } from './tokens/lexer.ts';
import type { Place } from './tokens/token.ts';
import { tokenize } from './tokens/tokenize.ts';

export interface LintProblem {
  /** Name of the check, or `syntax` if the manifest cannot be read. */
  readonly check: string;
  /** `ignored` if a `# lint:ignore:` comment covers the problem, and `fixed` if `fixAll` resolved it. */
  readonly kind: 'error' | 'warning' | 'ignored' | 'fixed';
  readonly line: number;
  /** Column from 1, in characters. For a line that is too long, puppet-lint reports the maximum length instead. */
  readonly column: number;
  readonly message: string;
  readonly reason?: string;
  readonly span: { readonly offset: number; readonly length: number };
  readonly fix?: LintFix;
}

export interface LintFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

export interface LintFixes {
  readonly text: string;
  /** Problems of the original source, including problems that were fixed. */
  readonly problems: readonly LintProblem[];
}

interface Found {
  readonly check: LintCheck;
  readonly finding: Finding;
  readonly reason: string | undefined;
}

interface Findings {
  readonly manifest: Manifest;
  readonly found: readonly Found[];
  readonly syntaxErrors: readonly LintProblem[];
  /** True if the manifest was read to its end. Otherwise, fixes are not safe. */
  readonly isFixable: boolean;
}

/**
 * Finds the style problems in a manifest, in the order of the checks, with their fixes. In a data file (`.yaml`), runs
 * the only check for data files.
 * @param path the path of the manifest. The check `autoloader_layout` compares its end with the names of classes.
 */
export function lint(text: string, path: string, settings: LintSettings): readonly LintProblem[] {
  if (isDataFile(path)) return dataProblems(text, settings.checks);
  const { manifest, found, syntaxErrors, isFixable } = findAll(text, path, settings);
  const problems = found.map((each) => {
    const fix = isFixable ? fixAlone(manifest, each) : undefined;
    return { ...createProblem(each), ...(fix === undefined ? {} : { fix }) };
  });
  return [...syntaxErrors, ...problems];
}

/**
 * Applies all fixes, in the order of the checks. The result may have new problems, because checks see only the original
 * source. All lines end in `\n`, as in files written by puppet-lint. A manifest that cannot be read to its end is not changed.
 * @param checks names of the checks to fix. By default the checks in the settings.
 */
export function fixAll(text: string, path: string, settings: LintSettings, checks = settings.checks): LintFixes {
  if (isDataFile(path)) return { text, problems: dataProblems(text, checks) };
  const { manifest, found, syntaxErrors, isFixable } = findAll(text, path, { ...settings, checks });
  if (!isFixable) {
    return { text, problems: [...syntaxErrors, ...found.map(createProblem)] };
  }
  const problems = found.map((each) => {
    const problem = createProblem(each);
    const editor = new TokenEditor(manifest);
    if (problem.kind !== 'ignored') each.finding.fix?.(editor);
    return editor.hasChanged ? { ...problem, kind: 'fixed' as const } : problem;
  });
  return { text: manifestText(manifest), problems };
}

const SYNTAX = 'syntax';

function findAll(text: string, path: string, settings: LintSettings): Findings {
  const read = tokenize(text);
  const manifest = new Manifest(text, path, read.tokens);
  const ignored = findIgnoredLines(read.tokens);
  const syntaxErrors = read.error === undefined ? [] : [lexerProblem(read.error)];
  try {
    const found = lintChecks
      .filter(({ name }) => settings.checks.has(name))
      .flatMap((check) => Array.from(check.find(manifest, settings), (finding) => foundBy(check, finding, ignored)));
    const isFixable = !read.isCutOff && !found.some(({ finding }) => finding.isSyntaxError);
    return { manifest, found, syntaxErrors, isFixable };
  } catch (error) {
    if (!(error instanceof UnreadableManifest)) throw error;
    return { manifest, found: [], syntaxErrors: [syntaxProblem('Syntax error', error.token)], isFixable: false };
  }
}

function lexerProblem({ reason, line, column, offset }: LexerError): LintProblem {
  const message = reason === undefined ? 'Syntax error' : `Syntax error (${reason})`;
  return syntaxProblem(message, { line, column, offset, length: 1 });
}

function dataProblems(text: string, checks: ReadonlySet<string>): readonly LintProblem[] {
  if (!checks.has(legacyFacts.name)) return [];
  return legacyFactsInData(text).map(({ name, at }) => ({
    check: legacyFacts.name,
    kind: legacyFacts.kind,
    message: `legacy fact '${name}'`,
    ...toPlace(at),
  }));
}

function foundBy(check: LintCheck, finding: Finding, ignored: IgnoredLines): Found {
  const reason = finding.isSyntaxError === true ? undefined : ignored.get(check.name)?.get(finding.at.line);
  return { check, finding, reason };
}

function createProblem({ check, finding: { message, at, isSyntaxError }, reason }: Found): LintProblem {
  if (isSyntaxError === true) return syntaxProblem(message, at);
  return {
    check: check.name,
    kind: reason === undefined ? check.kind : 'ignored',
    message,
    ...toPlace(at),
    ...(reason === undefined || reason === '' ? {} : { reason }),
  };
}

function syntaxProblem(message: string, place: Place): LintProblem {
  return { check: SYNTAX, kind: 'error', message, ...toPlace(place) };
}

function toPlace({ line, column, offset, length }: Place): Pick<LintProblem, 'line' | 'column' | 'span'> {
  return { line, column, span: { offset, length } };
}

function fixAlone(manifest: Manifest, { check: { fixTitle }, finding: { fix }, reason }: Found): LintFix | undefined {
  if (fix === undefined || fixTitle === undefined || reason !== undefined) return undefined;
  const editor = new TokenEditor(manifest);
  fix(editor);
  const edit = editor.edit();
  editor.undo();
  return edit === undefined ? undefined : { title: fixTitle, edits: [edit] };
}
