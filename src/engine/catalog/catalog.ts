import type { SourcePlace } from '../diagnostics/span.ts';
import type { Value } from '../values/value.ts';

/**
 * Type and title of a reference, such as `File` and `/etc/motd`. Each segment of the type is capitalized
 * (`Apache::Vhost`).
 */
export interface ResourceReference {
  readonly type: string;
  readonly title: string;
}

/** Formats a reference as `File[/etc/motd]`, the form that Puppet uses in messages and in `ref`. */
export function referenceText(reference: ResourceReference): string {
  return `${reference.type}[${reference.title}]`;
}

/** Origin of a parameter's value. The page shows it beside the value, and in explanations of edges. */
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

/** A statement that added a relationship to a resource. It explains an edge of the relationship graph. */
export interface RelationshipOrigin {
  readonly parameter: 'before' | 'require' | 'notify' | 'subscribe';
  /** The reference in the statement, as a string: `File[/etc/motd]`. */
  readonly target: string;
  readonly origin: ParameterOrigin;
  readonly place?: SourcePlace;
}

export interface CatalogParameter {
  readonly name: string;
  /** Value of the parameter. References are `TypeValue`s of `Resource` and `Class` types. */
  readonly value: Value;
  readonly origin: ParameterOrigin;
  readonly place?: SourcePlace | undefined;
}

/**
 * Stages, classes, nodes and instances of defines are containers. A `native` resource manages a part of the machine.
 */
export type ResourceKind = 'stage' | 'class' | 'define' | 'node' | 'native';

/** Node that exported a collected resource, and the place of the declaration in that node's manifest. */
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
  readonly collectedFrom?: CollectedFrom | undefined;
}

export interface Containment {
  readonly container: CatalogResource;
  readonly contained: CatalogResource;
}

export interface Catalog {
  readonly node: string;
  readonly environment: string;
  readonly classes: readonly string[];
  /** Resources in catalog order, which is manifest order. */
  readonly resources: readonly CatalogResource[];
  /** Edges from containers to their contents, sorted by the contained resource, like the edges of Puppet's graph. */
  readonly containment: readonly Containment[];
  /**
   * Maps a reference that uses an alias to the reference that uses the title, such as `File[motd]` to
   * `File[/etc/motd]`.
   */
  readonly aliases: ReadonlyMap<string, string>;
}
