import type { SourcePlace } from '../diagnostics/span.ts';
import type { Value } from '../values/value.ts';
import type { CatalogParameter, ParameterOrigin, RelationshipOrigin } from './catalog.ts';
import type { ResourceDefinition } from './definition.ts';

/** All about an attribute but its value: the same for each evaluation of the code that sets it. */
export interface ParameterTraits {
  readonly name: string;
  /** The code that set it, which decides who may override it. */
  readonly source: ResourceDefinition | undefined;
  readonly place?: SourcePlace | undefined;
  /** Given with `+>`. */
  readonly add?: boolean;
  readonly origin: ParameterOrigin;
}

/**
 * An attribute with its value. All resources of one statement share the objects, as in Puppet, so that an arrow that appends
 * to an array given for several titles shows on each of them.
 */
export class ResourceParameter implements CatalogParameter {
  readonly traits: ParameterTraits;
  readonly value: Value;
  /** Relationship targets that other statements than this attribute contributed. */
  contributions: RelationshipOrigin[] | undefined;

  constructor(traits: ParameterTraits, value: Value) {
    this.traits = traits;
    this.value = value;
    this.contributions = undefined;
  }

  get name(): string {
    return this.traits.name;
  }
  get source(): ResourceDefinition | undefined {
    return this.traits.source;
  }
  get place(): SourcePlace | undefined {
    return this.traits.place;
  }
  get add(): boolean {
    return this.traits.add ?? false;
  }
  get origin(): ParameterOrigin {
    return this.traits.origin;
  }

  /** Puts a value at the end of the array that is the value, in place: whoever shares the array sees it. */
  append(value: Value): void {
    if (Array.isArray(this.value)) this.value.push(value);
  }

  /** The same attribute with another value. */
  withValue(value: Value): ResourceParameter {
    return this.with(this.traits, value);
  }

  /** The same attribute by the name that the type gives it. */
  with(traits: ParameterTraits, value: Value): ResourceParameter {
    const copy = new ResourceParameter(traits, value);
    copy.contributions = this.contributions;
    return copy;
  }
}
