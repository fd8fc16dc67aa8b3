/** Classes, defines and nodes (`Puppet::Resource::Type`). */
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Expression, Parameter, SourceText } from '../../syntax/ast.ts';
import type { Type } from '../../types/type.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';

export type DefinitionKind = 'class' | 'define' | 'node';

/** A body of code and its source. */
export interface Code {
  readonly body: Expression;
  readonly source: SourceText;
}

/** A parameter. Without a type, it accepts any value. */
export interface DefinedParameter {
  readonly name: string;
  readonly type: Type | undefined;
  readonly node: Parameter;
}

interface DefinitionOptions {
  readonly kind: DefinitionKind;
  /** In lower case; `''` for the main class, `__node_regexp__…` for a node with a regular expression. */
  readonly name: string;
  /** `''` for the environment's own manifests, undefined for a definition made by the compiler. */
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
  /** Syntax nodes of `parameters`. */
  readonly parameterNodes: readonly Parameter[];
  /** The class that this one inherits from, in lower case without leading colons. */
  readonly parentName: string | undefined;
  /** The parent class or node. Set by `findParent` on first use, which throws if the parent does not exist. */
  parent: ResourceDefinition | undefined;
  /** Set once a collector with overrides was evaluated in this code. From then on, this code may override anything. */
  mayOverrideAll = false;
  /** Captures of a node's regular expression. The node's body can read them. */
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

  /** Returns this class with the code of a second definition of the same name appended. */
  mergedWith({ code, parentName }: ResourceDefinition): ResourceDefinition {
    return new ResourceDefinition({
      ...this,
      code: [...this.code, ...code],
      parentName: this.parentName ?? parentName,
    });
  }

  /**
   * True if this definition may override the attributes set by `other`, because it inherits from `other` or a collector
   * gave it permission.
   */
  isChildOf(other: ResourceDefinition | undefined): boolean {
    if (this.mayOverrideAll) return true;
    for (let parent = this.parent; parent !== undefined; parent = parent.parent) {
      if (parent === other || parent.mayOverrideAll) return true;
    }
    return false;
  }

  /** Name in messages: `Class[Ntp]`, `Class[main]`, `definition apache::vhost`, `node web1`. */
  toString(): string {
    if (this.kind === 'class') return this.name === '' ? 'Class[main]' : `Class[${capitalizeSegments(this.name)}]`;
    return `${this.kind === 'define' ? 'definition' : 'node'} ${this.name}`;
  }
}
