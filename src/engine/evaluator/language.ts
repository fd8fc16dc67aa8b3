/** Language rules that differ between releases. */
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
  readonly negate: (evaluator: Evaluator, node: UnaryMinus, value: Value) => Value;
  /** True if a value counts as true in a condition. */
  readonly isTrue: (value: Value) => boolean;
  /**
   * True if an option of `case` or of a selector matches the tested value; the option `default` is considered after all
   * others.
   */
  readonly picks: (evaluator: Evaluator, option: Expression, tested: Value, scope: Scope) => boolean;
  /** Fails because no option of a selector matches the tested value. */
  readonly unmatchedSelector: (evaluator: Evaluator, tested: Value, node: Selector) => never;
  /** Converts a value to a string for interpolation. */
  readonly interpolate: (value: Value) => string;

  // ---- names
  /** The value of a variable at a node; the release decides what happens if it does not exist. */
  readonly variableValue: (evaluator: Evaluator, name: string, node: AstNode, scope: Scope) => Value;
  /** Reads a variable with `::` in its name. */
  readonly lookupQualified: (evaluator: Evaluator, name: string, scope: Scope) => Value | Missing;
  readonly assignServerFacts: (evaluator: Evaluator, value: Value, node: Assignment, scope: Scope) => void;
  /** Returns the type for a capitalized word that is not the name of a type. */
  readonly unknownType: (evaluator: Evaluator, node: QualifiedReference) => Type;
  /** Fails if a type has parameters that the release does not support. */
  readonly checkTypeKeys: (evaluator: Evaluator, node: Access, type: Type, keys: readonly Value[]) => void;

  // ---- errors
  /** Creates the error for an issue with a location. */
  readonly failure: (issue: Issue, place: ErrorPlace) => PuppetError;
  /** The error for a key without data or a default in `hiera()` and similar functions. */
  readonly missingHieraKey: (key: string) => PuppetError;
  /** Converts an error that leaves a node: adds the node's location if the error has none. */
  readonly locate: (evaluator: Evaluator, error: PuppetError, node: AstNode) => PuppetError;
}
