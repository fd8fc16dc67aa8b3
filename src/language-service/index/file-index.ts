/** What the index knows of one file: plain data, read from the file alone. What other files say comes in when it is asked for. */
import type { ResourceForm } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import { Occurrences } from './occurrences.ts';
import type { SymbolId } from './symbols.ts';

export interface FileIndex {
  readonly path: string;
  readonly definitions: readonly Definition[];
  /** The first one is the file's outermost scope; a scope comes after the one around it. */
  readonly scopes: readonly Scope[];
  readonly resources: readonly ResourceEntry[];
  readonly occurrences: Occurrences;
  /** Whether tree-less parts or errors may hide something: the text has a syntax error. */
  readonly isBroken: boolean;
}

export type DefinitionKind =
  | 'class'
  | 'define'
  | 'function'
  | 'type'
  | 'node'
  /** A resource type in Ruby. */
  | 'resource type'
  | 'fact'
  /** A key of Hiera data. */
  | 'key'
  | 'template'
  | 'file';

export interface Definition {
  readonly kind: DefinitionKind;
  readonly symbol: SymbolId;
  /** As written, without leading colons: `ntp::server`, `Ntp::Port`; of a node its name without quotes, `default` or `/regexp/`. */
  readonly name: string;
  readonly file: string;
  readonly range: Range;
  /** The name. */
  readonly selection: Range;
  /** The class that a class inherits from, in plain form. */
  readonly parent?: string | undefined;
  readonly parameters?: readonly ParameterEntry[] | undefined;
  /** Of a type alias what it stands for, of a function what it returns, as written. */
  readonly type?: string | undefined;
  /** Documentation as written: the comment above, without its signs. `readDoc` takes it apart. */
  readonly doc?: string | undefined;
  /** Where the comment stands. */
  readonly docRange?: Range | undefined;
  /** Whether it is written in Ruby. */
  readonly isRuby?: true;
  /** Further ways to call a Ruby function: the parameters of each dispatch after the first. */
  readonly overloads?: readonly (readonly ParameterEntry[])[];
}

/** A parameter of a class, define, function or template, or an attribute of a resource type in Ruby. */
export interface ParameterEntry {
  readonly name: string;
  readonly symbol: SymbolId;
  readonly range: Range;
  /** The name, without `$`. */
  readonly selection: Range;
  /** As written. */
  readonly type?: string | undefined;
  readonly default?: string | undefined;
  readonly capturesRest?: true | undefined;
  /** A block that a Ruby function takes. */
  readonly isBlock?: true;
  /** May be left out, with or without a default. */
  readonly isOptional?: true | undefined;
  /** Of a resource type's attribute: its kind, documentation and allowed values. */
  readonly attribute?: 'property' | 'parameter';
  readonly doc?: string;
  readonly values?: readonly string[];
  readonly isNamevar?: true;
}

export type ScopeKind = 'top' | 'class' | 'define' | 'function' | 'node' | 'lambda' | 'template';

/** Where variables live. A lambda sees the scope around it, a class its parents, then all see top scope. */
export interface Scope {
  readonly kind: ScopeKind;
  readonly range: Range;
  /** The class, define, function or template; `undefined` for others. */
  readonly symbol: SymbolId | undefined;
  /** The number of the scope around, whose variables a lambda sees; `undefined` for the outermost. */
  readonly outer: number | undefined;
  readonly variables: readonly VariableEntry[];
}

export interface VariableEntry {
  readonly name: string;
  readonly symbol: SymbolId;
  readonly kind: 'parameter' | 'assignment' | 'lambda parameter';
  /** The name where it is first assigned, without `$`. */
  readonly selection: Range;
  /** As written; of a parameter. */
  readonly type?: string | undefined;
  /** Of a parameter the default, of an assignment the value. */
  readonly value?: Range | undefined;
}

export interface ResourceEntry {
  /** Of the resource, or of a class that is declared like one. */
  readonly symbol: SymbolId;
  /** In plain form. */
  readonly type: string;
  /** As written, without quotes; of an interpolated title its source text without quotes. */
  readonly title: string;
  readonly form: ResourceForm;
  /** The body: from the title to the end of the last attribute. */
  readonly range: Range;
  /** The title with its quotes. */
  readonly selection: Range;
}

export function emptyFileIndex(path: string): FileIndex {
  return { path, definitions: [], scopes: [], resources: [], occurrences: Occurrences.of([]), isBroken: false };
}
