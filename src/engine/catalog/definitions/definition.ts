/** Classes, defines and nodes (`Puppet::Resource::Type`). */
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Expression, Parameter, SourceText } from '../../syntax/ast.ts';
import type { Type } from '../../types/type.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';

export type DefinitionKind = 'class' | 'define' | 'node';

export interface Code {
  readonly body: Expression;
  readonly source: SourceText;
}

export interface DefinedParameter {
  readonly name: string;
  readonly type: Type | undefined;
  readonly node: Parameter;
}

interface DefinitionOptions {
  readonly kind: DefinitionKind;
  /** Name in lower case. Empty for the main class, and `__node_regexp__…` for a node with a regular expression. */
  readonly name: string;
  /**
   * Name of the module. Empty for the environment's own manifests, and undefined for a definition made by the compiler.
   */
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
  /** Code of the definition. The main class has one entry per manifest. */
  readonly code: readonly Code[];
  readonly parameters: readonly DefinedParameter[];
  readonly parameterNodes: readonly Parameter[];
  /** Name of the parent class, in lower case without leading colons. */
  readonly parentName: string | undefined;
  /** The parent class or node. `findParent` sets it on first use, and throws if it does not exist. */
  parent: ResourceDefinition | undefined;
  /** True after this code has evaluated a collector with overrides. It may then override attributes of any resource. */
  mayOverrideAll = false;
  /** Captures of a node's regular expression, which the node's body can read. */
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

  /** Returns this class with the code of another definition of the same class appended. */
  mergedWith({ code, parentName }: ResourceDefinition): ResourceDefinition {
    return new ResourceDefinition({
      ...this,
      code: [...this.code, ...code],
      parentName: this.parentName ?? parentName,
    });
  }

  /**
   * True if this definition may override attributes set by `other`: it inherits from `other`, or a collector gave it
   * permission.
   */
  isChildOf(other: ResourceDefinition | undefined): boolean {
    if (this.mayOverrideAll) return true;
    for (let parent = this.parent; parent !== undefined; parent = parent.parent) {
      if (parent === other || parent.mayOverrideAll) return true;
    }
    return false;
  }

  /** Name in messages, such as `Class[Ntp]`, `Class[main]`, `definition apache::vhost` or `node web1`. */
  toString(): string {
    if (this.kind === 'class') return this.name === '' ? 'Class[main]' : `Class[${capitalizeSegments(this.name)}]`;
    return `${this.kind === 'define' ? 'definition' : 'node'} ${this.name}`;
  }
}
