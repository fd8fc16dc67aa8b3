import { readFileSync } from 'node:fs';
import { parse, validate, type Diagnostic } from '../engine/index.ts';
import { errorRow, logRow, type ErrorRow, type LogRow } from './error-row.ts';

interface ValidateRow {
  readonly file: string;
  readonly issues: readonly (LogRow | ErrorRow)[];
}

/**
 * Returns the report of `puppet parser validate` for a manifest. Warnings are logged. If there are several errors, they
 * are logged too. The last row is the error that ends the validation. For a syntax error, the report contains only the
 * lexer's warnings before it.
 */
export function validateFile(file: string): ValidateRow {
  const { program, diagnostics, lineIndex } = parse(readFileSync(file, 'utf8'), file);
  const syntax = diagnostics.find(({ severity }) => severity === 'error');
  const row = (finding: Diagnostic): LogRow => logRow(finding, lineIndex);
  const ofText = diagnostics.filter(({ severity }) => severity === 'warning').map(row);
  if (syntax !== undefined) return { file, issues: [...ofText, errorRow(syntax, lineIndex)] };
  const found = validate(program);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = [...ofText, ...found.filter(({ severity }) => severity === 'warning').map(row)];
  const [only] = errors;
  if (only === undefined) return { file, issues: warnings };
  if (errors.length === 1) return { file, issues: [...warnings, errorRow(only, lineIndex)] };
  const message = `Language validation logged ${errors.length} errors. Giving up (file: ${file})`;
  return {
    file,
    issues: [
      ...ofText,
      ...found.filter(({ severity }) => severity !== 'info').map(row),
      { class: 'Puppet::ParseErrorWithIssue', message, file },
    ],
  };
}
