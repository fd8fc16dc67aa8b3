/** Functions for the code of one file. */
import { defaultLintSettings, fixAll, lint as findProblems, parse as parseCode, printPn } from '../../engine/index.ts';
import { applyEdits, formatManifest } from '../../language-service/format/format-manifest.ts';
import { validateText } from '../validate-text.ts';
import type { LintResult, Problem } from './results.ts';

const DEFAULT_FILE = 'site.pp';

/** Thrown for code with a syntax error. */
export class PuppetSyntaxError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Returns the syntax tree in PN form, as `puppet parser dump --format pn` prints it. Throws a `PuppetSyntaxError` for
 * code with a syntax error.
 */
export function parse(code: string, file: string = DEFAULT_FILE): string {
  const { program, diagnostics } = parseCode(code, file);
  if (diagnostics.some(({ severity }) => severity === 'error')) throw firstError(code, file);
  return printPn(program);
}

/** Returns the errors and warnings that `puppet parser validate` finds; empty if there are none. */
export function validate(code: string, file: string = DEFAULT_FILE): readonly Problem[] {
  return validateText(file, code).findings;
}

/** Returns the problems that puppet-lint finds, and the code after all fixes. */
export function lint(code: string, file: string = DEFAULT_FILE): LintResult {
  const problems = findProblems(code, file, defaultLintSettings).flatMap(
    ({ check, kind, line, column, message }): readonly Problem[] =>
      kind === 'error' || kind === 'warning' ? [{ rule: check, level: kind, message, file, line, column }] : [],
  );
  return { problems, fixed: fixAll(code, file, defaultLintSettings).text };
}

/** Returns the code in the layout of the style guide. Throws a `PuppetSyntaxError` for code with a syntax error. */
export function format(code: string): string {
  const result = formatManifest(code);
  if (result.kind === 'formatted') return applyEdits(code, result.edits);
  throw firstError(code, DEFAULT_FILE);
}

function firstError(code: string, file: string): PuppetSyntaxError {
  const [error] = validateText(file, code).findings.filter(({ level }) => level === 'error');
  return new PuppetSyntaxError(error ?? { rule: 'syntax', level: 'error', message: 'Syntax error', file });
}
