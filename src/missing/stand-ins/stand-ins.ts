/** Collects the stand-ins that a repository needs, one need at a time, and creates their files. */
import { structuredPath, type CompileInput } from '../../engine/index.ts';
import { NeededValues } from './needed-values.ts';
import type { DataPlace } from '../data-behind.ts';
import { computeAddresses } from './host-addresses.ts';
import type { Need } from '../needs.ts';
import type { Repository } from '../repository.ts';
import { functionText, legacyFactText, rubyFunctionText, typeText } from './stand-in-code.ts';
import { formatMark, withStandIns, type StandInEntry } from '../../protocol/project/stand-ins.ts';
import { dataLine } from './stand-in-data.ts';
import { StandInDefinitions, type NeedContext } from './stand-in-definitions.ts';
import { StandInPlaces } from './stand-in-places.ts';
import { isHash, TEXT, withMember, type StandInValue } from './stand-in-values.ts';

export type StandInKind =
  | 'manifest'
  | 'class'
  | 'resource type'
  | 'native type'
  | 'function'
  | 'data type'
  | 'template'
  | 'file'
  | 'file read by Ruby'
  | 'data key'
  | 'fact'
  | 'legacy fact'
  | 'host';

interface StandIn {
  readonly kind: StandInKind;
  readonly name: string;
  readonly path: string;
}

/** Values to try, after a string, when the type is unknown. */
const GUESSES: readonly StandInValue[] = [{}, [], 1, true, '192.0.2.1', '/stand-in', null];

const LOOKUP_OPTIONS = 'lookup_options';
const LONG_TEXT = TEXT.padEnd(32, '-');

export class StandIns {
  readonly #repository: Repository;
  readonly #places: StandInPlaces;
  readonly values: NeededValues;
  readonly #manifests = new Set<string>();
  readonly #definitions: StandInDefinitions;
  readonly #functions = new Map<string, StandInValue>();
  readonly #types = new Set<string>();
  readonly #templates = new Set<string>();
  readonly #files = new Set<string>();
  readonly #filesOfRuby = new Set<string>();
  readonly #data = new Map<string, StandInValue>();
  readonly #facts = new Map<string, StandInValue>();
  readonly #hosts = new Set<string>();

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#places = new StandInPlaces(repository);
    this.values = new NeededValues(repository);
    this.#definitions = new StandInDefinitions(repository, this.#places, this.values);
  }

  /** Adds a stand-in for a need. Returns false if there already is one, or if a stand-in cannot help. */
  add(need: Need, context: NeedContext = { file: '', classes: [] }): boolean {
    switch (need.kind) {
      case 'manifest':
        return this.#addTo(this.#manifests, need.name, 'manifest');
      case 'class':
        return this.#definitions.addClass(need.name);
      case 'resource type':
        return this.#definitions.addDefine(need.name);
      case 'type':
        return this.#isResourceType(need.name)
          ? this.#definitions.addDefine(need.name)
          : this.#addTo(this.#types, need.name, 'data type');
      case 'function':
        return this.#addFunction(need.name);
      case 'variable':
        return this.#definitions.addVariable(need.name, context);
      case 'template':
        return this.#addTo(this.#templates, need.name, 'template');
      case 'file':
        return this.#addTo(this.#files, need.name, 'file');
      case 'file read by Ruby':
        return this.#addTo(this.#filesOfRuby, need.name, 'file read by Ruby');
      case 'host':
        return this.#addTo(this.#hosts, need.name, 'host');
      case 'data key':
        return this.#addData(need.name, context.file);
      case 'parameter':
        return this.#definitions.addParameter(need);
      case 'resource':
        return this.#definitions.addResource(need, context);
      case 'fact':
        return false;
    }
  }

  /** Counter of stand-in value changes; any change can alter later compilations. */
  get changes(): number {
    return this.#changes;
  }

  #changes = 0;

  get all(): readonly StandIn[] {
    const of = (kind: StandInKind, names: Iterable<string>): readonly StandIn[] =>
      [...names].sort().flatMap((name) => {
        const path = this.#places.path(kind, name);
        return path === undefined ? [] : [{ kind, name, path }];
      });
    return [
      ...of('manifest', this.#manifests),
      ...of('class', this.#definitions.names('class')),
      ...of('resource type', this.#definitions.names('resource type')),
      ...of('native type', this.#definitions.names('native type')),
      ...of('function', this.#functions.keys()),
      ...of('data type', this.#types),
      ...of('template', this.#templates),
      ...of('file', this.#files),
      ...of('file read by Ruby', this.#filesOfRuby),
      ...of('data key', this.#data.keys()),
      ...of('fact', this.#facts.keys()),
      ...of('legacy fact', this.#legacyFacts),
      ...of('host', this.#hosts),
    ];
  }

  files(): Readonly<Record<string, string>> {
    return withStandIns(
      {},
      this.all.map((standIn) => this.entryOf(standIn)),
    );
  }

  entryOf({ kind, name, path }: StandIn): StandInEntry {
    if (kind === 'fact')
      return { path, head: formatMark(path, 'facts'), text: dataLine(name, this.#facts.get(name) ?? null) };
    if (kind === 'host')
      return { path, head: formatMark(path, 'names of hosts'), text: dataLine(name, computeAddresses(name)) };
    if (kind !== 'data key') return { path, text: formatMark(path, `${kind} ${name}`) + this.#text(kind, name) };
    const { data } = this.#places;
    return {
      path,
      head: formatMark(path, 'data'),
      text: dataLine(name, this.#data.get(name) ?? null),
      ...(data === undefined ? {} : { needs: { path: 'hiera.yaml', text: data.config } }),
    };
  }

  #text(kind: StandInKind, name: string): string {
    switch (kind) {
      case 'class':
      case 'resource type':
      case 'native type':
        return this.#definitions.text(kind, name);
      case 'function':
        return this.#functionText(name, this.#functions.get(name) ?? null);
      case 'data type':
        return typeText(name);
      case 'legacy fact':
        return legacyFactText(name, structuredPath(name) ?? []);
      default:
        return '';
    }
  }

  #functionText(name: string, value: StandInValue): string {
    if (this.#places.hasFunctionsInPuppet) return functionText(name, value);
    return rubyFunctionText(name, this.values.isStatement(name) ? undefined : value);
  }

  #addTo(set: Set<string>, name: string, kind: StandInKind): boolean {
    if (set.has(name) || this.#places.path(kind, name) === undefined) return false;
    set.add(name);
    return true;
  }

  #addFunction(name: string): boolean {
    if (this.#functions.has(name) || this.#places.path('function', name) === undefined) return false;
    this.#functions.set(name, this.values.ofFunction(name));
    return true;
  }

  /** Keys whose absence was first noticed in the code of a file. */
  keysAskedIn(file: string): readonly string[] {
    return [...this.#askers].flatMap(([key, asker]) => (asker === file ? [key] : []));
  }

  readonly #askers = new Map<string, string>();

  #addData(key: string, file: string): boolean {
    if (this.#data.has(key) || this.#places.path('data key', key) === undefined) return false;
    this.#askers.set(key, file);
    this.#data.set(key, this.values.ofKey(key, file));
    if (this.values.isSensitive(key)) this.#convertToSensitive(key);
    return true;
  }

  /** Makes the data of a key Sensitive, and adds the data if there is none. Returns false if it is Sensitive already. */
  giveSensitive(key: string, file: string): boolean {
    const isNew = this.#convertToSensitive(key);
    return (!this.#repository.dataKeys.has(key) && this.#addData(key, file)) || isNew;
  }

  /** Lets `lookup_options` convert the data of a key, because data cannot contain Sensitive values. */
  #convertToSensitive(key: string): boolean {
    const before = this.#data.get(LOOKUP_OPTIONS);
    if (isHash(before) && Object.hasOwn(before, key)) return false;
    this.#data.set(LOOKUP_OPTIONS, { ...(isHash(before) ? before : {}), [key]: { convert_to: 'Sensitive' } });
    return true;
  }

  /**
   * Gives a key a stand-in value. If lookups merge the key's hash with the repository's own data, sets only a member of
   * that hash. Returns a function that reverts the change, or undefined if the key already had a value.
   */
  giveData({ key, members }: DataPlace, value: StandInValue): (() => void) | undefined {
    const before = this.#data.get(key);
    const after = this.#places.path('data key', key) === undefined ? undefined : withMember(before, members, value);
    if (after === undefined) return undefined;
    this.#changes += 1;
    this.#data.set(key, after);
    return () => {
      this.#changes += 1;
      if (before === undefined) this.#data.delete(key);
      else this.#data.set(key, before);
    };
  }

  /** Replaces the string of a key with a longer one. Returns false if the key has no stand-in string. */
  giveLongText(key: string): boolean {
    if (this.#data.get(key) !== TEXT) return false;
    this.#changes += 1;
    this.#data.set(key, LONG_TEXT);
    return true;
  }

  /** Adds a legacy fact, whose value each node takes from a structured fact. Returns false if it was added before. */
  addLegacyFact(name: string): boolean {
    if (this.#legacyFacts.has(name) || structuredPath(name) === undefined) return false;
    this.#changes += 1;
    this.#legacyFacts.add(name);
    return true;
  }

  readonly #legacyFacts = new Set<string>();

  /** Names of the legacy facts that stand-ins add. */
  get legacyFacts(): Iterable<string> {
    return this.#legacyFacts;
  }

  /** Adds the native types of stand-ins to the types of a compilation without Ruby. */
  withNativeTypes(types: NonNullable<CompileInput['types']>): NonNullable<CompileInput['types']> {
    return this.#definitions.withNativeTypes(types);
  }

  hasClass(name: string): boolean {
    return this.#definitions.hasClass(name);
  }

  /** The facts that stand-ins give to every node. */
  get facts(): Readonly<Record<string, StandInValue>> {
    return Object.fromEntries(this.#facts);
  }

  /** Adds a fact that no node has. Returns false if the fact already has a value. */
  addFact(name: string, value: StandInValue): boolean {
    if (this.#facts.has(name)) return false;
    this.#changes += 1;
    this.#facts.set(name, value);
    return true;
  }

  /** Switches a guessed key or function to its next value. Returns false if none is left. */
  tryNext(kind: 'data key' | 'function', name: string): boolean {
    const values = kind === 'data key' ? this.#data : this.#functions;
    if (!values.has(name)) return false;
    const id = `${kind} ${name}`;
    const left = this.#guesses.get(id) ?? [...GUESSES, values.get(name) ?? null];
    const [next, ...others] = left;
    if (next === undefined) return false;
    this.#guesses.set(id, others);
    this.#changes += 1;
    values.set(name, next);
    return true;
  }

  readonly #guesses = new Map<string, readonly StandInValue[]>();

  #isResourceType(name: string): boolean {
    return this.#repository.references('resource type', name).length > 0;
  }
}
