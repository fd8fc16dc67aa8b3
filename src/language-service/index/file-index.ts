/** Index of one file. It is plain data that depends only on this file. Requests combine the indexes of all files. */
import type { ResourceForm } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import { Occurrences } from './occurrences.ts';
import type { SymbolId } from './symbols.ts';

export const ANY_ATTRIBUTE = '*';

export interface FileIndex {
  readonly path: string;
  readonly definitions: readonly Definition[];
  /** Scopes of the file. The outermost scope comes first, and an enclosing scope before its inner scopes. */
  readonly scopes: readonly Scope[];
  readonly resources: readonly ResourceEntry[];
  readonly occurrences: Occurrences;
  /** Data keys, or patterns of data keys (`^ntp::`), for which `lookup_options` sets a merge or a conversion. */
  readonly changedKeys?: readonly string[];
  /**
   * Attributes of defines that the file sets outside of declarations, as type and attribute: `nginx::vhost port`. The
   * attribute is `ANY_ATTRIBUTE` if a hash sets the attributes.
   */
  readonly defaults?: readonly string[];
  /** True if the file has a syntax error. The index may then be incomplete. */
  readonly isBroken: boolean;
}

export type DefinitionKind =
  | 'class'
  | 'define'
  | 'function'
  | 'type'
  | 'node'
  | 'resource type'
  | 'fact'
  | 'key'
  | 'template'
  | 'file';

export interface Definition {
  readonly kind: DefinitionKind;
  readonly symbol: SymbolId;
  /**
   * Name as written, without leading colons: `ntp::server`, `Ntp::Port`; a node's name without quotes, `default` or
   * `/regexp/`.
   */
  readonly name: string;
  readonly file: string;
  readonly range: Range;
  readonly selection: Range;
  /** Normalized name of the class that a class inherits from. */
  readonly parent?: string | undefined;
  readonly parameters?: readonly ParameterEntry[] | undefined;
  /** Source of a type alias's type, or of a function's return type. */
  readonly type?: string | undefined;
  /** The comment above the definition, without `#`. `readDoc` parses it. */
  readonly doc?: string | undefined;
  readonly docRange?: Range | undefined;
  readonly isRuby?: true;
  /** Further signatures of a Ruby function: the parameters of each dispatch after the first. */
  readonly overloads?: readonly (readonly ParameterEntry[])[];
}

/** A parameter of a class, define, function or template, or an attribute of a resource type in Ruby. */
export interface ParameterEntry {
  readonly name: string;
  readonly symbol: SymbolId;
  readonly range: Range;
  /** Range of the name, without `$`. */
  readonly selection: Range;
  readonly type?: string | undefined;
  readonly default?: string | undefined;
  readonly capturesRest?: true | undefined;
  readonly isBlock?: true;
  /** True if the parameter may be omitted, with or without a default. */
  readonly isOptional?: true | undefined;
  /** For an attribute of a resource type: its kind, documentation and allowed values. */
  readonly attribute?: 'property' | 'parameter';
  readonly doc?: string;
  readonly values?: readonly string[];
  readonly isNamevar?: true;
}

export type ScopeKind = 'top' | 'class' | 'define' | 'function' | 'node' | 'lambda' | 'template';

/**
 * A scope of variables. A lambda can also read its enclosing scope, and a class its parent classes. All scopes can read
 * top scope.
 */
export interface Scope {
  readonly kind: ScopeKind;
  readonly range: Range;
  /** The symbol of a class, define, function or template. Undefined for other scopes. */
  readonly symbol: SymbolId | undefined;
  /** Number of the enclosing scope. A lambda can read its variables. Undefined for the outermost scope. */
  readonly outer: number | undefined;
  readonly variables: readonly VariableEntry[];
}

export interface VariableEntry {
  readonly name: string;
  readonly symbol: SymbolId;
  readonly kind: 'parameter' | 'assignment' | 'lambda parameter';
  /** Range of the name at the first assignment, without `$`. */
  readonly selection: Range;
  readonly type?: string | undefined;
  /** The default of a parameter, or the assigned value. */
  readonly value?: Range | undefined;
}

export interface ResourceEntry {
  /** Symbol of the resource; for a resource-like class declaration, the symbol of the class. */
  readonly symbol: SymbolId;
  /** Normalized name of the resource type. */
  readonly type: string;
  /** Source of the title, without quotes. */
  readonly title: string;
  readonly form: ResourceForm;
  /** The body, from the title to the end of the last attribute. */
  readonly range: Range;
  readonly selection: Range;
}

export function emptyFileIndex(path: string): FileIndex {
  return { path, definitions: [], scopes: [], resources: [], occurrences: Occurrences.of([]), isBroken: false };
}
