import type { LogLevelView, LogLineView, Place } from '../../../protocol/analysis.ts';

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

/** A text with its checksums cut to their first digits, as lists show them. */
export function withShortSums(text: string): string {
  return text.replace(/(\{(?:md5|mtime|ctime|sha\d+)(?:lite)?\}[0-9a-f]{8})[0-9a-f]{8,}/g, '$1…');
}

/** The file's own name and the line; the whole path would take the log's room. */
export function shortPlace({ file, line }: Place): string {
  return `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
}

/** Whether a line tells of something wrong. */
export function isTrouble({ level }: LogLineView): boolean {
  return level !== 'debug' && level !== 'info' && level !== 'notice';
}

/**
 * The resource of the catalog that a line's source names: `File[/etc/motd]` of `/Stage[main]/Main/File[/etc/motd]/ensure`.
 * Titles may hold slashes and brackets, so what the catalog has decides where the reference begins.
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

/** Whether a source is a resource's, or that of one of its properties. */
export function isSourceOf(source: string, ref: string): boolean {
  const at = source.lastIndexOf(ref);
  if (at === -1 || (at > 0 && source[at - 1] !== '/')) return false;
  const rest = source.slice(at + ref.length);
  return rest === '' || (rest.startsWith('/') && !rest.includes(']'));
}
