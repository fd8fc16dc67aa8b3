/**
 * The catalog, the contract between the two halves of the engine. `compile` returns a catalog, and a catalog in JSON is
 * converted to one. The catalog is all that the graph and the transaction know about a manifest.
 */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Value } from '../values/value.ts';

/** Type and title of a reference: `File`, `/etc/motd`. Each segment of the type is capitalized (`Apache::Vhost`). */
export interface ResourceReference {
  readonly type: string;
  readonly title: string;
}

/** Formats a reference as `File[/etc/motd]`, the form that Puppet uses in messages and in `ref`. */
export function referenceText(reference: ResourceReference): string {
  return `${reference.type}[${reference.title}]`;
}

/** Kind of code or data that set a parameter. Shown on the page, and used as the reason of edges. */
export type ParameterOrigin =
  | 'attribute'
  | 'splat'
  | 'default'
  | 'override'
  | 'collector'
  | 'arrow'
  | 'require function'
  | 'create_resources'
  | 'inherited'
  | 'data'
  | 'exported'
  | 'catalog';

/** One statement that added a relationship. It is the reason of an edge. */
export interface RelationshipOrigin {
  readonly parameter: 'before' | 'require' | 'notify' | 'subscribe';
  /** The reference in the statement, as a string: `File[/etc/motd]`. */
  readonly target: string;
  readonly origin: ParameterOrigin;
  readonly place?: SourcePlace;
}

export interface CatalogParameter {
  readonly name: string;
  /** References are `TypeValue`s of `Resource` and `Class` types. */
  readonly value: Value;
  readonly origin: ParameterOrigin;
  readonly place?: SourcePlace | undefined;
}

/**
 * Containers are stages, classes, nodes and instances of defines. A `native` resource manages a part of the machine.
 */
export type ResourceKind = 'stage' | 'class' | 'define' | 'node' | 'native';

/** The node that exported a collected resource, and the place of the declaration in that node's manifest. */
export interface CollectedFrom {
  readonly node: string;
  readonly place: SourcePlace | undefined;
}

export interface CatalogResource extends ResourceReference {
  readonly kind: ResourceKind;
  readonly place: SourcePlace | undefined;
  /** Parameters in the order in which they were set. */
  readonly parameters: ReadonlyMap<string, CatalogParameter>;
  readonly relationships: readonly RelationshipOrigin[];
  readonly tags: ReadonlySet<string>;
  readonly virtual: boolean;
  readonly exported: boolean;
  /** Set for a resource that `<<| |>>` collected from another node. */
  readonly collectedFrom?: CollectedFrom | undefined;
}

/** A containment edge; both ends are resources of the catalog. */
export interface Containment {
  readonly container: CatalogResource;
  readonly contained: CatalogResource;
}

export interface Catalog {
  readonly node: string;
  readonly environment: string;
  /** Names of the evaluated classes in order, starting with `settings`. */
  readonly classes: readonly string[];
  /** Resources in catalog order, which is manifest order. */
  readonly resources: readonly CatalogResource[];
  /** Sorted by the contained resource, like the edges of Puppet's graph. */
  readonly containment: readonly Containment[];
  /** Aliases: the reference with the alias → the reference with the title, both as strings. */
  readonly aliases: ReadonlyMap<string, string>;
}
