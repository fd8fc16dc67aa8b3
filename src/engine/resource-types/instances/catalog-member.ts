/** Data of a resource that does not depend on its type: its origin, its containers, its tags. */
import type { RelationshipOrigin, ResourceKind } from '../../catalog/catalog.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Instance } from './instance.ts';
import { isComponent, type InstanceSource } from './instance-source.ts';

const NO_INSTANCES: readonly Instance[] = [];
const NO_RELATIONSHIPS: readonly RelationshipOrigin[] = [];
const NO_TAGS: ReadonlySet<string> = new Set();

export abstract class CatalogMember {
  /** First resource that contains this resource. Determines the path of this resource. */
  container: Instance | undefined;
  generatedBefore: readonly Instance[] = NO_INSTANCES;
  /** Range of this resource's relations in the list of all relations. The end is exclusive. */
  relationsStart = 0;
  relationsEnd = 0;
  readonly isContainer: boolean;
  protected readonly source: InstanceSource;
  #furtherContainers = NO_INSTANCES;
  #contents: Instance[] | undefined;
  /** All tags. Undefined while they are the same as the tags in `source`. */
  #tags: Set<string> | undefined;

  constructor(source: InstanceSource) {
    this.source = source;
    this.isContainer = source.kind !== 'native';
  }

  get kind(): ResourceKind {
    return this.source.kind;
  }

  /** Title in the manifest, even if the resource was renamed later. */
  get declaredTitle(): string {
    return this.source.title;
  }

  get title(): string {
    return this.source.title;
  }

  get place(): SourcePlace | undefined {
    return this.source.place;
  }
  get virtual(): boolean {
    return this.source.virtual ?? false;
  }
  get exported(): boolean {
    return this.source.exported ?? false;
  }
  get purging(): boolean {
    return this.source.purging ?? false;
  }
  get implicit(): boolean {
    return this.source.implicit ?? false;
  }

  get isComponent(): boolean {
    return isComponent(this.source);
  }

  /**
   * Resources that contain this resource. Nearly always one: only a class is contained in its stage and in the classes
   * that contain it.
   */
  get containers(): readonly Instance[] {
    return this.container === undefined ? NO_INSTANCES : [this.container, ...this.#furtherContainers];
  }

  get contents(): readonly Instance[] {
    return this.#contents ?? NO_INSTANCES;
  }

  /** Adds a resource to this container. Call it only from `InstanceTable.contain`, which also updates paths. */
  addContent(this: Instance, content: Instance): void {
    (this.#contents ??= []).push(content);
    if (content.container === undefined) content.container = this;
    else content.#furtherContainers = [...content.#furtherContainers, this];
  }

  get relationships(): readonly RelationshipOrigin[] {
    return this.source.relationships ?? NO_RELATIONSHIPS;
  }

  comeBefore(other: Instance): void {
    this.generatedBefore = [...this.generatedBefore, other];
  }

  get tags(): ReadonlySet<string> {
    return this.#tags ?? this.source.tags ?? NO_TAGS;
  }

  addTag(tag: string): void {
    if (!this.tags.has(tag)) (this.#tags ??= new Set(this.tags)).add(tag);
  }
}
