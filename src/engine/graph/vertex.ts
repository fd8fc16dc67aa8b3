/** What stands in a relationship graph: resources, and the two ends of each container. */
import type { Instance } from '../resource-types/instance.ts';
import { parseReference } from '../resource-types/reference.ts';

interface VertexBase {
  /** As the JSON form and the interface name it: `File[/x]`, `admissible:class[Main]`. */
  readonly name: string;
  /** As Puppet's log and cycle report name it: both ends of a class are `Class[Main]`. */
  readonly label: string;
  /** By which Puppet sorts the members of a cycle. */
  readonly sortKey: string;
}

export interface ResourceVertex extends VertexBase {
  readonly kind: 'resource';
  readonly resource: Instance;
}

/** Puppet's "whit": what the container depends on comes before `admissible`, what depends on it after `completed`. */
export interface AnchorVertex extends VertexBase {
  readonly kind: 'admissible' | 'completed';
  /** The class, define or stage; or the resource that generated others. */
  readonly container: Instance;
}

export type Vertex = ResourceVertex | AnchorVertex;

export function resourceVertex(resource: Instance): ResourceVertex {
  return new OwnVertex(resource);
}

class OwnVertex implements ResourceVertex {
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

/** An end of a container; its names are put together when they are asked for. */
class ContainerEnd implements AnchorVertex {
  readonly kind: AnchorVertex['kind'];
  readonly container: Instance;

  constructor(kind: AnchorVertex['kind'], container: Instance) {
    this.kind = kind;
    this.container = container;
  }

  get label(): string {
    return this.container.ref;
  }

  get name(): string {
    return `${this.kind}:${this.#shown}`;
  }

  get sortKey(): string {
    return `Whit[${this.kind === 'admissible' ? 'Admissible' : 'Completed'}_${this.#shown}]`;
  }

  /**
   * Puppet takes the text `admissible_Class[Main]` for a reference to a type `Admissible_class`, and so loses the capital;
   * its sorting and our names keep that.
   */
  get #shown(): string {
    const { type, title } = parseReference(this.label) ?? { type: '', title: this.label };
    const [first = '', ...rest] = type.split('::');
    return `${[first.toLowerCase(), ...rest].join('::')}[${title}]`;
  }
}

export function anchorVertex(kind: AnchorVertex['kind'], container: Instance): AnchorVertex {
  return new ContainerEnd(kind, container);
}

/** The end behind what a resource generated when its turn came: named by the resource's title. */
export function sentinelVertex(resource: Instance): AnchorVertex {
  return {
    kind: 'completed',
    container: resource,
    name: `completed:${resource.title}`,
    label: resource.title,
    sortKey: `Whit[completed_${resource.title}]`,
  };
}

/** The resource that a vertex is or belongs to. */
export function resourceOf(vertex: Vertex): Instance {
  return vertex.kind === 'resource' ? vertex.resource : vertex.container;
}
