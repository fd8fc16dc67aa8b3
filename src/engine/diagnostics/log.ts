import type { MissingPackage } from './missing-package.ts';

/** Puppet's log levels, lowest first. */
const LEVELS = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'] as const;
export type LogLevel = (typeof LEVELS)[number];

const levels = new Map<unknown, LogLevel>(LEVELS.map((level) => [level, level] as const));

/** The level of that name, `notice` for anything else. */
export function toLogLevel(name: unknown): LogLevel {
  return levels.get(name) ?? 'notice';
}

/** One line of the log. `source` is `Puppet`, `Scope(Class[main])` or the path of a resource (`/Stage[main]/Main/File[/etc/motd]/ensure`). */
export interface LogLine {
  readonly level: LogLevel;
  readonly source: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  /** The code of what the line tells of, where it has one. Puppet has none: what is recorded or compared leaves it out. */
  readonly code?: string;
  /** Of a line with one of the codes of a refused installation. */
  readonly missingPackage?: MissingPackage;
}

/** What a line tells of: a code, and the arguments of the message where a reader needs them. */
export interface LogReason {
  readonly code: string;
  readonly missingPackage?: MissingPackage;
}

/** A line as Puppet has it. */
export function withoutCode(line: LogLine): LogLine {
  const { code: _code, missingPackage: _missing, ...recorded } = line;
  return recorded;
}
