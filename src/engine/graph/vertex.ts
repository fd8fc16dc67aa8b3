/** Vertices of a relationship graph, which are resources and the two ends of each container. */
import type { Instance } from '../resource-types/instances/instance.ts';
import { parseReference } from '../resource-types/reference.ts';

interface VertexBase {
  /** Name in the JSON form and on the page, such as `File[/x]` or `admissible:class[Main]`. */
  readonly name: string;
  /** Name in Puppet's log and cycle report. Both ends of a class have the same label, such as `Class[Main]`. */
  readonly label: string;
  readonly sortKey: string;
}

export class ResourceVertex implements VertexBase {
  readonly kind = 'resource';
  readonly resource: Instance;

  constructor(resource: Instance) {
    this.resource = resource;
  }

  get name(): string {
    return this.resource.ref;
  }
  get label(): string {
    return this.resource.ref;
  }
  get sortKey(): string {
    return this.resource.ref;
  }
}

/**
 * An end of a container (Puppet's "whit"). Dependencies of the container come before the end `admissible`, and
 * dependents come after `completed`.
 */
export class AnchorVertex implements VertexBase {
  readonly kind: 'admissible' | 'completed';
  /**
   * A class, a define, a stage, or a resource that generated others during the run. The two vertices of such a resource
   * are named after its title, and those of other containers after their reference.
   */
  readonly container: Instance;

  constructor(kind: AnchorVertex['kind'], container: Instance) {
    this.kind = kind;
    this.container = container;
  }

  get label(): string {
    return this.container.isContainer ? this.container.ref : this.container.title;
  }

  get name(): string {
    return `${this.kind}:${this.#shown ?? this.label}`;
  }

  /**
   * The string by which Puppet sorts the members of a cycle. Puppet reads `admissible_Class[Main]` as a reference to a
   * type `Admissible_class`, and therefore prints `class` in lower case. The names on the page use the same spelling.
   */
  get sortKey(): string {
    if (this.#shown === undefined) return `Whit[${this.kind}_${this.label}]`;
    return `Whit[${this.kind === 'admissible' ? 'Admissible' : 'Completed'}_${this.#shown}]`;
  }

  get #shown(): string | undefined {
    const parsed = parseReference(this.label);
    if (parsed === undefined) return undefined;
    const [first = '', ...rest] = parsed.type.split('::');
    return `${[first.toLowerCase(), ...rest].join('::')}[${parsed.title}]`;
  }
}

export type Vertex = ResourceVertex | AnchorVertex;

export function resourceOf(vertex: Vertex): Instance {
  return vertex.kind === 'resource' ? vertex.resource : vertex.container;
}
