/** Finds out what a repository misses: by reading all its code, and by compiling each node to the end past what is missing. */
import {
  compilePastErrors,
  type CompiledPastErrors,
  type CompileInput,
  type Diagnostic,
  type EnvironmentFiles,
  type HostAddresses,
} from '../engine/index.ts';
import type { SurveyProgress } from '../protocol/missing.ts';
import type { HierarchyFact } from './facts.ts';
import { addressesOf } from './host-addresses.ts';
import { needsOf, type Need } from './needs.ts';
import type { Repository } from './repository.ts';
import { missedByReading } from './missed-by-reading.ts';
import { Remedies } from './remedies.ts';
import { StandIns } from './stand-ins.ts';

/** What compiling one node came to. */
export interface NodeOutcome {
  readonly node: string;
  /** What its compilation missed, in the order in which that was met. */
  readonly needs: readonly { readonly need: Need; readonly diagnostic: Diagnostic }[];
  /** The errors that stay with stand-ins for all that is missing; none where the node compiles then. */
  readonly errors: readonly Diagnostic[];
}

/** Variables at top scope that are no facts. */
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

/** More rounds than code has layers that hide each other. */
const MOST_ROUNDS = 40;

/** How often nodes are compiled once more since later ones changed what they read. */
const FURTHER_PASSES = 2;

/** How a node of the repository is compiled with other files; `hostAddresses` answers for names of hosts that no table has. */
export type InputFor = (files: EnvironmentFiles, node: string, hostAddresses?: HostAddresses) => CompileInput;

/** Names of hosts that no table has, each with the error that names it, else with the given one. */
function hostsOf({ errors, unknownHosts }: CompiledPastErrors, other: Diagnostic): NodeOutcome['needs'] {
  return unknownHosts.map((name) => ({
    need: { kind: 'host', name },
    diagnostic: errors.find(({ message }) => message.includes(name)) ?? other,
  }));
}

export class Survey {
  readonly repository: Repository;
  readonly standIns: StandIns;
  readonly #inputFor: InputFor;
  readonly #outcomes = new Map<string, NodeOutcome>();

  constructor(repository: Repository, inputFor: InputFor) {
    this.repository = repository;
    this.standIns = new StandIns(repository);
    this.#inputFor = inputFor;
    // What reading finds needs no compilation to be met; code that no node reaches gets its stand-ins as well.
    for (const { kind, name } of missedByReading(repository)) {
      if (kind !== 'source' && kind !== 'fact' && kind !== 'private key')
        this.standIns.add({ kind: kind === 'data type' ? 'type' : kind, name });
    }
  }

  /** The facts by which the hierarchy chooses, and which some node has not. */
  absentHierarchyFacts(facts: readonly HierarchyFact[]): readonly HierarchyFact[] {
    return facts.filter(({ name }) => this.#facts.some((known) => !known.has(name)));
  }

  /** The names of the facts of each node. */
  readonly #facts: ReadonlySet<string>[] = [];

  get outcomes(): readonly NodeOutcome[] {
    return [...this.#outcomes.values()];
  }

  /** Compiles nodes past what they miss, and those again that later ones may have changed; between two compilations is time for others. */
  *steps(nodes: readonly string[]): Generator<SurveyProgress, void, void> {
    let pass = nodes;
    for (let further = 0; further <= FURTHER_PASSES && pass.length > 0; further += 1) {
      const isAgain = further > 0;
      const total = pass.length;
      for (const [done, node] of pass.entries()) {
        for (const _ of this.#rounds(node)) yield { done, total, isAgain };
        yield { done: done + 1, total, isAgain };
      }
      pass = nodes.filter((node) => (this.#seen.get(node) ?? 0) < this.standIns.changes);
    }
  }

  /** The changes of stand-ins that the last compilation of each node has seen. */
  readonly #seen = new Map<string, number>();

  /**
   * Compiles a node again and again, each time with stand-ins for all that was missing before, until nothing new is missed. Stand-ins
   * of the nodes before are there from the start.
   */
  *#rounds(node: string): Generator<undefined, void, void> {
    const needs = new Map(this.#outcomes.get(node)?.needs.map((each) => [JSON.stringify(each.need), each]));
    let errors: readonly Diagnostic[] = [];
    this.#facts.push(new Set([...Object.keys(this.#inputFor(this.files, node).node.facts), ...OF_THE_COMPILER]));
    /** What failed for want of a host. From then on any host has an address, so that one compilation tells of all. */
    let failedForHosts: Diagnostic | undefined;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const input = this.#inputFor(this.files, node, failedForHosts === undefined ? undefined : addressesOf);
      this.#seen.set(node, this.standIns.changes);
      const compiled = compilePastErrors(input);
      ({ errors } = compiled);
      let isNew = false;
      for (const diagnostic of errors) {
        const { file } = diagnostic.origin ?? diagnostic;
        for (const need of needsOf(diagnostic)) {
          needs.set(JSON.stringify(need), { need, diagnostic });
          isNew = this.standIns.add(need, { file, classes: compiled.classes }) || isNew;
        }
      }
      // Code can do without many a name: none is missing where something else is.
      if (!isNew && compiled.unknownHosts.length > 0) failedForHosts ??= errors[0];
      if (failedForHosts !== undefined) {
        for (const found of hostsOf(compiled, failedForHosts)) {
          needs.set(JSON.stringify(found.need), found);
          isNew = this.standIns.add(found.need) || isNew;
        }
      }
      const isOver = !isNew && !this.#remedy(errors, input);
      this.#files = undefined;
      if (isOver) break;
      yield;
    }
    this.#outcomes.set(node, { node, needs: [...needs.values()], errors });
  }

  /**
   * Compiles a node once more with the stand-ins of all nodes. `needs` has what is missing that no compilation before has met: nothing, where
   * the survey is complete.
   */
  compileAgain(node: string): NodeOutcome {
    const compiled = compilePastErrors(this.#inputFor(this.files, node));
    const { errors, classes } = compiled;
    const met = errors.flatMap((diagnostic) => needsOf(diagnostic).map((need) => ({ need, diagnostic })));
    const [first] = errors;
    const needs = [...met, ...(first === undefined ? [] : hostsOf(compiled, first))].filter(({ need, diagnostic }) => {
      const { file } = diagnostic.origin ?? diagnostic;
      return this.standIns.add(need, { file, classes });
    });
    if (needs.length > 0) this.#files = undefined;
    return { node, needs, errors };
  }

  /** Gives other values to what code that still fails reads; false where there is nothing left to try. */
  #remedy(errors: readonly Diagnostic[], { node }: CompileInput): boolean {
    this.#remedies ??= new Remedies(this.repository, this.standIns);
    return this.#remedies.tryFor(errors, new Set(Object.keys(node.facts)));
  }

  #remedies: Remedies | undefined;

  /** The repository's files with the stand-ins of this survey. */
  get files(): EnvironmentFiles {
    this.#files ??= this.#withStandIns();
    return this.#files;
  }

  /** Undefined while there are stand-ins that it has not. */
  #files: EnvironmentFiles | undefined;

  #withStandIns(): EnvironmentFiles {
    const { files } = this.repository;
    const added = this.standIns.files();
    const paths = new Set([...files.paths, ...Object.keys(added)]);
    return { paths: [...paths], read: (path) => added[path] ?? files.read(path) };
  }
}
