/** Units of the service manager: what they start, and what they find wrong with their configuration. */
import type { Node } from '../../files/node.ts';
import type { Platform } from '../../platform.ts';
import type { UserState } from '../../state.ts';

/** What a daemon sees of the machine when it starts. */
export interface UnitHost {
  readonly platform: Platform;
  readonly files: {
    stat(path: string): Node | undefined;
    exists(path: string): boolean;
    isDirectory(path: string): boolean;
    list(path: string): readonly string[];
    readText(path: string): string;
  };
  readonly accounts: { user(name: string): UserState | undefined };
}

/** The lines in which a daemon refuses its configuration; `undefined` where it takes it. */
export type ConfigCheck = (host: UnitHost) => readonly string[] | undefined;

export interface UnitDefinition {
  readonly description: string;
  /** What `ExecStart` says. */
  readonly start: string;
  /** Without it, or where its main file is not there, the daemon takes any configuration. */
  readonly check?: ConfigCheck;
  /** `Type=simple`: systemd takes the service for started before the daemon has read its configuration. */
  readonly isSimple?: true;
  /** `ConditionPathExists=`: the service is left alone while the path is not there, which is no failure. */
  readonly condition?: string;
  /** What it says of files that it leaves out, and starts all the same. */
  readonly warnings?: ConfigCheck;
}

/** The lines of a file with their numbers, without what is blank or a comment. */
export function configLines(text: string): readonly { readonly number: number; readonly text: string }[] {
  return text.split('\n').flatMap((line, index) => {
    const trimmed = line.trim();
    return trimmed === '' || trimmed.startsWith('#') ? [] : [{ number: index + 1, text: trimmed }];
  });
}

/** The files that a pattern with `*` in its last part names, in order. A path without one names itself where it is there. */
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
  const wanted = new RegExp(`^${escaped}$`);
  return files
    .list(directory)
    .filter((name) => wanted.test(name) && !name.startsWith('.'))
    .map((name) => `${directory}/${name}`)
    .filter((path) => files.stat(path)?.kind === 'file');
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}
