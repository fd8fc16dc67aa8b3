/**
 * Formats the log like `puppet`: levels as words, warnings and errors to standard error; at a terminal colored and all
 * on standard output.
 */
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import type { ToolResult } from '../machine/options.ts';

interface LevelForm {
  readonly name: string;
  /** Parameters of the escape sequence that sets the color (`puppet/util/log/destinations.rb`). */
  readonly colour?: string;
  readonly isComplaint?: true;
}

const RED = '1;31';
const FORMS: Readonly<Record<LogLevel, LevelForm>> = {
  debug: { name: 'Debug', colour: '0;36' },
  info: { name: 'Info', colour: '0;32' },
  notice: { name: 'Notice' },
  warning: { name: 'Warning', colour: '1;33', isComplaint: true },
  err: { name: 'Error', colour: RED, isComplaint: true },
  alert: { name: 'Alert', colour: RED, isComplaint: true },
  emerg: { name: 'Emergency', colour: RED, isComplaint: true },
  crit: { name: 'Critical', colour: RED, isComplaint: true },
};

const QUIET: ReadonlySet<LogLevel> = new Set(['debug', 'info']);

/** A log line with the source Puppet. */
export function said(level: LogLevel, message: string): LogLine {
  return { level, source: 'Puppet', message };
}

interface LogStyle {
  readonly isTerminal: boolean;
  /** True to show lines of level `info`. */
  readonly isVerbose?: boolean;
}

/** Output for log lines. At a terminal everything goes to `stdout`, in order. */
export function printed(lines: readonly LogLine[], style: LogStyle): Pick<ToolResult, 'stdout' | 'stderr'> {
  let [stdout, stderr] = ['', ''];
  for (const { level, source, message } of lines) {
    if (level === 'debug' || (style.isVerbose !== true && QUIET.has(level))) continue;
    const { name, colour, isComplaint } = FORMS[level];
    const text = `${name}: ${source === 'Puppet' ? '' : `${source}: `}${message}`;
    if (style.isTerminal) stdout += colour === undefined ? `${text}\n` : `\u001b[${colour}m${text}\u001b[0m\n`;
    else if (isComplaint === true) stderr += `${text}\n`;
    else stdout += `${text}\n`;
  }
  return { stdout, stderr };
}
