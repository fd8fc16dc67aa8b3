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
  return { kind: 'resource', resource, name: resource.ref, label: resource.ref, sortKey: resource.ref };
}

/**
 * An end of a container. Puppet takes the text `admissible_Class[Main]` for a reference to a type `Admissible_class`, and so
 * loses the capital; its sorting and our names keep that.
 */
export function anchorVertex(kind: AnchorVertex['kind'], container: Instance): AnchorVertex {
  const { type, title } = parseReference(container.ref) ?? { type: '', title: container.ref };
  const [first = '', ...rest] = type.split('::');
  const shown = `${[first.toLowerCase(), ...rest].join('::')}[${title}]`;
  const prefix = kind === 'admissible' ? 'Admissible' : 'Completed';
  return {
    kind,
    container,
    name: `${kind}:${shown}`,
    label: container.ref,
    sortKey: `Whit[${prefix}_${shown}]`,
  };
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
