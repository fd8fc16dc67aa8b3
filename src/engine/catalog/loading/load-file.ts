import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { LineIndex } from '../../diagnostics/line-index.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Program } from '../../syntax/ast.ts';
import type { Compilation } from '../compilation.ts';

/**
 * Maximum number of errors, and of warnings, that are logged per file (Puppet's settings `max_errors` and
 * `max_warnings`).
 */
const MAX_REPORTED = 10;

/**
 * Parses and validates a file. Logs its warnings. Throws a single error directly. If there are several, logs them and
 * throws an error with their number (`Puppet::Pops::IssueReporter`).
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
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings.slice(0, MAX_REPORTED)) compilation.warn(warning, toPlace(warning, lines));

  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return program;
  if (errors.length === 1 || broken) throw parseError(first, lines);
  for (const error of errors.slice(0, MAX_REPORTED)) {
    compilation.log('err', 'Puppet', error.message, toPlace(error, lines));
  }
  throw new PuppetError(
    catalogIssues.validationGivesUp({ errors: errors.length, warnings: warnings.length }),
    { file },
    'Puppet::ParseErrorWithIssue',
  );
}

/** Codes of errors for which Puppet's grammar creates no issue. Their place is only in the message. */
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
  // Raised by Ruby itself, without a place.
  if (error.code === 'INVALID_REGEXP') return new PuppetError(error, undefined, 'RegexpError');
  const errorClass = WITHOUT_ISSUE.has(error.code) ? 'Puppet::ParseError' : 'Puppet::ParseErrorWithIssue';
  return new PuppetError(error, error.code === 'ILLEGAL_BOM' ? undefined : toPlace(error, lines), errorClass);
}

function toPlace({ file, span }: Diagnostic, lines: LineIndex): ErrorPlace {
  return span === undefined ? { file } : { file, ...lines.positionAt(span.offset) };
}
