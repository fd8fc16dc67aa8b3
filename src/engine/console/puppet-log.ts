/**
 * Formats the log like `puppet`. Lines begin with a level, such as `Notice: `, and warnings and errors go to standard
 * error. At a terminal, the level determines a line's color, and all lines go to standard output.
 */
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import type { ToolResult } from '../machine/options.ts';

interface LevelForm {
  readonly name: string;
  /** Parameters of the escape sequence that sets the color (`puppet/util/log/destinations.rb`). */
  readonly color?: string;
  readonly isComplaint?: true;
}

const RED = '1;31';
const FORMS: Readonly<Record<LogLevel, LevelForm>> = {
  debug: { name: 'Debug', color: '0;36' },
  info: { name: 'Info', color: '0;32' },
  notice: { name: 'Notice' },
  warning: { name: 'Warning', color: '1;33', isComplaint: true },
  err: { name: 'Error', color: RED, isComplaint: true },
  alert: { name: 'Alert', color: RED, isComplaint: true },
  emerg: { name: 'Emergency', color: RED, isComplaint: true },
  crit: { name: 'Critical', color: RED, isComplaint: true },
};

const QUIET: ReadonlySet<LogLevel> = new Set(['debug', 'info']);

export function said(level: LogLevel, message: string): LogLine {
  return { level, source: 'Puppet', message };
}

interface LogStyle {
  readonly isTerminal: boolean;
  readonly isVerbose?: boolean;
}

/** Formats log lines. For a terminal, all lines go to `stdout` in order. */
export function printed(lines: readonly LogLine[], style: LogStyle): Pick<ToolResult, 'stdout' | 'stderr'> {
  let [stdout, stderr] = ['', ''];
  for (const { level, source, message } of lines) {
    if (level === 'debug' || (style.isVerbose !== true && QUIET.has(level))) continue;
    const { name, color, isComplaint } = FORMS[level];
    const text = `${name}: ${source === 'Puppet' ? '' : `${source}: `}${message}`;
    if (style.isTerminal) stdout += color === undefined ? `${text}\n` : `\u001b[${color}m${text}\u001b[0m\n`;
    else if (isComplaint === true) stderr += `${text}\n`;
    else stdout += `${text}\n`;
  }
  return { stdout, stderr };
}
