import { formatPlace, type CompileError, type Diagnostic, type LineIndex } from '../engine/index.ts';

/**
 * An error in the format of `--json`. `class` is the name of Puppet's error class, and `message` the complete message.
 * `pos` is the column. The place is absent if it is unknown.
 */
export interface ErrorRow {
  readonly class: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly pos?: number;
}

export interface LogRow {
  readonly level: string;
  readonly source: string;
  readonly message: string;
  readonly line?: number;
  readonly file?: string;
}

/**
 * Codes of errors that Puppet reports without a file: an invalid regular expression is an error of Ruby itself, and
 * Puppet rejects a byte order mark without naming a place.
 */
const withoutFile: ReadonlySet<string> = new Set(['INVALID_REGEXP', 'ILLEGAL_BOM']);

/** Converts a diagnostic of a file to the error that Puppet raises. */
export function errorRow(diagnostic: Diagnostic, lines: LineIndex): ErrorRow {
  const errorClass = diagnostic.code === 'INVALID_REGEXP' ? 'RegexpError' : 'Puppet::ParseErrorWithIssue';
  if (withoutFile.has(diagnostic.code)) return { class: errorClass, message: diagnostic.message };
  const place = diagnostic.span === undefined ? undefined : lines.positionAt(diagnostic.span.offset);
  const message = `${diagnostic.message}${formatPlace({ file: diagnostic.file, line: place?.line, column: place?.column })}`;
  return {
    class: errorClass,
    message,
    file: diagnostic.file,
    ...(place === undefined ? {} : { line: place.line, pos: place.column }),
  };
}

/** Converts a diagnostic of a file to the line that Puppet logs. */
export function logRow(diagnostic: Diagnostic, lines: LineIndex): LogRow {
  return {
    level: diagnostic.severity === 'error' ? 'err' : 'warning',
    source: 'Puppet',
    message: diagnostic.message,
    ...(diagnostic.span === undefined ? {} : { line: lines.lineAt(diagnostic.span.offset) }),
    file: diagnostic.file,
  };
}

/** Converts the error that ended a compilation. */
export function compileErrorRow({ class: errorClass, message, file, line, column }: CompileError): ErrorRow {
  return {
    class: errorClass,
    message,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { pos: column }),
  };
}
