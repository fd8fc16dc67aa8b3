/**
 * The catalog: the contract between the two halves of the engine. It is what `compile` yields and what a catalog read from
 * JSON becomes; graph and transaction know no more of a manifest than this.
 */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Value } from '../values/value.ts';

/** What a reference names: `File`, `/etc/motd`. The type is capitalized in each part (`Apache::Vhost`). */
export interface ResourceReference {
  readonly type: string;
  readonly title: string;
}

/** `File[/etc/motd]`, as Puppet writes a reference in messages and in `ref`. */
export function referenceText(reference: ResourceReference): string {
  return `${reference.type}[${reference.title}]`;
}

/** How a value came to a parameter. Shown in the interface, and the reason of an edge. */
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

/** One statement that contributed a relationship, so that an edge can tell why it exists. */
export interface RelationshipOrigin {
  readonly parameter: 'before' | 'require' | 'notify' | 'subscribe';
  /** `File[/etc/motd]`; what the statement names, in the form of `referenceText`. */
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

/** What a resource is: the class main and its like, an instance of a define, or something that acts on the target. */
export type ResourceKind = 'stage' | 'class' | 'define' | 'node' | 'native';

/** Where a collected resource comes from: the node that exported it, and where its manifest declares it. */
export interface CollectedFrom {
  readonly node: string;
  readonly place: SourcePlace | undefined;
}

export interface CatalogResource extends ResourceReference {
  readonly kind: ResourceKind;
  readonly place: SourcePlace | undefined;
  /** Sorted by nothing: in the order in which they were set. */
  readonly parameters: ReadonlyMap<string, CatalogParameter>;
  readonly relationships: readonly RelationshipOrigin[];
  readonly tags: ReadonlySet<string>;
  readonly virtual: boolean;
  readonly exported: boolean;
  /** Set for what `<<| |>>` collected from another node. */
  readonly collectedFrom?: CollectedFrom | undefined;
}

/** `container` holds `contained`; both are among the catalog's resources. */
export interface Containment {
  readonly container: CatalogResource;
  readonly contained: CatalogResource;
}

export interface Catalog {
  readonly node: string;
  readonly environment: string;
  /** The names of the evaluated classes, in order, `settings` first. */
  readonly classes: readonly string[];
  /** In catalog order, which is manifest order. */
  readonly resources: readonly CatalogResource[];
  readonly containment: readonly Containment[];
  /** Resources that may be referred to by a second name: alias reference → `referenceText` of the resource. */
  readonly aliases: ReadonlyMap<string, string>;
}
