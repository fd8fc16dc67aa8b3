/** Resources of a run by name, alias and container (Puppet's RAL catalog). */
import type { LogLevel, LogLine, LogReason } from '../../diagnostics/log.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { MachineState } from '../../machine/state.ts';
import type { Target } from '../../machine/target.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { ProviderDefinition, ResourceTypeDefinition } from '../definition.ts';
import { throwUnlessFailure } from '../failure.ts';
import type { DeferredResolver } from './deferred.ts';
import type { Instance } from './instance.ts';
import { instanceIssues } from '../issues.ts';
import { defaultProvider } from '../providers.ts';
import { filedTitle, parseReference } from '../reference.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { FoundRelations } from '../relations.ts';
import type { TypeRegistry } from '../registry.ts';
import { namevarsOf } from '../type-attributes.ts';
import type { InstanceCatalog } from '../resource.ts';
import { plainTitleAttribute, titleAttributes, uniquenessKey } from './title.ts';

export interface InstanceTableOptions {
  readonly types: TypeRegistry;
  /** Machine of the run. It determines which providers are suitable. Absent if there is no run. */
  readonly target?: Target | undefined;
  readonly noop?: boolean | undefined;
  readonly log?: ((line: LogLine) => void) | undefined;
  readonly deferred?: DeferredResolver | undefined;
}

/** Returns the key for the alias or the namevars of a resource. Several values are separated by NUL characters. */
function filedName(names: readonly Value[]): string {
  return names.length === 1 ? rubyToString(names[0]) : names.map(String).join('\0');
}

export class InstanceTable implements InstanceCatalog {
  readonly types: TypeRegistry;
  readonly target: Target | undefined;
  readonly noop: boolean;
  readonly deferred: DeferredResolver | undefined;
  readonly relations = new FoundRelations();
  readonly #log: ((line: LogLine) => void) | undefined;
  readonly #ordered: Instance[] = [];
  /**
   * Numbers of resources by type, and then by title, alias or namevar. Each spelling of a type that was used (`file`,
   * `File`) has an entry with the same inner map, so that a lookup builds no string. The maps contain numbers because
   * V8 moves large maps to the old generation at once. With objects as values, such a map would keep all resources of a
   * dropped catalog alive until a full collection (`node --trace-gc` with the benchmark `graph`).
   */
  readonly #byType = new Map<string, Map<string, number>>();
  /** All created resources by number, including resources that were never added to this table. */
  readonly #made: Instance[] = [];
  readonly #providers = new Map<ResourceTypeDefinition, ProviderDefinition>();
  #providersFor: MachineState | undefined;
  /** Cache of the paths of containers. Cleared when a container gets new contents. */
  readonly #containerPaths = new Map<Instance, string>();

  constructor(options: InstanceTableOptions) {
    this.types = options.types;
    this.target = options.target;
    this.noop = options.noop ?? false;
    this.deferred = options.deferred;
    this.#log = options.log;
  }

  get resources(): readonly Instance[] {
    return this.#ordered;
  }

  /**
   * Returns the provider of a type if the resource specifies none. Determines it again after the machine has changed.
   */
  defaultProvider(type: ResourceTypeDefinition): ProviderDefinition | undefined {
    const state = this.target?.state;
    if (this.#providersFor !== state) {
      this.#providers.clear();
      this.#providersFor = state;
    }
    let provider = this.#providers.get(type);
    if (provider === undefined) {
      provider = defaultProvider(type, this.target);
      if (provider !== undefined) this.#providers.set(type, provider);
    }
    return provider;
  }

  /** Assigns a number to a resource that is being created. Numbers start at 0 and have no gaps. */
  enroll(resource: Instance): number {
    return this.#made.push(resource) - 1;
  }

  numbered(number: number): Instance | undefined {
    return this.#made[number];
  }

  /**
   * Adds a resource under its title and namevars. By default, the resource comes last. `beside` gives another position.
   * Throws for duplicates.
   */
  add(resource: Instance, beside?: { readonly other: Instance; readonly where: 'before' | 'after' }): void {
    const { typeName } = resource;
    const title = filedTitle(typeName, resource.title);
    const earlier = this.#file(typeName, title, resource);
    if (earlier !== undefined) {
      throw new PuppetError(
        instanceIssues.duplicateDeclaration({ ref: resource.ref, earlier: earlier.place }),
        resource.place,
        'Puppet::Resource::Catalog::DuplicateResourceError',
      );
    }
    if (beside === undefined) this.#ordered.push(resource);
    else this.#ordered.splice(this.#ordered.indexOf(beside.other) + (beside.where === 'after' ? 1 : 0), 0, resource);
    if (resource.isContainer || resource.type.isomorphic === false) return;
    const { namevars, onlyNamevar } = resource.typeAttributes;
    if (onlyNamevar === undefined ? namevars.length > 0 : resource.get(onlyNamevar) !== resource.title)
      this.#fileByNames(resource);
  }

  #file(type: string, title: string, resource: Instance): Instance | undefined {
    const titles = this.#titlesOf(type);
    const earlier = titles.get(title);
    if (earlier !== undefined) return this.#made[earlier];
    titles.set(title, resource.number);
    return undefined;
  }

  /** Returns the numbers of a type's resources by title. The type may be in any letter case. */
  #titlesOf(type: string): Map<string, number> {
    let titles = this.#byType.get(type);
    if (titles === undefined) {
      const capitalized = capitalizeSegments(type);
      titles = capitalized === type ? new Map<string, number>() : this.#titlesOf(capitalized);
      this.#byType.set(type, titles);
    }
    return titles;
  }

  #fileByNames(resource: Instance): void {
    const names = uniquenessKey(resource.type, (each) => resource.get(each));
    if (names.some((name) => name !== undefined) && !(names.length === 1 && names[0] === resource.title)) {
      this.#alias(resource, names, rubyInspect(names));
    }
  }

  /** Adds a resource under the name in its metaparameter `alias`. Does nothing if that name is its title. */
  addAlias(resource: Instance, name: string): void {
    if (name === resource.title) return;
    const known = this.find(resource.typeName, name);
    if (known === resource) return;
    if (known !== undefined) {
      throw new PuppetError(
        instanceIssues.aliasTaken({ title: resource.title, alias: name }),
        undefined,
        'Puppet::Error',
      );
    }
    this.#alias(resource, [name], rubyInspect(name));
  }

  #alias(resource: Instance, names: readonly Value[], shown: string): void {
    const type = resource.typeName;
    const name = filedName(names);
    const existing = this.#file(type, name, resource);
    if (existing !== undefined && existing !== resource) {
      const filed = rubyInspect([type, ...names]);
      throw new PuppetError(
        instanceIssues.cannotAlias({
          ref: resource.ref,
          key: shown,
          filed,
          place: resource.place,
          earlier: existing.place,
        }),
        undefined,
        'ArgumentError',
      );
    }
  }

  /** Finds a resource by its type, in any letter case, and its title, alias or namevar. */
  find(type: string, title: string): Instance | undefined {
    const titles = this.#titlesOf(type);
    const exact = titles.get(type === 'class' || type === 'Class' ? filedTitle('Class', title) : title);
    if (exact !== undefined) return this.#made[exact];
    if (titles.size === 0) return undefined;
    const definition = this.types.find(capitalizeSegments(type));
    if (definition === undefined || isFiledByTitle(definition, title)) return undefined;
    try {
      const attributes = titleAttributes(definition, title);
      const names = uniquenessKey(definition, (namevar) => attributes.find(({ name }) => name === namevar)?.value);
      const number = titles.get(filedName(names));
      return number === undefined ? undefined : this.#made[number];
    } catch (thrown) {
      throwUnlessFailure(thrown);
      return undefined;
    }
  }

  findReference(reference: string): Instance | undefined {
    const open = reference.indexOf('[');
    if (open === -1 || !reference.endsWith(']')) return undefined;
    return this.find(reference.slice(0, open), reference.slice(open + 1, -1));
  }

  contain(container: Instance, contained: Instance): void {
    if (this.#containerPaths.size > 0) this.#containerPaths.clear();
    container.addContent(contained);
  }

  /**
   * Returns the path of a resource, such as `/Stage[main]/Ntp/File[/etc/ntp.conf]`. For a class, the path contains only
   * the name (`Ntp`).
   */
  pathOf(resource: Instance): string {
    const { container, kind, ref } = resource;
    const name = kind === 'class' ? (parseReference(ref)?.title ?? ref) : ref;
    return container === undefined ? `/${name}` : `${this.#containerPath(container)}/${name}`;
  }

  #containerPath(container: Instance): string {
    let path = this.#containerPaths.get(container);
    if (path === undefined) {
      path = this.pathOf(container);
      this.#containerPaths.set(container, path);
    }
    return path;
  }

  log(level: LogLevel, message: string, source: string, place: SourcePlace | undefined, reason?: LogReason): void {
    if (this.#log === undefined) return;
    if (place === undefined) {
      this.#log({ level, source, message, ...reason });
      return;
    }
    const { file, line } = place;
    this.#log({ level, source, message, ...reason, file, line });
  }
}

/** True if the title is the value of the type's only namevar. The resource can then be found only by its title. */
function isFiledByTitle(type: ResourceTypeDefinition, title: string): boolean {
  const namevars = namevarsOf(type);
  return namevars.length === 1 && plainTitleAttribute(type, title) === namevars[0];
}
