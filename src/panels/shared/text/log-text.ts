import type { LogLevelView, LogLineView, Place } from '../../../protocol/analysis.ts';

/** Prefix of each log level, as Puppet's console destination prints it (`Puppet::Util::Log`). */
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

/**
 * Formats a log line as `puppet apply` prints it: level, source and message, for example:
 *
 * `Notice: /Stage[main]/Main/File[/etc/motd]/ensure: created`
 */
export function logText({ level, source, message }: LogLineView): string {
  return source === 'Puppet' ? `${levelWords[level]}: ${message}` : `${levelWords[level]}: ${source}: ${message}`;
}

/** Shortens the checksums in a log message to their first digits, for lists. */
export function withShortSums(text: string): string {
  return text.replace(/(\{(?:md5|mtime|ctime|sha\d+)(?:lite)?\}[0-9a-f]{8})[0-9a-f]{8,}/g, '$1…');
}

/** Formats a place as file name and line. Leaves out the folders, because a log line has no space for them. */
export function shortPlace({ file, line }: Place): string {
  return `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
}

export function isTrouble({ level }: LogLineView): boolean {
  return level !== 'debug' && level !== 'info' && level !== 'notice';
}

/**
 * Finds the resource in the source of a log line, for example `File[/etc/motd]` in
 * `/Stage[main]/Main/File[/etc/motd]/ensure`. Titles may contain slashes and brackets, so the catalog decides where the
 * reference begins.
 */
export function refOfSource(source: string, has: (ref: string) => boolean): string | undefined {
  const path = source.slice(0, source.lastIndexOf(']') + 1);
  if (has(path)) return path;
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const ref = path.slice(slash + 1);
    if (has(ref)) return ref;
  }
  return undefined;
}

/** Returns whether the source of a log line is a resource or one of its properties. */
export function isSourceOf(source: string, ref: string): boolean {
  const at = source.lastIndexOf(ref);
  if (at === -1 || (at > 0 && source[at - 1] !== '/')) return false;
  const rest = source.slice(at + ref.length);
  return rest === '' || (rest.startsWith('/') && !rest.includes(']'));
}
