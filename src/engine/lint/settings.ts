/** What a project wants of the linter. */
export interface LintSettings {
  /** Names of the checks that run. */
  readonly checks: ReadonlySet<string>;
  /** Whether a class's file is looked for below the module's root, whatever the module's folder is called. */
  readonly isRelative: boolean;
  /** Variables beside facts that may be written with a leading `::`. */
  readonly topScopeVariables: readonly string[];
}
