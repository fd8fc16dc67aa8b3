/** Static checks that are not the same in all releases. */
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
  /** Whether evaluating an expression changes nothing, as far as that is known without evaluating it. */
  readonly isIdem: (expression: Expression, checker: Checker) => boolean;
  /** Reports the second default of a `case` or a selector. */
  readonly acceptSecondDefault: (checker: Checker, issue: Issue, second: AstNode, first: FirstNode | undefined) => void;
  /** Checks the name of a definition against the file that it is in. */
  readonly checkFileNamespace: (checker: Checker, node: Definition & { readonly name: string }) => void;
  /** Checks that a file of a module has definitions only. */
  readonly checkTopConstructs: (checker: Checker, program: Program) => void;
  /** Names of types and definitions that bring a warning, because a later release may reserve them. */
  readonly futureReservedWords: ReadonlySet<string>;
}
