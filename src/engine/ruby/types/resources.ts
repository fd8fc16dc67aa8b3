/** Resources of types in Ruby: their numbers, Ruby's queries about them, and their logs. */
import { toLogLevel } from '../../diagnostics/log.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { AttributeValue, CreatedAttribute, CreatedResource } from '../../resource-types/declaration.ts';
import type { ProviderDefinition } from '../../resource-types/definition.ts';
import { displayValue } from '../../resource-types/instances/display.ts';
import { Instance } from '../../resource-types/instances/instance.ts';
import { RELATIONSHIP_METAPARAMETERS } from '../../resource-types/metaparameters.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { inferTypeSet } from '../../types/infer.ts';
import { isInstance } from '../../types/instance.ts';
import { describeMismatch } from '../../types/mismatch/mismatch.ts';
import { parseTypeString } from '../../types/parse.ts';
import { isArray, SensitiveValue, type Value } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import type { RubySession } from '../session.ts';
import { callingNow, toPuppetError } from './failure.ts';
import { RunningFiles } from './running-files.ts';
import { toList, toObject, optionalText, toText, toTexts } from '../values/json.ts';

/** One resource whose type is written in Ruby, with the data that is kept for Ruby between two calls. */
export class RubyResource {
  /** Ruby's number of a resource that Ruby created before the catalog contained it. */
  readonly handle: number | undefined;
  number = 0;
  /** Results of Ruby's last comparison, by property: true if the property is in sync. */
  readonly inSync = new Map<string, boolean>();
  readonly desired = new Map<string, Value>();

  constructor(handle?: number) {
    this.handle = handle;
  }
}

const RELATIONSHIPS: ReadonlySet<string> = new Set(RELATIONSHIP_METAPARAMETERS.map(({ name }) => name));

export class RubyResources {
  readonly running: RunningFiles;
  readonly #session: RubySession;
  /** Resources by their number, which starts at 1. */
  readonly #instances: (Instance | undefined)[] = [undefined];
  readonly #numbers = new WeakMap<Instance, number>();

  constructor(session: RubySession) {
    this.#session = session;
    this.running = new RunningFiles(session);
    this.#handleRequests();
  }

  /** Returns the data of a resource of a Ruby type. Creates it on first use. */
  of(resource: ResourceInstance): RubyResource {
    const { details } = resource;
    if (details instanceof RubyResource && details.number > 0) return details;
    const kept = details instanceof RubyResource ? details : new RubyResource();
    resource.details = kept;
    kept.number = this.numberOf(resource);
    return kept;
  }

  /** Returns Ruby's number of a resource. From then on, Ruby's log lines go to the log of the resource's catalog. */
  numberOf(resource: ResourceInstance): number {
    if (!(resource instanceof Instance)) throw new Error(`${resource.ref} is of no catalog`);
    this.#session.log = (level, message) => resource.log(level, message, true);
    const known = this.#numbers.get(resource);
    if (known !== undefined) return known;
    const number = this.#instances.push(resource) - 1;
    this.#numbers.set(resource, number);
    return number;
  }

  numbered(number: number): Instance | undefined {
    return this.#instances[number];
  }

  make(resource: ResourceInstance, given: readonly AttributeValue[]): CreatedResource {
    const { number, handle } = this.of(resource);
    const { place } = resource;
    this.running.type(resource.type.name);
    try {
      const made = this.#session.call('make', number, {
        type: resource.type.name,
        title: resource.title,
        given: given.flatMap(({ name, value }) =>
          value === undefined ? [] : [[name, this.#givenFrame(name, unwrapped(value))]],
        ),
        sensitive: given.filter(({ value }) => value instanceof SensitiveValue).map(({ name }) => name),
        place: [place?.file ?? null, place?.line ?? null],
        virtual: resource.virtual,
        exported: resource.exported,
        purging: resource.purging,
        adopted: handle ?? null,
      });
      return this.#made(resource, made);
    } catch (thrown) {
      throw toPuppetError(thrown, place);
    }
  }

  change(resource: ResourceInstance, { name, value }: AttributeValue): CreatedResource {
    const { number } = this.of(resource);
    this.running.type(resource.type.name);
    return this.#made(
      resource,
      callingNow(() => this.#session.call('set', number, name, this.#session.encode(value))),
    );
  }

  addProperties(resource: ResourceInstance): CreatedResource {
    const { number } = this.of(resource);
    return this.#made(
      resource,
      callingNow(() => this.#session.call('add_properties', number)),
    );
  }

  #made(resource: ResourceInstance, json: Json): CreatedResource {
    const { p, s, v } = toObject(json);
    return {
      attributes: toList(v).map((each) => this.#attribute(each)),
      provider: providerNamed(resource, optionalText(p)),
      secret: toTexts(s),
    };
  }

  /** Reads an attribute from `[name, value]` or `[name, given values, converted values]`. */
  #attribute(json: Json): CreatedAttribute {
    const [name, given, munged] = toList(json);
    if (munged === undefined) return { name: toText(name), value: this.#session.decode(given ?? null) };
    if (munged === null) return { name: toText(name), value: undefined };
    const decode = (frames: Json | undefined): readonly Value[] =>
      toList(frames).map((each) => this.#session.decode(each));
    return { name: toText(name), given: decode(given), munged: decode(munged) };
  }

  /** Encodes the given value of an attribute. References in relationships become strings. */
  #givenFrame(name: string, value: Value): Json {
    if (!RELATIONSHIPS.has(name)) return this.#session.encode(value);
    return flatten(value).map(rubyToString);
  }

  /** Creates Ruby's reference to a resource: its number, and for a built-in type also its type and title. */
  reference(resource: ResourceInstance): Json {
    if (resource.type.make !== undefined) return this.of(resource).number;
    return [this.numberOf(resource), toRubyType(resource), resource.title];
  }

  #known(number: Json | undefined): Instance {
    const found = this.#instances[Number(number)];
    if (found === undefined) throw new Error(`Ruby asks for resource ${toText(number)}, which there is not`);
    return found;
  }

  #handleRequests(): void {
    const session = this.#session;
    const answer = (name: string, handler: (resource: Instance, ...args: readonly Json[]) => Json): void =>
      session.answer(name, (number, ...args) => handler(this.#known(number), ...args));
    answer('path', (resource) => resource.path);
    answer('tags', (resource) => [...resource.tags]);
    answer('noop', (resource) => resource.noop);
    answer('value', (resource, name) => session.encode(resource.get(toText(name))));
    answer('should', (resource, name) => session.encode(resource.should(toText(name))));
    answer('to_hash', (resource) => {
      const values = resource.ownAttributes.flatMap(({ name, value }) => [name, session.encode(value)]);
      return { t: 'h', v: values };
    });
    answer('set', (resource, name, frame) => {
      resource.set(toText(name), session.decode(frame ?? null));
      return null;
    });
    answer('stored', (resource, attribute) => {
      resource.take({ attributes: [this.#attribute(attribute ?? null)], provider: resource.provider, secret: [] });
      return null;
    });
    answer('deleted', (resource, name) => {
      resource.unset(toText(name));
      return null;
    });
    answer('provider', (resource, name) => {
      resource.provider = providerNamed(resource, optionalText(name));
      return null;
    });
    answer('provider_name', ({ provider }) => provider?.name ?? null);
    answer('resource', (resource, type, title) => {
      const found = resource.catalog.find(toText(type), toText(title));
      return found === undefined ? null : this.reference(found);
    });
    answer('resources', (resource) => resource.catalog.resources.map((each) => this.reference(each)));
    answer('log_for', (resource, attribute, level, message) => {
      // Drops debug lines. They are not shown, and logging one would already determine the resource's path in the log.
      if (level === 'debug') return null;
      if (attribute === null || attribute === undefined) resource.log(toLogLevel(level), toText(message));
      else resource.logFor(toText(attribute), toLogLevel(level), toText(message));
      return null;
    });
    session.answer('log_as', (source, level, message) => {
      const resource = this.#instances.at(-1);
      if (resource === undefined) session.log(toLogLevel(level), toText(message));
      else resource.catalog.log(toLogLevel(level), toText(message), toText(source), undefined);
      return null;
    });
    session.answer('mismatch', (type, frame, subject) =>
      findMismatch(toText(type), session.decode(frame ?? null), toText(subject)),
    );
    session.answer('type_refusal', (type) => findTypeError(toText(type)));
    session.answer('show_value', (frame) => displayValue(session.decode(frame ?? null)));
  }
}

/** Describes how a value differs from a type. Returns null if it matches. */
function findMismatch(text: string, value: Value, subject: string): string | null {
  const type = parseTypeString(text);
  return isInstance(type, value) ? null : describeMismatch(subject, type, inferTypeSet(value));
}

/** Returns the error in a type expression, or null if it is valid. */
function findTypeError(text: string): string | null {
  try {
    parseTypeString(text);
    return null;
  } catch (thrown) {
    if (thrown instanceof PuppetError) return `could not be parsed: ${thrown.message}`;
    throw thrown;
  }
}

function toRubyType({ type, ref, kind }: ResourceInstance & { readonly kind?: string }): string {
  return kind === 'class' || kind === 'define' ? ref.slice(0, ref.indexOf('[')).toLowerCase() : type.name;
}

function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}

function providerNamed({ type }: ResourceInstance, name: string | undefined): ProviderDefinition | undefined {
  return name === undefined ? undefined : type.providers?.find((provider) => provider.name === name);
}
