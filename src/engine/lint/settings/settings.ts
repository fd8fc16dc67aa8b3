export interface LintSettings {
  readonly checks: ReadonlySet<string>;
  /**
   * True if `autoloader_layout` compares a class name only with the path inside the module. The name of the module's
   * folder then does not matter.
   */
  readonly isRelative: boolean;
  /** Variables besides facts that may have a leading `::`. */
  readonly topScopeVariables: readonly string[];
  readonly ignoredPaths: readonly string[];
  readonly failsOnWarnings: boolean;
  readonly level: 'all' | 'warning' | 'error';
  readonly showsIgnored: boolean;
  readonly showsPath: boolean;
  readonly showsContext: boolean;
  /** Format of a problem, with `%{path}`, `%{line}` and so on. Absent for puppet-lint's default format. */
  readonly format?: string;
}
