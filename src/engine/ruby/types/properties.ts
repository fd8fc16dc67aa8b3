import type { PresentValues } from '../../resource-types/behavior.ts';
import type { AllowedValue } from '../../resource-types/declaration.ts';
import type { AttributeDefinition, PropertyDefinition } from '../../resource-types/definition.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import { compileRegexp } from '../../values/regexp/regexp.ts';
import type { Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import { reportedValue } from '../values/frames.ts';
import { toList, toObject, toText } from '../values/json.ts';
import type { RubyCalls } from './calls.ts';
import type { AttributeDescription, ValueDescription } from './description.ts';

export class RubyValues implements PresentValues {
  readonly isPresent: boolean;
  readonly #values = new Map<string, Value>();

  constructor(isPresent: boolean) {
    this.isPresent = isPresent;
  }

  keep(property: string, value: Value): void {
    this.#values.set(property, value);
  }

  get(property: string): Value {
    return this.#values.get(property);
  }
}

export class RubyProperties {
  readonly #ruby: RubyCalls;

  constructor(ruby: RubyCalls) {
    this.#ruby = ruby;
  }

  attributeOf(attribute: AttributeDescription): AttributeDefinition {
    const { name, doc, namevar, features, values } = attribute;
    const common = {
      name,
      doc,
      namevar,
      values: values.map(allowedValue),
      ...(features.length === 0 ? {} : { requiredFeatures: features }),
    };
    return attribute.kind === 'parameter'
      ? { kind: 'parameter', ...common }
      : { kind: 'property', ...common, ...this.#propertyHooks(attribute) };
  }

  #propertyHooks({
    name,
    all,
    idempotent,
    hooks,
  }: AttributeDescription): Omit<PropertyDefinition, 'kind' | 'name' | 'doc'> {
    const text = (which: 'is' | 'should' | 'change') => (property: PropertyInstance) =>
      toText(this.#ruby.callNow('text', property.resource, name, which));
    return {
      arrayMatching: all ? 'all' : 'first',
      idempotent,
      // Does nothing, because all properties are read at once.
      retrieve: () => undefined,
      insync: (property) => this.#isInSync(property),
      sync: (property) => this.#sync(property),
      reported: reportedValue,
      ...(hooks.has('should') ? { should: (property: PropertyInstance) => this.#should(property) } : {}),
      ...(hooks.has('is_to_s') ? { isToS: text('is') } : {}),
      ...(hooks.has('should_to_s') ? { shouldToS: text('should') } : {}),
      // Always calls Ruby, because only Ruby distinguishes the symbol `:absent` from the string.
      changeToS: text('change'),
      ...(hooks.has('event_name')
        ? { eventName: ({ resource }: PropertyInstance) => toText(this.#ruby.callNow('event_name', resource, name)) }
        : {}),
    };
  }

  #isInSync({ resource, name }: PropertyInstance): boolean | Promise<boolean> {
    const known = this.#ruby.resources.of(resource).inSync.get(name);
    if (known !== undefined) return known;
    const answer = this.#ruby.call('insync', resource, name);
    return answer instanceof Promise ? answer.then((each) => each === true) : answer === true;
  }

  /**
   * Returns the desired value that Ruby reported when it last read or wrote the property. If there is none, queries
   * Ruby.
   */
  #should({ resource, name }: PropertyInstance): Value {
    const { session, resources } = this.#ruby;
    const { desired } = resources.of(resource);
    return desired.has(name) ? desired.get(name) : session.decode(this.#ruby.callNow('should', resource, name));
  }

  async #sync({ resource, name }: PropertyInstance): Promise<void> {
    const { session, resources } = this.#ruby;
    const [desired] = toList(await this.#ruby.call('sync', resource, name));
    if (desired !== undefined) resources.of(resource).desired.set(name, session.decode(desired));
  }

  retrieve(resource: ResourceInstance): PresentValues | Promise<PresentValues> {
    const answer = this.#ruby.call('retrieve', resource);
    return answer instanceof Promise
      ? answer.then((each) => this.#present(resource, each))
      : this.#present(resource, answer);
  }

  #present(resource: ResourceInstance, answer: Json): PresentValues {
    const { session, resources } = this.#ruby;
    const { p, v } = toObject(answer);
    const { inSync, desired } = resources.of(resource);
    inSync.clear();
    desired.clear();
    const values = new RubyValues(p === true);
    for (const each of toList(v)) {
      const [name, value, judged, wanted] = toList(each);
      values.keep(toText(name), session.decode(value ?? null));
      if (typeof judged === 'boolean') inSync.set(toText(name), judged);
      if (wanted !== undefined) desired.set(toText(name), session.decode(wanted));
    }
    return values;
  }
}

function allowedValue({ value, shown, aliases, event, features, invalidates }: ValueDescription): AllowedValue {
  return {
    value: typeof value === 'string' ? value : compileRegexp(value.pattern),
    ...(typeof value === 'string' ? {} : { shown }),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(event === undefined ? {} : { event }),
    ...(features.length === 0 ? {} : { requiredFeatures: features }),
    ...(invalidates ? { invalidateRefreshes: true } : {}),
  };
}
