/** The rules of the language that are not the same in all releases. */
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
  // ---- expressions
  readonly access: Evaluate<Access>;
  readonly assign: Evaluate<Assignment>;
  readonly calculate: Evaluate<Arithmetic>;
  readonly call: Evaluate<CallNamedFunction>;
  readonly compare: Evaluate<Comparison>;
  readonly includes: Evaluate<In>;
  readonly match: Evaluate<Match>;
  /** `-value` */
  readonly negate: (evaluator: Evaluator, node: UnaryMinus, value: Value) => Value;
  /** Whether a value is true in a condition. */
  readonly isTrue: (value: Value) => boolean;
  /** Whether an option of `case` or of a selector picks the tested value; the option `default` is considered after all others. */
  readonly picks: (evaluator: Evaluator, option: Expression, tested: Value, scope: Scope) => boolean;
  /** Fails for a selector without an option for the tested value. */
  readonly unmatchedSelector: (evaluator: Evaluator, tested: Value, node: Selector) => never;
  /** A value as part of a string. */
  readonly interpolate: (value: Value) => string;

  // ---- names
  /** The value of a variable at a node, in the way of the release if there is no such variable. */
  readonly variableValue: (evaluator: Evaluator, name: string, node: AstNode, scope: Scope) => Value;
  /** Reads a variable whose name has `::`. */
  readonly lookupQualified: (evaluator: Evaluator, name: string, scope: Scope) => Value | Missing;
  /** `$server_facts = value` */
  readonly assignServerFacts: (evaluator: Evaluator, value: Value, node: Assignment, scope: Scope) => void;
  /** The type of a capitalized word that is not the name of a type. */
  readonly unknownType: (evaluator: Evaluator, node: QualifiedReference) => Type;
  /** Fails on keys in brackets after a type that the release does not have. */
  readonly checkTypeKeys: (evaluator: Evaluator, node: Access, type: Type, keys: readonly Value[]) => void;

  // ---- errors
  /** The error for an issue at a place. */
  readonly failure: (issue: Issue, place: ErrorPlace) => PuppetError;
  /** The error for a key without data and default in `hiera()` and its kin. */
  readonly missingHieraKey: (key: string) => PuppetError;
  /** An error as it leaves a node, with the place of the node if it has none. */
  readonly locate: (evaluator: Evaluator, error: PuppetError, node: AstNode) => PuppetError;
}
