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

/** The kind of code or data that gave a parameter its value. The page shows it, and edges give it as their reason. */
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
  /** The reference that the statement names, as text: `File[/etc/motd]`. */
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

/** Containers are stages, classes, nodes and instances of defines; a `native` resource acts on the target. */
export type ResourceKind = 'stage' | 'class' | 'define' | 'node' | 'native';

/** The node that exported a collected resource, and the place of the declaration in the manifest of that node. */
export interface CollectedFrom {
  readonly node: string;
  readonly place: SourcePlace | undefined;
}

export interface CatalogResource extends ResourceReference {
  readonly kind: ResourceKind;
  readonly place: SourcePlace | undefined;
  /** In the order in which they were set. */
  readonly parameters: ReadonlyMap<string, CatalogParameter>;
  readonly relationships: readonly RelationshipOrigin[];
  readonly tags: ReadonlySet<string>;
  readonly virtual: boolean;
  readonly exported: boolean;
  /** For a resource that `<<| |>>` collected from another node. */
  readonly collectedFrom?: CollectedFrom | undefined;
}

/** A containment edge; both ends are among the catalog's resources. */
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
  /** In the order of the contained resources, as Puppet's graph lists its edges. */
  readonly containment: readonly Containment[];
  /** References by second names: alias reference → reference by title, both as text. */
  readonly aliases: ReadonlyMap<string, string>;
}
