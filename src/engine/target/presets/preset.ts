import type { AvailablePackage } from '../packages/package-manager.ts';
import type { Platform } from '../platform.ts';

/** `name:uid:gid:comment:home:shell`, as in `/etc/passwd` without the password. */
export type AccountLine = string;
/** `name:gid`. */
export type GroupLine = string;

/** A machine fresh from its installer. */
export interface Preset {
  readonly platform: Platform;
  readonly users: readonly AccountLine[];
  readonly groups: readonly GroupLine[];
  /** Directories with mode and group where they are not 0755 and root: `/var/mail 2775 mail`. Parents are made first. */
  readonly directories: readonly string[];
  /** Path → content. */
  readonly files: Readonly<Record<string, string>>;
  /** Modes (and group) of files that are not 0644 root: `/etc/shadow 0640 shadow`. */
  readonly fileModes: readonly string[];
  /** Path → target. */
  readonly links: Readonly<Record<string, string>>;
  /** Programs by directory. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** Installed from the beginning, name → version. */
  readonly packages: Readonly<Record<string, string>>;
  /** Running and enabled from the beginning. */
  readonly services: readonly string[];
  /** What the package manager offers beside what it makes up. */
  readonly available: Readonly<Record<string, AvailablePackage>>;
}
