/**
 * The syntax tree: a union discriminated by `kind`. The node types are those of Puppet's model
 * (`lib/puppet/pops/model/ast.pp`), so the PN form of a tree equals Puppet's.
 * A node stores its `offset` and `length` in the file, in UTF-16 code units. Line numbers come from the file's
 * `LineIndex`.
 * Code that reads trees uses a `switch` on `kind` that ends in `assertNever`.
 */
import type { Span } from '../diagnostics/span.ts';

/** Root node of a file. The path in `source.file` is relative to the environment. */
export interface Program extends Span {
  readonly kind: 'Program';
  readonly source: SourceText;
  /** A `Nop` if the file has no code. */
  readonly body: Expression;
  /**
   * All definitions in the file at any depth, in order: classes, defines, nodes, functions, type aliases and others.
   */
  readonly definitions: readonly Definition[];
  /** `import` statements, which only the old grammar has. Absent if there are none. */
  readonly imports?: readonly Import[];
}

export interface Import extends Span {
  /** File names or glob patterns. */
  readonly patterns: readonly string[];
  /**
   * Offset where Puppet reports errors about the import: the token after it, because the parser has already read that
   * token.
   */
  readonly reportedAt: number;
}

/** Name and source of a file. Nodes inside heredocs and strings also have offsets in this source. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** A node for which Puppet may report errors at `reportedAt` instead of its offset (see `reportSpan`). */
interface Relocated extends Span {
  readonly reportedAt?: number;
}

export interface Nop extends Span {
  readonly kind: 'Nop';
}
/** Stands for code that could not be parsed. It is never evaluated, because the file has errors. */
export interface ErrorExpression extends Span {
  readonly kind: 'Error';
  /** Complete expressions that were parsed before the error. Used by completion and the tree view. */
  readonly parts: readonly Expression[];
}

// ---- literals ---------------------------------------------------------------
export interface LiteralInteger extends Span {
  readonly kind: 'LiteralInteger';
  readonly value: bigint;
  readonly radix: 8 | 10 | 16;
}
export interface LiteralFloat extends Span {
  readonly kind: 'LiteralFloat';
  readonly value: number;
}
export interface LiteralString extends Relocated {
  readonly kind: 'LiteralString';
  readonly value: string;
}
export interface LiteralBoolean extends Span {
  readonly kind: 'LiteralBoolean';
  readonly value: boolean;
}
export interface LiteralUndef extends Span {
  readonly kind: 'LiteralUndef';
}
export interface LiteralDefault extends Span {
  readonly kind: 'LiteralDefault';
}
/**
 * A regular expression. `pattern` is the source between the slashes, in which escaped slashes are already unescaped.
 */
export interface LiteralRegularExpression extends Span {
  readonly kind: 'LiteralRegularExpression';
  readonly pattern: string;
}
/** A double-quoted string or heredoc with interpolation. Its segments are `LiteralString` and `TextExpression`. */
export interface ConcatenatedString extends Relocated {
  readonly kind: 'ConcatenatedString';
  readonly segments: readonly Expression[];
}
export interface TextExpression extends Span {
  readonly kind: 'TextExpression';
  readonly expr: Expression;
}
export interface HeredocExpression extends Span {
  readonly kind: 'HeredocExpression';
  readonly syntax: string;
  /** A `LiteralString` or `ConcatenatedString`. */
  readonly text: Expression;
}
export interface LiteralList extends Span {
  readonly kind: 'LiteralList';
  readonly values: readonly Expression[];
}
export interface KeyedEntry extends Span {
  readonly kind: 'KeyedEntry';
  /** Span of the `=>`, where Puppet reports errors about the entry. */
  readonly operatorSpan: Span;
  readonly key: Expression;
  readonly value: Expression;
}
export interface LiteralHash extends Span {
  readonly kind: 'LiteralHash';
  readonly entries: readonly KeyedEntry[];
}

// ---- names ------------------------------------------------------------------
/** A bare word, such as `file` or `apache::vhost`. */
export interface QualifiedName extends Span {
  readonly kind: 'QualifiedName';
  readonly value: string;
}
/**
 * A capitalized word, such as `File` or `Apache::Vhost`. `casedValue` is the word as written: convert it to lower case
 * before a lookup.
 */
export interface QualifiedReference extends Span {
  readonly kind: 'QualifiedReference';
  readonly casedValue: string;
}
/** A word reserved for future use, such as `attr` or `private`. */
export interface ReservedWord extends Span {
  readonly kind: 'ReservedWord';
  readonly word: string;
  readonly future: boolean;
}
/** A variable. `name` has no dollar sign. Numeric names (`0`, `12`) are match variables. */
export interface Variable extends Relocated {
  readonly kind: 'Variable';
  readonly name: string;
}

// ---- operators --------------------------------------------------------------
export interface Parenthesized extends Span {
  readonly kind: 'Parenthesized';
  readonly expr: Expression;
}
export interface Not extends Span {
  readonly kind: 'Not';
  readonly expr: Expression;
}
export interface UnaryMinus extends Span {
  readonly kind: 'UnaryMinus';
  readonly expr: Expression;
}
/** The splat `*expr`. */
export interface Unfold extends Span {
  readonly kind: 'Unfold';
  readonly expr: Expression;
}
interface Binary<Kind extends string, Operator extends string> extends Relocated {
  readonly kind: Kind;
  readonly operator: Operator;
  /** Span of the operator, where Puppet reports errors about the operation. */
  readonly operatorSpan: Span;
  readonly left: Expression;
  readonly right: Expression;
}
export type Assignment = Binary<'Assignment', '=' | '+=' | '-='>;
export type Arithmetic = Binary<'Arithmetic', '+' | '-' | '*' | '/' | '%' | '<<' | '>>'>;
export type Comparison = Binary<'Comparison', '==' | '!=' | '<' | '<=' | '>' | '>='>;
export type Match = Binary<'Match', '=~' | '!~'>;
export type In = Binary<'In', 'in'>;
export type And = Binary<'And', 'and'>;
export type Or = Binary<'Or', 'or'>;
export type Relationship = Binary<'Relationship', '->' | '<-' | '~>' | '<~'>;
/** `left[keys]`: an index, a slice, a type with parameters, or a resource reference. */
export interface Access extends Relocated {
  readonly kind: 'Access';
  readonly left: Expression;
  readonly keys: readonly Expression[];
}
/** `left.name`. If it is the functor of a `CallMethod`, `left` is the receiver and `right` is the method. */
export interface NamedAccess extends Span {
  readonly kind: 'NamedAccess';
  readonly operatorSpan: Span;
  readonly left: Expression;
  readonly right: Expression;
}

// ---- control ----------------------------------------------------------------
export interface Block extends Span {
  readonly kind: 'Block';
  readonly statements: readonly Expression[];
}
export interface If extends Span {
  readonly kind: 'If';
  readonly test: Expression;
  /** A `Nop` if the branch is missing or empty. */
  readonly then: Expression;
  readonly else: Expression;
}
export interface Unless extends Span {
  readonly kind: 'Unless';
  readonly test: Expression;
  readonly then: Expression;
  readonly else: Expression;
}
export interface CaseOption extends Span {
  readonly kind: 'CaseOption';
  readonly operatorSpan: Span;
  readonly values: readonly Expression[];
  readonly then: Expression;
}
export interface Case extends Span {
  readonly kind: 'Case';
  readonly test: Expression;
  readonly options: readonly CaseOption[];
}
export interface SelectorEntry extends Span {
  readonly kind: 'SelectorEntry';
  readonly operatorSpan: Span;
  readonly matching: Expression;
  readonly value: Expression;
}
export interface Selector extends Relocated {
  readonly kind: 'Selector';
  readonly left: Expression;
  readonly selectors: readonly SelectorEntry[];
}

// ---- calls ------------------------------------------------------------------
export interface Parameter extends Span {
  readonly kind: 'Parameter';
  readonly name: string;
  /** Span of the variable, including its dollar sign. */
  readonly nameSpan: Span;
  readonly value: Expression | undefined;
  readonly type: Expression | undefined;
  readonly capturesRest: boolean;
}
export interface Lambda extends Span {
  readonly kind: 'Lambda';
  readonly parameters: readonly Parameter[];
  readonly returnType: Expression | undefined;
  readonly body: Expression;
}
/**
 * `name(args) |..| {..}`, or a statement call without parentheses. `functor` is a `QualifiedName`, or a type as in
 * `Integer('5')`.
 */
export interface CallNamedFunction extends Span {
  readonly kind: 'CallNamedFunction';
  readonly functor: Expression;
  readonly arguments: readonly Expression[];
  readonly lambda: Lambda | undefined;
  /** False for a call used as a statement. PN prints it as `invoke` instead of `call`. */
  readonly rvalRequired: boolean;
}
/** `value.name(args) |..| {..}`. */
export interface CallMethod extends Span {
  readonly kind: 'CallMethod';
  /** Span from the opening to the closing parenthesis. Undefined for a call without parentheses. */
  readonly parenthesesSpan: Span | undefined;
  readonly functor: NamedAccess;
  readonly arguments: readonly Expression[];
  readonly lambda: Lambda | undefined;
  readonly rvalRequired: boolean;
}

// ---- resources --------------------------------------------------------------
export type ResourceForm = 'regular' | 'virtual' | 'exported';
export interface AttributeOperation extends Span {
  readonly kind: 'AttributeOperation';
  readonly name: string;
  readonly nameSpan: Span;
  readonly operator: '=>' | '+>';
  readonly value: Expression;
}
/** `* => $hash`. */
export interface AttributesOperation extends Span {
  readonly kind: 'AttributesOperation';
  readonly expr: Expression;
}
export type AnyAttributeOperation = AttributeOperation | AttributesOperation;
export interface ResourceBody extends Span {
  readonly kind: 'ResourceBody';
  /** Offset of the whole resource expression, where Puppet reports errors about a body. */
  readonly resourceOffset: number;
  readonly title: Expression;
  readonly operations: readonly AnyAttributeOperation[];
}
export interface ResourceExpression extends Relocated {
  readonly kind: 'Resource';
  readonly form: ResourceForm;
  /** A `QualifiedName`, which may be the word `class`, or an expression that returns a type. */
  readonly typeName: Expression;
  readonly bodies: readonly ResourceBody[];
}
export interface ResourceDefaults extends Relocated {
  readonly kind: 'ResourceDefaults';
  readonly form: ResourceForm;
  readonly typeRef: Expression;
  readonly operations: readonly AnyAttributeOperation[];
}
export interface ResourceOverride extends Relocated {
  readonly kind: 'ResourceOverride';
  readonly form: ResourceForm;
  /** Expression before the brace, such as an `Access` or a variable. */
  readonly resources: Expression;
  readonly operations: readonly AnyAttributeOperation[];
}
/** `<| expr |>` or `<<| expr |>>`. `expr` is a `Nop` if the query is empty. */
export interface Query extends Span {
  readonly kind: 'VirtualQuery' | 'ExportedQuery';
  readonly expr: Expression;
}
export interface Collect extends Relocated {
  readonly kind: 'Collect';
  readonly type: Expression;
  readonly query: Query;
  readonly operations: readonly AnyAttributeOperation[];
}

// ---- definitions ------------------------------------------------------------
export interface HostClassDefinition extends Span {
  readonly kind: 'HostClassDefinition';
  /** Full name, including the namespace of enclosing classes. */
  readonly name: string;
  readonly nameSpan: Span;
  readonly parameters: readonly Parameter[];
  readonly parentClass: string | undefined;
  readonly parentSpan: Span | undefined;
  readonly body: Expression;
}
export interface ResourceTypeDefinition extends Span {
  readonly kind: 'ResourceTypeDefinition';
  readonly name: string;
  readonly nameSpan: Span;
  readonly parameters: readonly Parameter[];
  readonly body: Expression;
}
export interface FunctionDefinition extends Span {
  readonly kind: 'FunctionDefinition';
  readonly name: string;
  readonly nameSpan: Span;
  readonly parameters: readonly Parameter[];
  readonly returnType: Expression | undefined;
  readonly body: Expression;
}
export interface NodeDefinition extends Span {
  readonly kind: 'NodeDefinition';
  readonly hostMatches: readonly Expression[];
  readonly parent: Expression | undefined;
  readonly body: Expression;
}
/** `type Port = Integer[1, 65535]`. */
export interface TypeAlias extends Span {
  readonly kind: 'TypeAlias';
  readonly name: string;
  readonly nameSpan: Span;
  readonly type: Expression;
}
/**
 * `type Car inherits Vehicle {…}`, another syntax for `type Car = Object[{…}]`. Like Puppet, the validator rejects it.
 */
export interface TypeDefinition extends Span {
  readonly kind: 'TypeDefinition';
  readonly name: string;
  readonly nameSpan: Span;
  readonly parent: string | undefined;
  readonly body: Expression;
}
/** `type Runtime[…] = Type`. */
export interface TypeMapping extends Span {
  readonly kind: 'TypeMapping';
  readonly type: Expression;
  readonly mapping: Expression;
}

// ---- EPP --------------------------------------------------------------------
/** A whole EPP template. It is the body of a `Lambda` that has the template's parameters. */
export interface EppExpression extends Span {
  readonly kind: 'Epp';
  readonly parametersSpecified: boolean;
  readonly body: Expression;
}
export interface RenderString extends Span {
  readonly kind: 'RenderString';
  readonly value: string;
}
export interface RenderExpression extends Relocated {
  readonly kind: 'RenderExpression';
  readonly expr: Expression;
}

export type Definition =
  | HostClassDefinition
  | ResourceTypeDefinition
  | FunctionDefinition
  | NodeDefinition
  | TypeAlias
  | TypeDefinition
  | TypeMapping;

export type Expression =
  | Nop
  | ErrorExpression
  | LiteralInteger
  | LiteralFloat
  | LiteralString
  | LiteralBoolean
  | LiteralUndef
  | LiteralDefault
  | LiteralRegularExpression
  | ConcatenatedString
  | TextExpression
  | HeredocExpression
  | LiteralList
  | LiteralHash
  | QualifiedName
  | QualifiedReference
  | ReservedWord
  | Variable
  | Parenthesized
  | Not
  | UnaryMinus
  | Unfold
  | Assignment
  | Arithmetic
  | Comparison
  | Match
  | In
  | And
  | Or
  | Relationship
  | Access
  | NamedAccess
  | Block
  | If
  | Unless
  | Case
  | Selector
  | Lambda
  | CallNamedFunction
  | CallMethod
  | ResourceExpression
  | ResourceDefaults
  | ResourceOverride
  | Collect
  | Definition
  | EppExpression
  | RenderString
  | RenderExpression;

export type AstNode =
  | Program
  | Expression
  | KeyedEntry
  | CaseOption
  | SelectorEntry
  | Parameter
  | AnyAttributeOperation
  | ResourceBody
  | Query;
