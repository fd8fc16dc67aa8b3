import { readFileSync } from 'node:fs';
import { parse, validate } from '../engine/index.ts';
import { errorRow, logRow, type ErrorRow, type LogRow } from './error-row.ts';

export interface ValidateRow {
  readonly file: string;
  readonly issues: readonly (LogRow | ErrorRow)[];
}

/**
 * What `puppet parser validate` reports of a manifest: warnings and, where there are several, errors are logged; the last row
 * is the error that ends it. A syntax error stands alone.
 */
export function validateFile(file: string): ValidateRow {
  const { program, diagnostics, lineIndex } = parse(readFileSync(file, 'utf8'), file);
  const syntax = diagnostics.find(({ severity }) => severity === 'error');
  if (syntax !== undefined) return { file, issues: [errorRow(syntax, lineIndex)] };
  const found = validate(program);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning').map((finding) => logRow(finding, lineIndex));
  const [only] = errors;
  if (only === undefined) return { file, issues: warnings };
  if (errors.length === 1) return { file, issues: [...warnings, errorRow(only, lineIndex)] };
  const message = `Language validation logged ${errors.length} errors. Giving up (file: ${file})`;
  return {
    file,
    issues: [
      ...found.filter(({ severity }) => severity !== 'info').map((finding) => logRow(finding, lineIndex)),
      { class: 'Puppet::ParseErrorWithIssue', message, file },
    ],
  };
}
