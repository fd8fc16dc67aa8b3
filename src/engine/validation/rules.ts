/** Static checks that differ between releases. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Issue } from '../diagnostics/issue.ts';
import type { AstNode, CallNamedFunction, Definition, Expression, LiteralList, Program } from '../syntax/ast.ts';
import type { Checker, FirstNode } from './checker.ts';

export interface CheckRules {
  /** All findings in a program. */
  readonly checkProgram: (checker: Checker, program: Program) => readonly Diagnostic[];
  readonly checkFunctionName: (checker: Checker, node: CallNamedFunction) => void;
  /** Checks a list of targets left of `=`. */
  readonly checkAssignedList: (checker: Checker, list: LiteralList) => void;
  /** True if evaluating an expression has no effect, as far as can be determined statically. */
  readonly isIdem: (expression: Expression, checker: Checker) => boolean;
  /** Reports the second default of a `case` or a selector. */
  readonly acceptSecondDefault: (checker: Checker, issue: Issue, second: AstNode, first: FirstNode | undefined) => void;
  /** Checks the name of a definition against its file. */
  readonly checkFileNamespace: (checker: Checker, node: Definition & { readonly name: string }) => void;
  /** Checks that a module's file contains only definitions. */
  readonly checkTopConstructs: (checker: Checker, program: Program) => void;
  /** Names of types and definitions that cause a warning, because a later release may reserve them. */
  readonly futureReservedWords: ReadonlySet<string>;
}
