import type { MissingPackage } from './missing-package.ts';

const LEVELS = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'] as const;
export type LogLevel = (typeof LEVELS)[number];

const levels = new Map<unknown, LogLevel>(LEVELS.map((level) => [level, level] as const));

/** Returns the level with this name, or `notice` for an unknown name. */
export function toLogLevel(name: unknown): LogLevel {
  return levels.get(name) ?? 'notice';
}

/**
 * A line of the log. `source` is `Puppet`, a scope (`Scope(Class[main])`) or the path of a resource
 * (`/Stage[main]/Main/File[/etc/motd]/ensure`).
 */
export interface LogLine {
  readonly level: LogLevel;
  readonly source: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  /**
   * Code of the explanation, if there is one. Puppet's log has no such field, so `withoutCode` removes it for
   * comparisons.
   */
  readonly code?: string;
  readonly missingPackage?: MissingPackage;
}

/** Explanation of a log line: a code, and the arguments that the explanation needs. */
export interface LogReason {
  readonly code: string;
  readonly missingPackage?: MissingPackage;
}

/** Returns the log line with only the fields that Puppet has. */
export function withoutCode(line: LogLine): LogLine {
  const { code: _code, missingPackage: _missing, ...recorded } = line;
  return recorded;
}
