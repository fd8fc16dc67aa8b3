import type { AvailablePackage } from '../packages/package-manager.ts';
import type { Platform } from '../platform.ts';

/** `name:uid:gid:comment:home:shell`, as in `/etc/passwd` without the password. */
export type AccountLine = string;
/** `name:gid`. */
export type GroupLine = string;

/** A platform as its installer leaves it: the base system, and the packages that are installed. */
export interface Preset {
  readonly platform: Platform;
  readonly users: readonly AccountLine[];
  readonly groups: readonly GroupLine[];
  /** Directories, with mode and group if these are not 0755 and root: `/var/mail 2775 mail`. Parents come first. */
  readonly directories: readonly string[];
  /** Path → content. */
  readonly files: Readonly<Record<string, string>>;
  /** Mode and group of files if these are not 0644 and root: `/etc/shadow 0640 shadow`. */
  readonly fileModes: readonly string[];
  /** Symbolic links, path → target. */
  readonly links: Readonly<Record<string, string>>;
  /** Directory → names of programs. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** Installed packages, name → version. */
  readonly packages: Readonly<Record<string, string>>;
  /** Enabled services. They run, except those marked as stopped: `ssh`, `ctrl-alt-del.target stopped`. */
  readonly services: readonly string[];
  /** The packages in the platform's repositories, by name. */
  readonly available: Readonly<Record<string, AvailablePackage>>;
}
