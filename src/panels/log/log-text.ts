import type { LogLevelView, LogLineView, Place } from '../../protocol/analysis.ts';

/** The word with which Puppet's console begins a line of each level (`Puppet::Util::Log`, the console destination). */
const levelWords = {
  debug: 'Debug',
  info: 'Info',
  notice: 'Notice',
  warning: 'Warning',
  err: 'Error',
  alert: 'Alert',
  emerg: 'Emergency',
  crit: 'Critical',
} as const satisfies Record<LogLevelView, string>;

export function levelWord(level: LogLevelView): string {
  return levelWords[level];
}

/** A line as `puppet apply` prints it: `Notice: /Stage[main]/Main/File[/etc/motd]/ensure: created`. */
export function logText({ level, source, message }: LogLineView): string {
  return source === 'Puppet' ? `${levelWords[level]}: ${message}` : `${levelWords[level]}: ${source}: ${message}`;
}

/** The file's own name and the line; the whole path would take the log's room. */
export function shortPlace({ file, line }: Place): string {
  return `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
}
