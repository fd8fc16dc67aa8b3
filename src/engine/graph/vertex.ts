/** The vertices of a relationship graph: resources, and the two ends of each container. */
import type { Instance } from '../resource-types/instances/instance.ts';
import { parseReference } from '../resource-types/reference.ts';

interface VertexBase {
  /** The vertex's name in the JSON form and on the page: `File[/x]`, `admissible:class[Main]`. */
  readonly name: string;
  /** The vertex's name in Puppet's log and cycle report, where both ends of a class are `Class[Main]`. */
  readonly label: string;
  /** The string by which Puppet sorts the members of a cycle. */
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
 * An end of a container, Puppet's "whit": dependencies of the container come before `admissible`, dependents after
 * `completed`.
 */
export class AnchorVertex implements VertexBase {
  readonly kind: 'admissible' | 'completed';
  /**
   * The class, define or stage; or a resource that generated other resources during the run. For such a resource, the
   * name of this vertex contains the title.
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
   * type `Admissible_class`, so `Class` loses its capital letter. The names on the page use the same spelling.
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

/** Returns the resource of a vertex. For a vertex of a container, returns the container. */
export function resourceOf(vertex: Vertex): Instance {
  return vertex.kind === 'resource' ? vertex.resource : vertex.container;
}
