/** Puppet's log levels, lowest first. */
export type LogLevel = 'debug' | 'info' | 'notice' | 'warning' | 'err' | 'alert' | 'emerg' | 'crit';

/** One line of the log. `source` is `Puppet`, `Scope(Class[main])` or the path of a resource (`/Stage[main]/Main/File[/etc/motd]/ensure`). */
export interface LogLine {
  readonly level: LogLevel;
  readonly source: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}
