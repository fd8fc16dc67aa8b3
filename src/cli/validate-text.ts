import { parse, selectReported, validate, type Diagnostic } from '../engine/index.ts';
import { errorRow, logRow, type ErrorRow, type LogRow } from './error-row.ts';
import type { Finding } from './findings/finding.ts';

export interface ValidateRow {
  readonly file: string;
  readonly issues: readonly (LogRow | ErrorRow)[];
}

export interface ValidatedText extends ValidateRow {
  /** All errors and warnings. `issues` contains only those that Puppet reports. */
  readonly findings: readonly Finding[];
}

/**
 * Returns the report of `puppet parser validate` for a manifest. `issues` contains the lines that Puppet logs, which
 * are the warnings and, if there are several errors, the errors. The error that ends the validation comes last. After a
 * syntax error, there are no other errors, and only warnings of the lexer.
 */
export function validateText(file: string, text: string): ValidatedText {
  const { program, diagnostics, lineIndex } = parse(text, file);
  const toLog = (each: Diagnostic): LogRow => logRow(each, lineIndex);
  const toFinding = ({ code, severity, message, span }: Diagnostic): Finding => {
    const place = span === undefined ? {} : lineIndex.positionAt(span.offset);
    return { rule: code.toLowerCase(), level: severity === 'error' ? 'error' : 'warning', message, file, ...place };
  };
  const inText = diagnostics.filter(({ severity }) => severity === 'warning');
  const syntaxError = diagnostics.find(({ severity }) => severity === 'error');
  if (syntaxError !== undefined)
    return {
      file,
      issues: [...inText.map(toLog), errorRow(syntaxError, lineIndex)],
      findings: [...inText, syntaxError].map(toFinding),
    };
  const found = validate(program).filter(({ severity }) => severity !== 'info');
  const { warnings, errors, onlyError, givesUp } = selectReported(found);
  const end = onlyError === undefined ? givingUp(file, givesUp?.message) : [errorRow(onlyError, lineIndex)];
  return {
    file,
    issues: [...[...inText, ...warnings, ...errors].map(toLog), ...end],
    findings: [...inText, ...found].map(toFinding),
  };
}

function givingUp(file: string, message: string | undefined): readonly ErrorRow[] {
  if (message === undefined) return [];
  return [{ class: 'Puppet::ParseErrorWithIssue', message: `${message} (file: ${file})`, file }];
}
