/**
 * Finds everything that a repository lacks: statically in all of its code, and by compiling each node with stand-ins
 * until no error is left.
 */
import {
  compilePastErrors,
  isArray,
  isHash,
  structuredPath,
  valuesFromJson,
  type CompiledPastErrors,
  type CompileInput,
  type Diagnostic,
  type EnvironmentFiles,
  type HostAddresses,
  type Value,
} from '../engine/index.ts';
import type { MissingKind, SurveyProgress } from '../protocol/missing.ts';
import type { HierarchyFact } from './facts.ts';
import { computeAddresses } from './stand-ins/host-addresses.ts';
import { findNeeds, type Need } from './needs.ts';
import { findCollected } from './stand-ins/collected-resources.ts';
import type { Repository } from './repository.ts';
import { missedByReading } from './missed-by-reading.ts';
import { NodeSystems, NodeTrials } from './node-trials.ts';
import type { SystemName } from './systems.ts';
import { Remedies } from './remedies.ts';
import { TEXT } from './stand-ins/stand-in-values.ts';
import { StandIns } from './stand-ins/stand-ins.ts';

export interface NodeOutcome {
  readonly node: string;
  /** Needs that the compilation revealed, in the order of their errors. */
  readonly needs: readonly { readonly need: Need; readonly diagnostic: Diagnostic }[];
  /** Errors that remain with all stand-ins; empty if the node compiles. */
  readonly errors: readonly Diagnostic[];
  /** Number of resources that the repository's own code declares, without those of stand-ins. */
  readonly own: number;
  readonly hasClasses: boolean;
  /** The system on which the node compiles with fewer errors; absent if it is the node's own system. */
  readonly system?: SystemName;
}

const OF_THE_COMPILER: readonly string[] = [
  'environment',
  'trusted',
  'facts',
  'server_facts',
  'module_name',
  'calling_module',
  'calling_class',
  'calling_class_path',
];

/** Maximum number of passes. Each pass reveals one more layer of hidden errors. In practice, there are fewer layers. */
const MAX_PASSES = 40;

/** Maximum number of repeated passes over nodes whose stand-ins were changed by later nodes. */
const FURTHER_PASSES = 2;

/**
 * Creates a node's compiler input for some files. `hostAddresses` resolves host names that no hosts table contains.
 * `system` replaces the system of the node in its facts.
 */
export type InputFor = (
  files: EnvironmentFiles,
  node: string,
  hostAddresses?: HostAddresses,
  system?: SystemName,
) => CompileInput;

type Result = Pick<NodeOutcome, 'errors' | 'own' | 'hasClasses'>;

/**
 * Returns the needs for unresolved host names. Each has the error that mentions the host, or else the error `other`.
 */
function findHosts({ errors, unknownHosts }: CompiledPastErrors, other: Diagnostic): NodeOutcome['needs'] {
  return unknownHosts.map((name) => ({
    need: { kind: 'host', name },
    diagnostic: errors.find(({ message }) => message.includes(name)) ?? other,
  }));
}

/** Returns the value of a legacy fact, read from the structured fact that replaces it. */
function digFact(facts: CompileInput['node']['facts'], name: string): Value | undefined {
  const [first = '', ...keys] = structuredPath(name) ?? [];
  let value: Value | undefined = facts[first];
  for (const key of keys) {
    if (value === undefined || value === null) return undefined;
    value = isHash(value) ? value.get(key) : isArray(value) ? value[Number(key)] : undefined;
  }
  return value;
}

/** Kinds of missing definitions that static analysis finds and that can have a stand-in. */
function isNeed(kind: MissingKind): kind is 'class' | 'resource type' | 'function' | 'template' | 'file' | 'data key' {
  return ['class', 'resource type', 'function', 'template', 'file', 'data key'].includes(kind);
}

export class Survey {
  readonly repository: Repository;
  readonly standIns: StandIns;
  readonly systems = new NodeSystems();
  readonly #remedies: Remedies;
  readonly #inputFor: InputFor;
  readonly #outcomes = new Map<string, NodeOutcome>();

  constructor(repository: Repository, inputFor: InputFor) {
    this.repository = repository;
    this.standIns = new StandIns(repository);
    this.#remedies = new Remedies(repository, this.standIns);
    this.#inputFor = inputFor;
    // Adds stand-ins for everything found statically, including names in code that no node reaches.
    for (const { kind, name } of missedByReading(repository)) {
      if (kind === 'data type') this.standIns.add({ kind: 'type', name });
      else if (isNeed(kind)) this.standIns.add({ kind, name });
    }
  }

  /** Facts in hierarchy paths that at least one node lacks. */
  absentHierarchyFacts(facts: readonly HierarchyFact[]): readonly HierarchyFact[] {
    return facts.filter(({ name, isExtension }) =>
      this.#facts.some((known) => !known.has(isExtension ? 'trusted' : name)),
    );
  }

  readonly #facts: ReadonlySet<string>[] = [];

  get outcomes(): readonly NodeOutcome[] {
    return [...this.#outcomes.values()];
  }

  /**
   * Compiles nodes with stand-ins for their needs. Compiles a node again if later nodes changed its stand-ins. Yields
   * between compilations, so that other work can run.
   */
  *steps(nodes: readonly string[]): Generator<SurveyProgress, void, void> {
    let pass = nodes;
    for (let further = 0; further <= FURTHER_PASSES && pass.length > 0; further += 1) {
      const isAgain = further > 0;
      const total = pass.length;
      for (const [done, node] of pass.entries()) {
        for (const _ of this.#passes(node)) yield { done, total, isAgain };
        yield { done: done + 1, total, isAgain };
      }
      pass = nodes.filter((node) => (this.#seen.get(node) ?? 0) < this.standIns.changes);
    }
  }

  /** Counter of stand-in changes at the last compilation of each node. */
  readonly #seen = new Map<string, number>();

  /**
   * Compiles a node repeatedly, each time with stand-ins for everything that was missing before, until nothing new is
   * missing. Starts with the stand-ins of earlier nodes.
   */
  *#passes(node: string): Generator<undefined, void, void> {
    const needs = new Map(this.#outcomes.get(node)?.needs.map((each) => [JSON.stringify(each.need), each]));
    let result: Result = { errors: [], own: 0, hasClasses: false };
    const { facts } = this.#inputFor(this.files, node).node;
    const own = new Set([...Object.keys(facts), ...OF_THE_COMPILER.filter((name) => name !== 'trusted')]);
    this.#facts.push(own);
    const { repository, standIns, systems } = this;
    for (const { name, isExtension } of repository.hierarchyFacts)
      if (!isExtension && !own.has(name)) standIns.addLegacyFact(name);
    const trials = new NodeTrials<Result>(node, own, { repository, standIns, systems });
    /**
     * The error that a missing host caused. Once it is set, every unknown host gets an address, so that one compilation
     * reveals all hosts.
     */
    let failedForHosts: Diagnostic | undefined;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const input = this.#inputOf(node, failedForHosts === undefined ? undefined : computeAddresses);
      this.#seen.set(node, standIns.changes);
      const compiled = compilePastErrors(input);
      const { errors } = compiled;
      result = { errors, ...this.#contentOf(compiled) };
      let isNew = this.#addNeeds(compiled, needs);
      // Code can often continue without a host, so a host is reported as missing only if nothing else is missing.
      if (!isNew && compiled.unknownHosts.length > 0) failedForHosts ??= errors[0];
      if (failedForHosts !== undefined) {
        for (const found of findHosts(compiled, failedForHosts)) {
          needs.set(JSON.stringify(found.need), found);
          isNew = standIns.add(found.need) || isNew;
        }
      }
      const known = new Set(Object.keys(input.node.facts).filter((name) => name !== 'trusted' || own.has(name)));
      if (!isNew && !this.#remedies.tryFor(errors, node, known)) {
        const { best, isChanged } = trials.next(result);
        result = best;
        if (!isChanged && !this.#remedies.guessFor(best.errors)) break;
      }
      this.#files = undefined;
      yield;
    }
    this.#files = undefined;
    const system = systems.of(node);
    this.#outcomes.set(node, {
      node,
      needs: [...needs.values()],
      ...(system === undefined ? {} : { system }),
      ...result,
    });
  }

  /** Adds stand-ins for the needs of a compilation. Returns false if there are no new stand-ins. */
  #addNeeds({ errors, classes }: CompiledPastErrors, needs: Map<string, NodeOutcome['needs'][number]>): boolean {
    let isNew = false;
    for (const diagnostic of errors) {
      const { file } = diagnostic.origin ?? diagnostic;
      for (const need of this.#needsOf(diagnostic)) {
        needs.set(JSON.stringify(need), { need, diagnostic });
        isNew = this.standIns.add(need, { file, classes }) || isNew;
        // Remedies find only facts that code reads. A fact that a data file interpolates is added here.
        if (need.kind === 'fact' && !file.endsWith('.pp')) isNew = this.#addFact(need.name) || isNew;
      }
    }
    return isNew;
  }

  #needsOf(diagnostic: Diagnostic): readonly Need[] {
    return [...findNeeds(diagnostic), ...findCollected(diagnostic, this.repository.programOf)];
  }

  /**
   * Compiles a node again with the stand-ins of all nodes. `needs` lists only definitions that were not missing in any
   * earlier compilation. If it is empty for all nodes, the survey is complete.
   */
  compileAgain(node: string): NodeOutcome {
    const compiled = compilePastErrors(this.#inputOf(node));
    const { errors, classes } = compiled;
    const met = errors.flatMap((diagnostic) => this.#needsOf(diagnostic).map((need) => ({ need, diagnostic })));
    const [first] = errors;
    const needs = [...met, ...(first === undefined ? [] : findHosts(compiled, first))].filter(
      ({ need, diagnostic }) => {
        const { file } = diagnostic.origin ?? diagnostic;
        return this.standIns.add(need, { file, classes });
      },
    );
    if (needs.length > 0) this.#files = undefined;
    return { node, needs, errors, ...this.#contentOf(compiled) };
  }

  /**
   * Adds the facts of stand-ins to the node's facts. Otherwise, only Ruby would load them, and most nodes compile
   * without Ruby.
   */
  #inputOf(node: string, hostAddresses?: HostAddresses): CompileInput {
    const input = this.#inputFor(this.files, node, hostAddresses, this.systems.of(node));
    const facts = {
      ...valuesFromJson(this.standIns.factsOf(node)),
      ...this.#legacyFactsOf(input),
      ...input.node.facts,
    };
    const { types } = input;
    return {
      ...input,
      ...(types === undefined ? {} : { types: this.standIns.withNativeTypes(types) }),
      node: { ...input.node, facts },
    };
  }

  #legacyFactsOf({ node }: CompileInput): CompileInput['node']['facts'] {
    return Object.fromEntries(
      Array.from(this.standIns.legacyFacts, (name) => [name, digFact(node.facts, name) ?? TEXT]),
    );
  }

  #contentOf({ filesOfResources, classes }: CompiledPastErrors): Pick<NodeOutcome, 'own' | 'hasClasses'> {
    const { files, known } = this.repository;
    return {
      own: filesOfResources.filter((file) => files.read(file) !== undefined).length,
      // The list `classes` also contains node definitions, which do not count.
      hasClasses: classes.some((name) => known.has('class', name) || this.standIns.hasClass(name)),
    };
  }

  #addFact(name: string): boolean {
    return structuredPath(name) === undefined ? this.standIns.addFact(name, TEXT) : this.standIns.addLegacyFact(name);
  }

  get files(): EnvironmentFiles {
    this.#files ??= this.#withStandIns();
    return this.#files;
  }

  /** The files with all stand-ins. Undefined until computed, and again after each new stand-in. */
  #files: EnvironmentFiles | undefined;

  #withStandIns(): EnvironmentFiles {
    const { files } = this.repository;
    const added = this.standIns.files();
    const paths = new Set([...files.paths, ...Object.keys(added)]);
    return { paths: [...paths], read: (path) => added[path] ?? files.read(path) };
  }
}
