import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { isComponent, type InstanceSource } from './instance-source.ts';

const NO_RELATIONSHIPS: readonly RelationshipOrigin[] = [];
const NO_TAGS: ReadonlySet<string> = new Set();

/** What a resource has from its source as it is. */
export abstract class SourcedResource {
  protected readonly source: InstanceSource;
  /** Those of the source, until there are more. */
  #tags: ReadonlySet<string>;

  constructor(source: InstanceSource) {
    this.source = source;
    this.#tags = source.tags ?? NO_TAGS;
  }

  get kind(): ResourceKind {
    return this.source.kind;
  }
  get title(): string {
    return this.source.title;
  }
  get place(): SourcePlace | undefined {
    return this.source.place;
  }
  get relationships(): readonly RelationshipOrigin[] {
    return this.source.relationships ?? NO_RELATIONSHIPS;
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

  /** Whether it contains others: classes, instances of defines, nodes and stages. */
  get isContainer(): boolean {
    return this.kind !== 'native';
  }

  protected get isComponent(): boolean {
    return isComponent(this.source);
  }

  get tags(): ReadonlySet<string> {
    return this.#tags;
  }

  addTag(tag: string): void {
    if (!this.#tags.has(tag)) this.#tags = new Set(this.#tags).add(tag);
  }
}
