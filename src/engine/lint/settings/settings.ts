/** What a project wants of the linter, as puppet-lint's options say it. */
export interface LintSettings {
  /** Names of the checks that run. */
  readonly checks: ReadonlySet<string>;
  /** Whether a class's file is looked for below the module's root, whatever the module's folder is called. */
  readonly isRelative: boolean;
  /** Variables beside facts that may be written with a leading `::`. */
  readonly topScopeVariables: readonly string[];
  /** Patterns of files that are not looked at; `*` stands for slashes too. */
  readonly ignoredPaths: readonly string[];
  /** Whether a warning makes the command fail, as an error does. */
  readonly failsOnWarnings: boolean;
  /** Problems of which kind are shown. */
  readonly level: 'all' | 'warning' | 'error';
  /** Whether problems that a comment covers are shown. */
  readonly showsIgnored: boolean;
  /** Whether a problem is shown with its file's path. */
  readonly showsPath: boolean;
  /** Whether a problem is shown with its line of the manifest. */
  readonly showsContext: boolean;
  /** How a problem is shown, with `%{path}`, `%{line}` and the like; absent for puppet-lint's own form. */
  readonly format?: string;
}
