/**
 * Tries changes that may let a node compile, one at a time: values of the facts that select its data and classes, and
 * other operating systems. Reverts a change that does not help.
 */
import { structuredPath, type Diagnostic } from '../engine/index.ts';
import type { Repository } from './repository.ts';
import { rankForNode } from './stand-ins/node-facts.ts';
import type { StandIns } from './stand-ins/stand-ins.ts';
import { likelySystems, type SystemName } from './systems.ts';

/** Ranks of the values of each fact, in the order of the trials. Rank 0 is the likeliest value. */
const RANKS = [0, 1, 2, 3];

/** The part of a compilation's result that trials compare. */
export interface TrialResult {
  readonly errors: readonly Diagnostic[];
  readonly own: number;
}

interface Trial {
  apply(): boolean;
  takeBack(): void;
}

/** Prefers fewer errors, and with equally many errors a catalog with resources of the repository. */
function isBetter(after: TrialResult, before: TrialResult): boolean {
  if (after.errors.length !== before.errors.length) return after.errors.length < before.errors.length;
  return before.own === 0 && after.own > 0;
}

export class NodeTrials<Result extends TrialResult> {
  readonly #node: string;
  readonly #repository: Repository;
  readonly #standIns: StandIns;
  readonly #systems: NodeSystems;
  /** Names of the facts that the node has without stand-ins. */
  readonly #ownFacts: ReadonlySet<string>;
  /** The trials left; undefined until the first is needed. */
  #left: Trial[] | undefined;
  #current: { readonly trial: Trial; readonly before: Result } | undefined;

  constructor(
    node: string,
    ownFacts: ReadonlySet<string>,
    { repository, standIns, systems }: { repository: Repository; standIns: StandIns; systems: NodeSystems },
  ) {
    this.#node = node;
    this.#ownFacts = ownFacts;
    this.#repository = repository;
    this.#standIns = standIns;
    this.#systems = systems;
  }

  /**
   * Judges the current trial by its result, and applies the next one. Returns the better of both results, and whether
   * the node must be compiled again.
   */
  next(result: Result): { readonly best: Result; readonly isChanged: boolean } {
    let best = result;
    if (this.#current !== undefined && !isBetter(result, this.#current.before)) {
      this.#current.trial.takeBack();
      best = this.#current.before;
    }
    this.#current = undefined;
    if (best.errors.length === 0 && best.own > 0) return { best, isChanged: false };
    this.#left ??= [...RANKS.map((rank) => this.#selectingFacts(rank)), ...this.#otherSystems(best.errors)];
    for (let trial = this.#left.shift(); trial !== undefined; trial = this.#left.shift()) {
      if (!trial.apply()) continue;
      this.#current = { trial, before: best };
      return { best, isChanged: true };
    }
    return { best, isChanged: false };
  }

  /**
   * Sets unknown facts and extensions that select data files and classes, so that the node gets some of its data and
   * classes.
   * @param rank 0 for the likeliest value of each fact, 1 for the next
   */
  #selectingFacts(rank: number): Trial {
    const { nodeFacts, values } = this.#standIns;
    const before = nodeFacts.of(this.#node);
    return {
      apply: () => {
        const facts = values.selecting.flatMap(({ name, isExtension, values: known }) => {
          const isOpen = isExtension ? !this.#ownFacts.has('trusted') : this.#isUnknown(name);
          return isOpen && known.length > 0 ? [{ name, isExtension, ranked: rankForNode(this.#node, known) }] : [];
        });
        if (!facts.some(({ ranked }) => ranked.length > rank)) return false;
        for (const { name, isExtension, ranked } of facts) {
          const value = ranked[rank] ?? ranked[0] ?? null;
          if (isExtension) nodeFacts.setExtension(this.#node, name, value);
          else nodeFacts.set(this.#node, name, value);
        }
        return true;
      },
      takeBack: () => nodeFacts.replace(this.#node, before),
    };
  }

  #isUnknown(name: string): boolean {
    return !this.#ownFacts.has(name) && !this.#repository.topAssigned.has(name) && structuredPath(name) === undefined;
  }

  #otherSystems(errors: readonly Diagnostic[]): readonly Trial[] {
    if (errors.length === 0) return [];
    const { read } = this.#repository.files;
    return likelySystems(errors, read, this.#systems.proven).map((system) => ({
      apply: () => {
        this.#systems.set(this.#node, system);
        return true;
      },
      takeBack: () => this.#systems.unset(this.#node),
    }));
  }
}

/** Operating systems of the nodes that fail on their own operating system and compile on another one. */
export class NodeSystems {
  readonly #systems = new Map<string, SystemName>();

  of(node: string): SystemName | undefined {
    return this.#systems.get(node);
  }

  set(node: string, system: SystemName): void {
    this.#systems.set(node, system);
  }

  unset(node: string): void {
    this.#systems.delete(node);
  }

  get proven(): readonly SystemName[] {
    return [...this.#systems.values()];
  }
}
