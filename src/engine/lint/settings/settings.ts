/** Linter settings of a project, the equivalent of puppet-lint's options. */
export interface LintSettings {
  /** Names of the enabled checks. */
  readonly checks: ReadonlySet<string>;
  /** True if the path of a class is checked relative to its module, regardless of the name of the module's folder. */
  readonly isRelative: boolean;
  /** Variables, in addition to facts, that may have a leading `::`. */
  readonly topScopeVariables: readonly string[];
  /** Patterns of files to ignore; `*` also matches slashes. */
  readonly ignoredPaths: readonly string[];
  readonly failsOnWarnings: boolean;
  /** The kinds of problems to show. */
  readonly level: 'all' | 'warning' | 'error';
  readonly showsIgnored: boolean;
  /** True if each problem is shown with the path of its file. */
  readonly showsPath: boolean;
  /** True if each problem is shown with its line of the manifest. */
  readonly showsContext: boolean;
  /** Format of a problem, with `%{path}`, `%{line}` and others; absent for puppet-lint's default format. */
  readonly format?: string;
}
