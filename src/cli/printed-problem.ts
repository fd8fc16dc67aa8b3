import { resolve } from 'node:path';
import type { LintProblem, LintSettings } from '../engine/index.ts';

/** Formats a problem like puppet-lint, with a line end. Empty if the settings hide problems of its kind. */
export function printedProblem(problem: LintProblem, path: string, source: string, settings: LintSettings): string {
  const { kind, reason } = problem;
  if (kind === 'ignored' && !settings.showsIgnored) return '';
  if (kind !== 'fixed' && settings.level !== 'all' && settings.level !== kind) return '';
  const values: Readonly<Record<string, string>> = {
    path,
    filename: path.split('/').at(-1) ?? path,
    fullpath: resolve(path),
    line: String(problem.line),
    column: String(problem.column),
    kind,
    KIND: kind.toUpperCase(),
    check: problem.check,
    message: problem.message,
  };
  const format =
    settings.format ?? `${settings.showsPath ? '%{path} - ' : ''}%{KIND}: %{message} on line %{line} (check: %{check})`;
  const text = format.replaceAll(/%\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
  const why = kind === 'ignored' ? `  ${reason ?? ''}\n` : '';
  return `${text}\n${why}${settings.showsContext && kind !== 'fixed' ? formatContext(problem, source) : ''}`;
}

function formatContext({ line, column }: LintProblem, source: string): string {
  const text = (source.split('\n')[line - 1] ?? '').trim();
  return `\n  ${text}\n${'^'.padStart(Math.max(column + 2, 1))}\n\n`;
}
