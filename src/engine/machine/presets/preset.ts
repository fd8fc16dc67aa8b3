import type { Platform } from '../platform.ts';

/** `name:uid:gid:comment:home:shell`, as in `/etc/passwd` without the password. */
type AccountLine = string;
/** `name:gid`. */
type GroupLine = string;

export interface Preset {
  readonly platform: Platform;
  readonly users: readonly AccountLine[];
  readonly groups: readonly GroupLine[];
  /** Directories, with mode and group if they differ from 0755 and root: `/var/mail 2775 mail`. Parents come first. */
  readonly directories: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** Mode and group of files if they differ from 0644 and root: `/etc/shadow 0640 shadow`. */
  readonly fileModes: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  /** Names of the programs in each directory. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
}
