/**
 * The catalog during compilation (`Puppet::Resource::Catalog`): resources by reference and alias, containment, classes,
 * tags.
 */
import { allocate, count } from '../budget/meter.ts';
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { isType, type Value } from '../values/value.ts';
import type { ResourceReference } from './catalog.ts';
import { rubyInspect as inspect } from '../formatting/display.ts';
import { flatten } from './flatten.ts';
import { parseReference } from './names.ts';
import type { DeclaredTypes, NativeType, TitleAttributes } from './declare/declared-type.ts';
import { targetText } from './relationships/relationship-targets.ts';
import type { Resource } from './resource.ts';
import type { CatalogRules } from './rules.ts';
import { addTag } from './tags.ts';

/**
 * Returns the key in `DeclaredType.byName` for the values of a resource's namevars. The key of a single string is the
 * string itself, so titles can be looked up without a conversion.
 */
function tableKey(parts: readonly Value[]): string {
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'string') return only;
  // No title contains a NUL. Like Puppet, the key distinguishes strings, numbers and undef.
  let key = '';
  for (const part of parts) key += typeof part === 'string' ? `\0s${part}` : `\0${inspect(part)}`;
  return key;
}

interface NameParts {
  readonly title: string;
  readonly parameters?: ReadonlyMap<string, { readonly value: Value }>;
  /** Value of the namevar if neither the parameters nor the title set it. */
  readonly name: Value;
}

export class CatalogBuilder {
  readonly #types: DeclaredTypes;
  readonly #isTaken: CatalogRules['isTaken'];
  readonly #resources: Resource[] = [];
  readonly classes: string[] = [];
  readonly tags = new Set<string>();
  /** Resources by alias. An alias is a reference with a name from `alias` or from namevars. */
  readonly aliases = new Map<string, Resource>();
  /** Contents of each container, in insertion order. `Resource.containers` is the opposite direction. */
  readonly contents = new Map<Resource, Resource[]>();

  constructor(types: DeclaredTypes, { isTaken }: CatalogRules) {
    this.#types = types;
    this.#isTaken = isTaken;
  }

  get resources(): readonly Resource[] {
    return this.#resources;
  }

  /** Adds a resource. Throws Puppet's errors for a duplicate title, name or alias. */
  add(resource: Resource): void {
    const { byName } = resource.declaredType;
    const existing = byName.get(resource.title);
    if (existing !== undefined && this.#isTaken(existing, resource)) {
      const { place, includedAt, declaredIn } = existing;
      // Passes only plain data to the issue, because a resource would keep its whole catalog in memory.
      const within =
        declaredIn === undefined ? undefined : { reference: declaredIn.reference, place: declaredIn.place };
      throw new PuppetError(
        catalogIssues.duplicate({
          reference: resource.reference,
          place,
          first: place ?? includedAt,
          within,
        }),
        resource.place,
        'Puppet::Resource::Catalog::DuplicateResourceError',
      );
    }
    count('resources');
    allocate(resource.title.length);
    byName.set(resource.title, resource);
    this.#resources.push(resource);
    this.#addAliases(resource);
  }

  contain(container: Resource, contained: Resource): void {
    if (contained.containers.includes(container)) return;
    contained.containers = contained.containers.length === 0 ? [container] : [...contained.containers, container];
    const contents = this.contents.get(container);
    if (contents === undefined) this.contents.set(container, [contained]);
    else contents.push(contained);
  }

  addClass(name: string): void {
    this.classes.push(name);
    addTag(this.tags, name);
  }

  /** Finds a resource by title, alias or name. Throws if the type rejects the title. */
  find({ type, title }: ResourceReference): Resource | undefined {
    const { byName, native, name } = this.#types.get(type);
    const direct = byName.get(title);
    if (direct !== undefined || native === undefined) return direct;
    const ofTitle = attributesOfTitle(native, title);
    return byName.get(tableKey(uniquenessKey(native, { title, name: `${name}/${title}` }, ofTitle)));
  }

  /**
   * Finds the resource that a value of a relationship attribute refers to. The value must be a reference, or a string
   * that contains one. For any other value, returns undefined.
   */
  findTarget(value: Value): Resource | undefined {
    if (isType(value) && value.type.kind === 'Resource' && value.type.typeName !== undefined) {
      const { typeName, title } = value.type;
      // A class is found by the string form of its reference, which `findByText` converts to the catalog's spelling.
      if (typeName !== 'class' && title !== undefined) return this.find({ type: typeName, title });
    }
    return this.findByText(targetText(value));
  }

  /**
   * Finds a resource by its reference as a string. Returns undefined if the string is not a reference or if there is no
   * such resource.
   */
  findByText(text: string): Resource | undefined {
    const reference = parseReference(text);
    return reference === undefined ? undefined : this.find(reference);
  }

  #addAliases(resource: Resource): void {
    const aliases = resource.value('alias');
    if (aliases !== undefined) {
      for (const alias of flatten(aliases)) {
        if (alias !== undefined) this.#alias(resource, [alias], typeof alias === 'string');
      }
    }
    const key = this.#secondName(resource);
    if (key === undefined || key.every((part) => part === undefined || part === false)) return;
    if (key.length === 1 && key[0] === resource.title) return;
    this.#alias(resource, key, false);
  }

  /**
   * Returns the values of a resource's namevars if the resource can be found by a name other than its title. Otherwise
   * returns undefined.
   */
  #secondName(resource: Resource): readonly Value[] | undefined {
    const native = resource.kind === 'class' ? undefined : resource.declaredType.native;
    if (native === undefined) {
      return resource.parameters.has('name') ? [resource.value('name') ?? resource.title] : undefined;
    }
    const { title } = resource;
    // Fast path for the usual case: the title is the only name.
    if (native.isNameItself(title) && native.namevars.length === 1 && !resource.parameters.has(native.namevar)) {
      return undefined;
    }
    const ofTitle = attributesOfTitle(native, title);
    return native.isIsomorphic ? uniquenessKey(native, resource, ofTitle) : undefined;
  }

  #alias(resource: Resource, key: readonly Value[], isText: boolean): void {
    if (isText && key[0] === resource.title) return;
    const { byName } = resource.declaredType;
    const tableEntry = tableKey(key);
    const existing = byName.get(tableEntry);
    if (existing === resource || (existing !== undefined && !this.#isTaken(existing, resource))) return;
    if (existing !== undefined) {
      throw new PuppetError(
        catalogIssues.aliasTaken({
          reference: resource.reference,
          key: inspect(isText ? key[0] : key),
          other: inspect([resource.type, ...key]),
          place: resource.place,
          otherPlace: existing.place,
        }),
        undefined,
        'ArgumentError',
      );
    }
    byName.set(tableEntry, resource);
    if (key.length === 1 && typeof key[0] === 'string') this.aliases.set(`${resource.type}[${key[0]}]`, resource);
  }
}

/** Returns the attributes that a title sets. Throws Puppet's error if the type rejects the title. */
function attributesOfTitle(type: NativeType, title: string): TitleAttributes {
  const attributes = type.attributesOfTitle(title);
  if (attributes === undefined) {
    throw new PuppetError(catalogIssues.titlePattern({ title }), undefined, 'Puppet::Error');
  }
  return attributes;
}

/**
 * Returns the values of a native type's namevars, sorted by namevar. The values come from the parameters, or else from
 * the title (`Puppet::Resource#uniqueness_key`).
 */
function uniquenessKey(type: NativeType, { parameters, name: itself }: NameParts, ofTitle: TitleAttributes): Value[] {
  const { namevar, namevars } = type;
  const value = (name: string): Value =>
    parameters?.get(name)?.value ?? ofTitle.find(([attribute]) => attribute === name)?.[1];
  const name = value(namevar) ?? value('name') ?? itself;
  if (namevars.length === 1) return [name];
  return namevars.map((each) => value(each) ?? (each === namevar || each === 'name' ? name : undefined));
}
