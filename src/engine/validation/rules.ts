/** Static checks that differ between releases. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Issue } from '../diagnostics/issue.ts';
import type { AstNode, CallNamedFunction, Definition, Expression, LiteralList, Program } from '../syntax/ast.ts';
import type { Checker, FirstNode } from './checker.ts';

export interface CheckRules {
  readonly checkProgram: (checker: Checker, program: Program) => readonly Diagnostic[];
  readonly checkFunctionName: (checker: Checker, node: CallNamedFunction) => void;
  readonly checkAssignedList: (checker: Checker, list: LiteralList) => void;
  readonly isIdem: (expression: Expression, checker: Checker) => boolean;
  /** Reports the second default of a `case` or a selector. `first` is the first one. */
  readonly acceptSecondDefault: (checker: Checker, issue: Issue, second: AstNode, first: FirstNode | undefined) => void;
  readonly checkFileNamespace: (checker: Checker, node: Definition & { readonly name: string }) => void;
  readonly checkTopConstructs: (checker: Checker, program: Program) => void;
  readonly futureReservedWords: ReadonlySet<string>;
}
