/** Finds out what a repository misses: by reading all its code, and by compiling each node to the end past what is missing. */
import {
  compilePastErrors,
  type CompiledPastErrors,
  type CompileInput,
  type Diagnostic,
  type EnvironmentFiles,
} from '../engine/index.ts';
import type { HierarchyFact } from './facts.ts';
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

/** Names of hosts that a compilation looked up in vain, where it failed: each with the error that names it, else with the first. */
function hostsOf({ errors, unknownHosts }: CompiledPastErrors): NodeOutcome['needs'] {
  const [first] = errors;
  if (first === undefined) return [];
  return unknownHosts.map((name) => ({
    need: { kind: 'host', name },
    diagnostic: errors.find(({ message }) => message.includes(name)) ?? first,
  }));
}

/** More rounds than code has layers that hide each other. */
const MOST_ROUNDS = 40;

/** How a node of the repository is compiled with other files. */
export type InputFor = (files: EnvironmentFiles, node: string) => CompileInput;

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

  /**
   * Compiles a node again and again, each time with stand-ins for all that was missing before, until nothing new is missed. Stand-ins
   * of the nodes before are there from the start.
   */
  compileNode(node: string): NodeOutcome {
    const rounds = this.rounds(node);
    for (;;) {
      const { done, value } = rounds.next();
      if (done === true) return value;
    }
  }

  /** The same, one compilation after the other: there is time for something else between them. */
  *rounds(node: string): Generator<undefined, NodeOutcome, void> {
    const needs = new Map<string, NodeOutcome['needs'][number]>();
    let errors: readonly Diagnostic[] = [];
    this.#facts.push(new Set([...Object.keys(this.#inputFor(this.files, node).node.facts), ...OF_THE_COMPILER]));
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const input = this.#inputFor(this.files, node);
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
      if (!isNew) {
        for (const found of hostsOf(compiled)) {
          needs.set(JSON.stringify(found.need), found);
          isNew = this.standIns.add(found.need) || isNew;
        }
      }
      const isOver = !isNew && !this.#remedy(errors, input);
      this.#files = undefined;
      if (isOver) break;
      yield;
    }
    const outcome = { node, needs: [...needs.values()], errors };
    this.#outcomes.set(node, outcome);
    return outcome;
  }

  /**
   * Compiles a node once more with the stand-ins of all nodes. `needs` has what is missing that no compilation before has met: nothing, where
   * the survey is complete.
   */
  compileAgain(node: string): NodeOutcome {
    const compiled = compilePastErrors(this.#inputFor(this.files, node));
    const { errors, classes } = compiled;
    const met = errors.flatMap((diagnostic) => needsOf(diagnostic).map((need) => ({ need, diagnostic })));
    const needs = [...met, ...hostsOf(compiled)].filter(({ need, diagnostic }) => {
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
