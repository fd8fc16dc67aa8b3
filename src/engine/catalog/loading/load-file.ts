/** Parses one file and converts its first error to Puppet's. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { LineIndex } from '../../diagnostics/line-index.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import { selectReported } from '../../diagnostics/reported-problems.ts';
import type { Program } from '../../syntax/ast.ts';
import type { Compilation } from '../compilation.ts';

/**
 * Loads the program of a file. Logs warnings. A single error is thrown directly. Several errors are logged, and then an
 * error with their number is thrown (`Puppet::Pops::IssueReporter`).
 */
export function loadFile(compilation: Compilation, file: string): Program {
  const text = compilation.files.read(file) ?? '';
  const loaded = compilation.programs.load(file, text, {
    strict: compilation.settings.strict,
    release: compilation.release,
    modulePath: compilation.modules.path,
  });
  const { program, diagnostics, textWarnings, broken } = loaded;
  if (diagnostics.length === 0 && textWarnings.length === 0) return program;
  for (const each of [...textWarnings, ...diagnostics]) compilation.diagnostics.push(each);
  const lines = new LineIndex(text);
  for (const warning of textWarnings) compilation.warn(warning, toPlace(warning, lines));
  const { warnings, errors, onlyError, givesUp } = selectReported(diagnostics);
  for (const warning of warnings) compilation.warn(warning, toPlace(warning, lines));
  if (onlyError !== undefined) throw parseError(onlyError, lines);
  const [first] = errors;
  if (first === undefined || givesUp === undefined) return program;
  if (broken) throw parseError(first, lines);
  for (const error of errors) compilation.log('err', 'Puppet', error.message, toPlace(error, lines));
  throw new PuppetError(givesUp, { file }, 'Puppet::ParseErrorWithIssue');
}

/** Errors that Puppet's grammar raises without an issue. Their place is only in the message. */
const WITHOUT_ISSUE: ReadonlySet<string> = new Set([
  'ILLEGAL_ARGUMENT_LIST',
  'ILLEGAL_COMMA_LIST',
  'VIRTUAL_NOT_RESOURCE',
  'EXPORTED_NOT_RESOURCE',
  'RESOURCE_BODY_WITHOUT_TITLE',
  'INVALID_RESOURCE_EXPRESSION',
  'CLASS_KEYWORD_AS_NAME',
  'QUOTED_NAME',
]);

function parseError(error: Diagnostic, lines: LineIndex): PuppetError {
  // Ruby itself raises this error, without a place.
  if (error.code === 'INVALID_REGEXP') return new PuppetError(error, undefined, 'RegexpError');
  const errorClass = WITHOUT_ISSUE.has(error.code) ? 'Puppet::ParseError' : 'Puppet::ParseErrorWithIssue';
  return new PuppetError(error, error.code === 'ILLEGAL_BOM' ? undefined : toPlace(error, lines), errorClass);
}

function toPlace({ file, span }: Diagnostic, lines: LineIndex): ErrorPlace {
  return span === undefined ? { file } : { file, ...lines.positionAt(span.offset) };
}
