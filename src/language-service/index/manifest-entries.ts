/**
 * Classes for the parts of a manifest's index. They are classes because V8 keeps their instances in its young
 * generation. Objects from literals would be allocated directly in the old generation after the first reading of a
 * project. Old-generation objects that were replaced keep everything they refer to alive until a full collection. With
 * literals, copying these leftovers took half of the time of a key press.
 */
import type { ResourceForm } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import type {
  Definition,
  DefinitionKind,
  FileIndex,
  ParameterEntry,
  ResourceEntry,
  Scope,
  ScopeKind,
  VariableEntry,
} from './file-index.ts';
import type { Occurrences } from './occurrences.ts';
import type { SymbolId } from './symbols.ts';

export class ManifestIndex implements FileIndex {
  readonly path: string;
  readonly definitions: readonly Definition[];
  readonly scopes: readonly Scope[];
  readonly resources: readonly ResourceEntry[];
  readonly occurrences: Occurrences;
  readonly defaults: readonly string[];
  readonly isBroken: boolean;

  constructor(index: FileIndex) {
    this.path = index.path;
    // Copies the arrays to their exact length, because an array that grew has spare capacity.
    this.definitions = index.definitions.slice();
    this.scopes = index.scopes;
    this.resources = index.resources.slice();
    this.occurrences = index.occurrences;
    this.defaults = index.defaults ?? [];
    this.isBroken = index.isBroken;
  }
}

export class ManifestDefinition implements Definition {
  readonly kind: DefinitionKind;
  readonly symbol: SymbolId;
  readonly name: string;
  readonly file: string;
  readonly range: Range;
  readonly selection: Range;
  readonly parent: string | undefined;
  readonly parameters: readonly ParameterEntry[] | undefined;
  readonly type: string | undefined;
  readonly doc: string | undefined;
  readonly docRange: Range | undefined;

  constructor(definition: Definition) {
    this.kind = definition.kind;
    this.symbol = definition.symbol;
    this.name = definition.name;
    this.file = definition.file;
    this.range = definition.range;
    this.selection = definition.selection;
    this.parent = definition.parent;
    this.parameters = definition.parameters?.slice();
    this.type = definition.type;
    this.doc = definition.doc;
    this.docRange = definition.docRange;
  }
}

export class ManifestParameter implements ParameterEntry {
  readonly name: string;
  readonly symbol: SymbolId;
  readonly range: Range;
  readonly selection: Range;
  readonly type: string | undefined;
  readonly default: string | undefined;
  readonly isOptional: true | undefined;
  readonly capturesRest: true | undefined;

  constructor(parameter: ParameterEntry) {
    this.name = parameter.name;
    this.symbol = parameter.symbol;
    this.range = parameter.range;
    this.selection = parameter.selection;
    this.type = parameter.type;
    this.default = parameter.default;
    this.isOptional = parameter.isOptional;
    this.capturesRest = parameter.capturesRest;
  }
}

export class ManifestScope implements Scope {
  readonly kind: ScopeKind;
  readonly range: Range;
  readonly symbol: SymbolId | undefined;
  readonly outer: number | undefined;
  readonly variables: readonly VariableEntry[];

  constructor(scope: Scope) {
    this.kind = scope.kind;
    this.range = scope.range;
    this.symbol = scope.symbol;
    this.outer = scope.outer;
    this.variables = scope.variables;
  }
}

export class ManifestVariable implements VariableEntry {
  readonly name: string;
  readonly symbol: SymbolId;
  readonly kind: VariableEntry['kind'];
  readonly selection: Range;
  readonly type: string | undefined;
  readonly value: Range | undefined;

  constructor(variable: Omit<VariableEntry, 'symbol'>, symbol: SymbolId) {
    this.name = variable.name;
    this.symbol = symbol;
    this.kind = variable.kind;
    this.selection = variable.selection;
    this.type = variable.type;
    this.value = variable.value;
  }
}

export class ManifestResource implements ResourceEntry {
  readonly symbol: SymbolId;
  readonly type: string;
  readonly title: string;
  readonly form: ResourceForm;
  readonly range: Range;
  readonly selection: Range;

  constructor(resource: ResourceEntry) {
    this.symbol = resource.symbol;
    this.type = resource.type;
    this.title = resource.title;
    this.form = resource.form;
    this.range = resource.range;
    this.selection = resource.selection;
  }
}
