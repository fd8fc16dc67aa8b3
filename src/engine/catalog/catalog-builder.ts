/** The catalog while it grows (`Puppet::Resource::Catalog`): resources by reference and alias, containment, classes, tags. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Value } from '../values/value.ts';
import { referenceText, type ResourceReference } from './catalog.ts';
import { rubyInspect as inspect } from '../values/display.ts';
import { flatten } from './flatten.ts';
import { lowerTypeName, parseReference } from './names.ts';
import type { Resource } from './resource.ts';
import { addTag } from './tags.ts';
import type { ResourceTypeKnowledge } from './type-knowledge.ts';

/** The reference itself for a single text, so that references can be looked up as they are. */
function tableKey(type: string, parts: readonly Value[]): string {
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'string') return `${type}[${only}]`;
  // A NUL cannot be in a type's name. Puppet tells texts, numbers and undef apart.
  let key = type;
  for (const part of parts) key += typeof part === 'string' ? `\0s${part}` : `\0${inspect(part)}`;
  return key;
}

/** What names a resource: a reference has a title alone. */
interface Named {
  readonly title: string;
  readonly parameters?: ReadonlyMap<string, { readonly value: Value }>;
  /** Where neither parameters nor the title say it. */
  readonly name: string;
}

export class CatalogBuilder {
  readonly #types: ResourceTypeKnowledge;
  readonly #table = new Map<string, Resource>();
  readonly #resources: Resource[] = [];
  readonly classes: string[] = [];
  readonly tags = new Set<string>();
  /** Explicit and implied second names: reference by that name → resource. */
  readonly aliases = new Map<string, Resource>();

  constructor(types: ResourceTypeKnowledge) {
    this.#types = types;
  }

  /** In the order in which they were added. */
  get resources(): readonly Resource[] {
    return this.#resources;
  }

  /** Throws Puppet's errors for a second resource of the same title, name or alias. */
  add(resource: Resource): void {
    const key = resource.reference;
    const existing = this.#table.get(key);
    if (existing !== undefined) {
      throw new PuppetError(
        catalogIssues.duplicate({ reference: resource.reference, place: existing.place }),
        resource.place,
        'Puppet::Resource::Catalog::DuplicateResourceError',
      );
    }
    this.#table.set(key, resource);
    this.#resources.push(resource);
    this.#addAliases(resource);
  }

  addClass(name: string): void {
    this.classes.push(name);
    addTag(this.tags, name);
  }

  /** By title, alias or name. Throws when the type refuses the title. */
  find(reference: ResourceReference): Resource | undefined {
    const { type, title } = reference;
    const direct = this.#table.get(referenceText(reference));
    if (direct !== undefined || type === 'Class') return direct;
    const lower = lowerTypeName(type);
    if (!this.#types.isType(lower)) return undefined;
    return this.#table.get(tableKey(type, this.#uniquenessKey(lower, { title, name: `${type}/${title}` })));
  }

  /** Like `find`, for a reference in text form; undefined for what is no reference too. */
  findByText(text: string): Resource | undefined {
    const direct = this.#table.get(text);
    if (direct !== undefined) return direct;
    const reference = parseReference(text);
    return reference === undefined ? undefined : this.find(reference);
  }

  #addAliases(resource: Resource): void {
    const aliases = resource.value('alias');
    for (const alias of aliases === undefined ? [] : flatten(aliases)) {
      if (alias !== undefined) this.#alias(resource, [alias], typeof alias === 'string');
    }
    const type = lowerTypeName(resource.type);
    const native = this.#types.isType(type) && resource.kind !== 'class';
    if (native ? !this.#types.isIsomorphic(type) : !resource.parameters.has('name')) return;
    const key: readonly Value[] = native
      ? this.#uniquenessKey(type, resource)
      : [resource.value('name') ?? resource.title];
    if (key.every((part) => part === undefined || part === false)) return;
    if (key.length === 1 && key[0] === resource.title) return;
    this.#alias(resource, key, false);
  }

  #alias(resource: Resource, key: readonly Value[], isText: boolean): void {
    if (isText && key[0] === resource.title) return;
    const tableEntry = tableKey(resource.type, key);
    const existing = this.#table.get(tableEntry);
    if (existing === resource) return;
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
    this.#table.set(tableEntry, resource);
    if (key.length === 1 && typeof key[0] === 'string') this.aliases.set(`${resource.type}[${key[0]}]`, resource);
  }

  /**
   * The values of a native type's namevars, in alphabetical order of their names, from what the title stands for and what the
   * resource was given (`Puppet::Resource#uniqueness_key`).
   */
  #uniquenessKey(type: string, named: Named): readonly Value[] {
    const { title, parameters } = named;
    const ofTitle = this.#types.attributesOfTitle(type, title);
    if (ofTitle === undefined) throw new PuppetError(catalogIssues.titlePattern({ title }), undefined, 'Puppet::Error');
    const namevars = this.#types.namevarsOf(type);
    const [only] = namevars;
    const namevar = namevars.length === 1 && only !== undefined ? only : 'name';
    const value = (name: string): Value =>
      parameters?.get(name)?.value ?? ofTitle.find(([attribute]) => attribute === name)?.[1];
    const name = value(namevar) ?? value('name') ?? named.name;
    if (namevars.length === 1) return [name];
    return [...namevars].sort().map((each) => value(each) ?? (each === namevar || each === 'name' ? name : undefined));
  }
}
