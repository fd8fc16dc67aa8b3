/** Classes, defines and nodes as the compiler knows them (`Puppet::Resource::Type`). */
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Expression, Parameter, SourceText } from '../../syntax/ast.ts';
import type { Type } from '../../types/type.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';

export type DefinitionKind = 'class' | 'define' | 'node';

/** A body of code and the text that it stands in. */
export interface Code {
  readonly body: Expression;
  readonly source: SourceText;
}

/** One parameter; without a type any value is accepted. */
export interface DefinedParameter {
  readonly name: string;
  readonly type: Type | undefined;
  readonly node: Parameter;
}

interface DefinitionOptions {
  readonly kind: DefinitionKind;
  /** In lower case; `''` for the main class, `__node_regexp__…` for a node given by a pattern. */
  readonly name: string;
  /** `''` for code of the environment's own manifests, undefined for what the compiler made. */
  readonly moduleName: string | undefined;
  readonly place?: SourcePlace | undefined;
  readonly code: readonly Code[];
  readonly parameters?: readonly DefinedParameter[];
  readonly parentName?: string | undefined;
}

export class ResourceDefinition {
  readonly kind: DefinitionKind;
  readonly name: string;
  readonly moduleName: string | undefined;
  readonly place: SourcePlace | undefined;
  /** The main class has one for each manifest. */
  readonly code: readonly Code[];
  readonly parameters: readonly DefinedParameter[];
  /** `parameters` as syntax nodes. */
  readonly parameterNodes: readonly Parameter[];
  /** The class that this one inherits from, in lower case without leading colons. */
  readonly parentName: string | undefined;
  /** Filled when the parent is first needed; a missing parent is an error then. */
  parent: ResourceDefinition | undefined;
  /** Set once a collector with overrides was evaluated here: from then on this code may override anything. */
  mayOverrideAll = false;
  /** What a node's pattern captured, for its body. */
  captures: readonly (string | undefined)[] | undefined;

  constructor(options: DefinitionOptions) {
    this.kind = options.kind;
    this.name = options.name;
    this.moduleName = options.moduleName;
    this.place = options.place;
    this.code = options.code;
    this.parameters = options.parameters ?? [];
    this.parameterNodes = this.parameters.map(({ node }) => node);
    this.parentName = options.parentName;
  }

  /** This class with the code of another definition of its name after its own. */
  mergedWith({ code, parentName }: ResourceDefinition): ResourceDefinition {
    return new ResourceDefinition({
      ...this,
      code: [...this.code, ...code],
      parentName: this.parentName ?? parentName,
    });
  }

  /** Whether this definition may override what `other` set: it inherits from it, or was given the right by a collector. */
  isChildOf(other: ResourceDefinition | undefined): boolean {
    if (this.mayOverrideAll) return true;
    for (let parent = this.parent; parent !== undefined; parent = parent.parent) {
      if (parent === other || parent.mayOverrideAll) return true;
    }
    return false;
  }

  /** As messages name it: `Class[Ntp]`, `Class[main]`, `definition apache::vhost`, `node web1`. */
  toString(): string {
    if (this.kind === 'class') return this.name === '' ? 'Class[main]' : `Class[${capitalizeSegments(this.name)}]`;
    return `${this.kind === 'define' ? 'definition' : 'node'} ${this.name}`;
  }
}
