/** Words that newcomers use, and the words that Puppet's documentation uses for the same thing. */
import { queryWords, stemWord } from './words.ts';

/**
 * Each line has typed words and their meanings, both separated by commas, the likeliest meaning first. Entries of
 * several words are phrases.
 */
const TABLE: readonly (readonly [typed: string, means: string])[] = [
  // Synonyms for control flow.
  ['loop, for loop, foreach, for, iterate, repeat, while', 'each, iteration'],
  ['else if, elseif, elif', 'elsif'],
  ['condition, conditional', 'if'],
  ['switch', 'case'],
  ['ternary, conditional operator', 'selector'],
  ['equal, equals, not equal', 'equality'],
  ['greater, less, greater than, less than', 'order'],
  ['regex, regexp, pattern', 'regexp, regular expression'],
  ['print, echo, output, puts, console log', 'notice, notify'],
  ['method, procedure, subroutine', 'function'],
  ['anonymous function, closure', 'lambda'],
  ['comment', 'comments'],
  // Synonyms for values.
  ['variable, assign', 'variable, assignment'],
  ['interpolate, format string, string formatting', 'interpolation'],
  ['concatenate, concatenation', 'join, interpolation'],
  ['dictionary, dict, map, object, associative array', 'hash'],
  ['list', 'array'],
  ['null, nil, none', 'undef'],
  ['boolean, bool', 'boolean, true, false'],
  ['secret, confidential', 'sensitive'],
  ['random', 'rand'],
  ['length, count', 'size, length'],
  ['cast, convert', 'new, convert'],
  ['uppercase, upper case', 'upcase'],
  ['lowercase, lower case', 'downcase'],
  ['trim, whitespace', 'strip'],
  ['replace, substitute, substitution', 'regsubst'],
  ['date, time, clock', 'strftime, timestamp'],
  ['yaml', 'yaml, hiera'],
  // Synonyms for files.
  ['delete, remove, erase, rm', 'ensure absent'],
  ['uninstall', 'package ensure absent'],
  ['create, make', 'ensure'],
  ['chmod', 'file mode'],
  ['permission, rights', 'mode'],
  ['chown', 'file owner'],
  ['ownership', 'owner'],
  ['directory, folder, mkdir', 'file directory'],
  ['symlink, symbolic link, ln', 'file link'],
  ['copy, cp, download', 'source'],
  ['append, insert', 'line'],
  // Synonyms for packages, services, commands and accounts.
  ['install, apt, yum, dnf', 'package'],
  ['upgrade, update', 'package ensure latest'],
  ['restart, reload', 'service, refresh, notify'],
  ['daemon, systemd, systemctl', 'service'],
  ['boot, startup, autostart', 'enable'],
  ['command, shell, bash, script, run', 'exec'],
  ['sudo, run as, another user, other user', 'exec user'],
  ['once', 'creates, refreshonly'],
  ['environment variable, env', 'exec environment'],
  ['account', 'user'],
  ['scheduled, crontab, job', 'cron'],
  ['disk, filesystem, fstab', 'mount'],
  // Synonyms for the language as a whole.
  ['argument, option, param', 'parameter'],
  ['inherit, extend, inheritance', 'inherits, inheritance'],
  ['import', 'include'],
  ['ip, hostname, network', 'networking'],
  ['cpu, cores', 'processors'],
  ['ram', 'memory'],
  ['operating system, distribution, distro, platform', 'os'],
  ['data, config data, configuration data, settings', 'lookup, hiera'],
  ['dependency, depend', 'require, ordering, relationship'],
  ['sequence, sort order, order', 'ordering'],
  ['circular, loop of dependencies', 'cycle'],
  ['dry run, simulate, preview, test run', 'noop'],
  ['twice, already declared', 'duplicate'],
  ['host, server, machine', 'node'],
];

const entriesOf = (list: string): readonly (readonly string[])[] =>
  list.split(',').map((entry) => queryWords(entry).map(stemWord));

/** Meanings by phrase. The key is the phrase's stems. */
const meanings: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  TABLE.flatMap(([typed, means]) => entriesOf(typed).map((stems) => [stems.join(' '), entriesOf(means)] as const)),
);

const LONGEST = Math.max(...Array.from(meanings.keys(), (phrase) => phrase.split(' ').length));

/** Maximum number of phrases that `sameQueries` returns. */
const MOST_PHRASES = 100;

/** Word or phrase of a query, with phrases of the same meaning. All words are stems. */
export interface QueryPart {
  readonly words: readonly string[];
  /** The last word as typed, because it may be the beginning of a longer word. */
  readonly lastTyped: string;
  readonly means: readonly (readonly string[])[];
}

/** Groups the words of a query into the longest phrases that have synonyms. */
export function queryParts(words: readonly string[]): readonly QueryPart[] {
  const stems = words.map(stemWord);
  const parts: QueryPart[] = [];
  for (let at = 0; at < stems.length;) {
    let length = Math.min(LONGEST, stems.length - at);
    while (length > 1 && !meanings.has(stems.slice(at, at + length).join(' '))) length -= 1;
    const part = stems.slice(at, at + length);
    parts.push({ words: part, lastTyped: words[at + length - 1] ?? '', means: meanings.get(part.join(' ')) ?? [] });
    at += length;
  }
  return parts;
}

/**
 * Returns phrases that mean the same as the query, because each of its parts can be replaced with its likeliest
 * synonym. The words of a phrase are sorted, because their order says little about its meaning.
 */
export function sameQueries(parts: readonly QueryPart[]): ReadonlySet<string> {
  let phrases: readonly (readonly string[])[] = [[]];
  for (const { words, means } of parts) {
    phrases = phrases
      .flatMap((before) => [words, ...means.slice(0, 1)].map((phrase) => [...before, ...phrase]))
      .slice(0, MOST_PHRASES);
  }
  return new Set(phrases.map(phraseKey));
}

/** Returns the key of a phrase. Phrases with the same stems have the same key. */
export function phraseKey(stems: readonly string[]): string {
  return [...new Set(stems)].toSorted().join(' ');
}
