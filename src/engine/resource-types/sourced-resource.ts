import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Value } from '../values/value.ts';
import type { AttributeDefinition } from './definition.ts';
import type { Instance } from './instance.ts';
import { isComponent, type InstanceSource } from './instance-source.ts';

const NO_RELATIONSHIPS: readonly RelationshipOrigin[] = [];
const NO_TAGS: ReadonlySet<string> = new Set();

/** What few resources have beside that: kept apart, as room for it in each would be copied again and again. */
export interface Extras {
  /** Once there are more than those of the source. */
  tags?: ReadonlySet<string>;
  /** Attributes whose secrecy is another than their definitions say. */
  secrets?: Map<AttributeDefinition, boolean>;
  original?: ReadonlyMap<string, Value>;
  /** A class's or define's own parameters, which mean nothing to the run. */
  ownParameters?: Map<string, Value>;
  generatedBefore?: Instance[];
}

/** What a resource has from its source as it is. */
export abstract class SourcedResource {
  protected readonly source: InstanceSource;
  protected extras: Extras | undefined;

  constructor(source: InstanceSource) {
    this.source = source;
    this.extras = undefined;
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

  isMadeOf(source: InstanceSource): boolean {
    return source === this.source;
  }

  protected get isComponent(): boolean {
    return isComponent(this.source);
  }

  get tags(): ReadonlySet<string> {
    return this.extras?.tags ?? this.source.tags ?? NO_TAGS;
  }

  addTag(tag: string): void {
    const tags = this.extras?.tags ?? this.source.tags ?? NO_TAGS;
    if (!tags.has(tag)) (this.extras ??= {}).tags = new Set(tags).add(tag);
  }
}
