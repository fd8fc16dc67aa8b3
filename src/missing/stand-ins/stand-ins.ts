/** Collects the stand-ins that a repository needs, one need at a time, and creates their files. */
import { structuredPath, type CompileInput } from '../../engine/index.ts';
import { NeededValues } from './needed-values.ts';
import { DataValues } from './data-values.ts';
import { Guesses } from './guesses.ts';
import { NodeFacts, type FactsOfNode } from './node-facts.ts';
import { computeAddresses } from './host-addresses.ts';
import type { BackendMethod, Need } from '../needs.ts';
import type { Repository } from '../repository.ts';
import { backendText, functionText, legacyFactText, rubyFunctionText, typeText } from './stand-in-code.ts';
import { formatMark, withStandIns, type StandInEntry } from '../../protocol/project/stand-ins.ts';
import { dataLine } from './stand-in-data.ts';
import { StandInDefinitions, type NeedContext } from './stand-in-definitions.ts';
import { StandInPlaces } from './stand-in-places.ts';
import { TEXT, type StandInValue } from './stand-in-values.ts';

export type StandInKind =
  | 'manifest'
  | 'hierarchy'
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
  | 'fact of nodes'
  | 'trusted data'
  | 'legacy fact'
  | 'host'
  | 'answer';

interface StandIn {
  readonly kind: StandInKind;
  readonly name: string;
  readonly path: string;
}

export class StandIns {
  readonly #repository: Repository;
  readonly #places: StandInPlaces;
  readonly values: NeededValues;
  readonly #manifests = new Set<string>();
  readonly #definitions: StandInDefinitions;
  readonly #functions = new Map<string, StandInValue>();
  /**
   * For each function that is a Hiera backend: the key in `hiera.yaml` that names the function, such as `data_hash`.
   */
  readonly #backends = new Map<string, BackendMethod>();
  readonly #types = new Set<string>();
  readonly #templates = new Set<string>();
  readonly #files = new Set<string>();
  readonly #filesOfRuby = new Set<string>();
  readonly data: DataValues;
  readonly nodeFacts = new NodeFacts();
  readonly #facts = new Map<string, StandInValue>();
  readonly #hosts = new Set<string>();
  readonly #answers = new Map<string, StandInValue>();

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#places = new StandInPlaces(repository);
    this.values = new NeededValues(repository);
    this.data = new DataValues(repository, this.values, this.#places.data !== undefined, () => (this.#changes += 1));
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
      case 'backend':
        this.#backends.set(need.name, need.method);
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
      case 'answer':
        return this.#addAnswer(need.name);
      case 'data key':
        return this.data.add(need.name, context.file);
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
      ...of('hierarchy', this.#repository.hierarchy === undefined ? [] : ['hiera.yaml']),
      ...of('class', this.#definitions.names('class')),
      ...of('resource type', this.#definitions.names('resource type')),
      ...of('native type', this.#definitions.names('native type')),
      ...of('function', this.#functions.keys()),
      ...of('data type', this.#types),
      ...of('template', this.#templates),
      ...of('file', this.#files),
      ...of('file read by Ruby', this.#filesOfRuby),
      ...of('data key', this.data.keys()),
      ...of(
        'fact',
        [...this.#facts.keys()].filter((name) => !this.nodeFacts.names.includes(name)),
      ),
      ...of('fact of nodes', this.nodeFacts.names),
      ...of('trusted data', this.nodeFacts.extensions),
      ...of('legacy fact', this.#legacyFacts),
      ...of('host', this.#hosts),
      ...of('answer', this.#answers.keys()),
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
    // A stand-in for `hiera.yaml` includes the level for stand-in data, if there is one.
    if (kind === 'hierarchy') return { path, text: this.#places.data?.config ?? this.#repository.hierarchy ?? '' };
    if (kind === 'answer')
      return {
        path,
        head: formatMark(path, 'answers of a server'),
        text: dataLine(name, this.#answers.get(name) ?? null),
      };
    if (kind !== 'data key') return { path, text: formatMark(path, `${kind} ${name}`) + this.#text(kind, name) };
    const { data } = this.#places;
    return {
      path,
      head: formatMark(path, 'data'),
      text: dataLine(name, this.data.get(name) ?? null),
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
      case 'fact of nodes':
        return this.nodeFacts.text(name, this.#facts.get(name) ?? null);
      case 'trusted data':
        return this.nodeFacts.text('trusted', null);
      case 'legacy fact':
        return legacyFactText(name, structuredPath(name) ?? []);
      default:
        return '';
    }
  }

  #functionText(name: string, value: StandInValue): string {
    const method = this.#backends.get(name);
    if (method !== undefined) return backendText(name, method);
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

  #addAnswer(name: string): boolean {
    if (this.#answers.has(name)) return false;
    this.#answers.set(name, this.values.ofFunction(name) ?? TEXT);
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

  /** The facts that stand-ins give to a node. */
  factsOf(node: string): FactsOfNode {
    return { ...Object.fromEntries(this.#facts), ...this.nodeFacts.of(node) };
  }

  /** Adds a fact that no node has. Returns false if the fact already has a value. */
  addFact(name: string, value: StandInValue): boolean {
    if (this.#facts.has(name)) return false;
    this.#changes += 1;
    this.#facts.set(name, value);
    return true;
  }

  /** Switches a guessed function to its next value. Returns false if none is left. */
  tryNext(name: string): boolean {
    const values = this.#functions.has(name) ? this.#functions : this.#answers;
    const next = values.has(name) ? this.#guesses.next(name, values.get(name)) : undefined;
    if (next === undefined) return false;
    this.#changes += 1;
    values.set(name, next);
    return true;
  }

  readonly #guesses = new Guesses();

  #isResourceType(name: string): boolean {
    return this.#repository.references('resource type', name).length > 0;
  }
}
