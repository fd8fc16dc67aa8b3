/** Rules of the language that differ between releases. */
import type { Issue } from '../diagnostics/issue.ts';
import type { ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import type {
  Access,
  Arithmetic,
  Assignment,
  AstNode,
  CallNamedFunction,
  Comparison,
  Expression,
  In,
  Match,
  QualifiedReference,
  Selector,
  UnaryMinus,
} from '../syntax/ast.ts';
import type { Type } from '../types/type.ts';
import type { Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import type { Missing } from './scope/frames.ts';
import type { Scope } from './scope/scope.ts';

type Evaluate<Node> = (evaluator: Evaluator, node: Node, scope: Scope) => Value;

export interface Language {
  readonly access: Evaluate<Access>;
  readonly assign: Evaluate<Assignment>;
  readonly calculate: Evaluate<Arithmetic>;
  readonly call: Evaluate<CallNamedFunction>;
  readonly compare: Evaluate<Comparison>;
  readonly includes: Evaluate<In>;
  readonly match: Evaluate<Match>;
  readonly negate: (evaluator: Evaluator, node: UnaryMinus, value: Value) => Value;
  readonly isTrue: (value: Value) => boolean;
  /** True if an option of a `case` or selector matches the tested value. The caller handles `default`. */
  readonly picks: (evaluator: Evaluator, option: Expression, tested: Value, scope: Scope) => boolean;
  /** Throws because no option of a selector matches the tested value. */
  readonly unmatchedSelector: (evaluator: Evaluator, tested: Value, node: Selector) => never;
  readonly interpolate: (value: Value) => string;

  /** Returns the value of a variable. If it does not exist, the release decides the result. */
  readonly variableValue: (evaluator: Evaluator, name: string, node: AstNode, scope: Scope) => Value;
  readonly lookupQualified: (evaluator: Evaluator, name: string, scope: Scope) => Value | Missing;
  readonly assignServerFacts: (evaluator: Evaluator, value: Value, node: Assignment, scope: Scope) => void;
  readonly unknownType: (evaluator: Evaluator, node: QualifiedReference) => Type;
  /** Throws if the release does not support the parameters of a type. */
  readonly checkTypeKeys: (evaluator: Evaluator, node: Access, type: Type, keys: readonly Value[]) => void;

  readonly failure: (issue: Issue, place: ErrorPlace) => PuppetError;
  readonly missingHieraKey: (key: string) => PuppetError;
  readonly locate: (evaluator: Evaluator, error: PuppetError, node: AstNode) => PuppetError;
}
