import { BoundedRegExp } from '../../../values/regexp/bounded/bounded-regexp.ts';
import type { UserState } from '../../state.ts';
import type { UnitFileHost } from '../unit-files.ts';

export interface UnitHost extends UnitFileHost {
  /** Milliseconds since the epoch. */
  readonly clock: number;
  readonly accounts: { user(name: string): UserState | undefined };
}

/**
 * Checks a daemon's configuration. Returns the daemon's error messages, or `undefined` if the configuration is valid.
 */
export type ConfigCheck = (host: UnitHost) => readonly string[] | undefined;

export interface UnitDefinition {
  readonly description: string;
  readonly start: string;
  /** Absent for a daemon that accepts any configuration. */
  readonly check?: ConfigCheck;
  /** True for `Type=simple`, where systemd considers the service started before the daemon reads its configuration. */
  readonly isSimple?: true;
  /**
   * Path of `ConditionPathExists=`. If the path does not exist, systemd does not start the service, but `systemctl
   * start` succeeds.
   */
  readonly condition?: string;
  /** Returns messages about files that the daemon ignores. The daemon starts anyway. */
  readonly warnings?: ConfigCheck;
}

/** Returns the lines of a file with their numbers, without blank lines and comments. */
export function configLines(text: string): readonly { readonly number: number; readonly text: string }[] {
  return text.split('\n').flatMap((line, index) => {
    const trimmed = line.trim();
    return trimmed === '' || trimmed.startsWith('#') ? [] : [{ number: index + 1, text: trimmed }];
  });
}

/**
 * Returns the files that match a pattern with `*` in its last name, sorted and without hidden files. In such a pattern,
 * `?` matches any character. A path without `*` matches only itself.
 */
export function matchingFiles(host: UnitHost, pattern: string): readonly string[] {
  const { files } = host;
  if (!pattern.includes('*')) return files.exists(pattern) ? [pattern] : [];
  const at = pattern.lastIndexOf('/');
  const directory = pattern.slice(0, at);
  if (directory.includes('*') || !files.isDirectory(directory)) return [];
  const escaped = pattern
    .slice(at + 1)
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const wanted = new BoundedRegExp(new RegExp(`^${escaped}$`, 'u'));
  return files
    .list(directory)
    .filter((name) => wanted.test(name) && !name.startsWith('.'))
    .map((name) => `${directory}/${name}`)
    .filter((path) => files.stat(path)?.kind === 'file');
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}
