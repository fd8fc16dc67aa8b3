import { ACCOUNT_FILES } from './accounts/account-files.ts';
import { Accounts } from './accounts/accounts.ts';
import { applyChange, rowChange } from './journal/change.ts';
import type { Change } from './journal/change.ts';
import { compactChanges } from './journal/compact.ts';
import type { FileServer } from './file-server.ts';
import { nodeAt } from './files/file-tree.ts';
import { Files } from './files/files.ts';
import type { JournalEntry } from './journal/journal.ts';
import { toEntry } from './files/node.ts';
import type { PackageManager } from './packages/package-manager.ts';
import type { Platform } from './platform.ts';
import type { RunWork } from './run-work.ts';
import type { ServiceManager } from './services/service-manager.ts';
import type { MachineState, PackageState, ServiceState } from './state.ts';

interface OpenStep {
  readonly label: string;
  readonly startedAt: number;
  readonly changes: Change[];
}

export interface Managers {
  packages(machine: Target): PackageManager;
  services(machine: Target): ServiceManager;
}

interface TargetOptions {
  readonly state: MachineState;
  readonly platform: Platform;
  readonly hostname: string;
  readonly managers: Managers;
  readonly fileServer?: FileServer;
}

/**
 * A simulated machine. Every change belongs to a step of the journal (see `step`), and the state after each step is
 * kept.
 */
export class Target {
  readonly platform: Platform;
  readonly hostname: string;
  fileServer: FileServer | undefined;
  /** Counts the work of the current run. Undefined outside of a run, where nothing is counted. */
  work: RunWork | undefined;

  readonly files: Files;
  readonly packages: PackageManager;
  readonly services: ServiceManager;
  readonly accounts: Accounts;

  readonly #managers: Managers;
  readonly #initial: MachineState;
  #state: MachineState;
  readonly #journal: JournalEntry[] = [];
  readonly #states: MachineState[] = [];
  #open: OpenStep | undefined;

  constructor(options: TargetOptions) {
    this.#initial = options.state;
    this.#state = options.state;
    this.platform = options.platform;
    this.hostname = options.hostname;
    this.fileServer = options.fileServer;
    this.files = new Files(this);
    this.#managers = options.managers;
    this.packages = options.managers.packages(this);
    this.services = options.managers.services(this);
    this.accounts = new Accounts(this);
  }

  /**
   * Creates a copy of the machine in another state, with an empty journal. `managers` replaces the machine's managers.
   */
  inState(state: MachineState, managers: Managers = this.#managers): Target {
    const { platform, hostname, fileServer } = this;
    return new Target({ state, platform, hostname, managers, ...(fileServer === undefined ? {} : { fileServer }) });
  }

  get state(): MachineState {
    return this.#state;
  }

  get clock(): number {
    return this.#state.clock;
  }

  get journal(): readonly JournalEntry[] {
    return this.#journal;
  }

  /** Number of finished steps. `stateAt(position)` is the current state. */
  get position(): number {
    return this.#journal.length;
  }

  /** Returns the state after `position` steps. 0 is the initial state. */
  stateAt(position: number): MachineState {
    return (position <= 0 ? this.#initial : this.#states[position - 1]) ?? this.#state;
  }

  /**
   * Returns the changes of a step as shown to users. Adds the changes of account files, which the journal does not
   * contain because these files are computed from the tables of accounts.
   */
  changesOf(index: number): readonly Change[] {
    const entry = this.#journal[index];
    if (entry === undefined) return [];
    if (!entry.changes.some((change) => change.kind === 'user' || change.kind === 'group')) return entry.changes;
    const others = entry.changes.filter((change) => change.kind !== 'path' || !ACCOUNT_FILES.has(change.path));
    const files: Change[] = [];
    for (const path of ACCOUNT_FILES) {
      const [before, after] = [this.stateAt(index), this.stateAt(index + 1)].map((state) => nodeAt(state.root, path));
      if (before === after) continue;
      const change = {
        before: before === undefined ? undefined : toEntry(before),
        after: after === undefined ? undefined : toEntry(after),
      };
      files.push({ kind: 'path', path, ...change });
    }
    return [...others, ...files];
  }

  /**
   * Runs an operation as one step of the journal. A step within a step becomes part of the outer step. Changes are kept
   * if the operation fails.
   */
  step<T>(label: string, act: () => T): T {
    if (this.#open !== undefined) return act();
    const open = this.#begin(label);
    try {
      return act();
    } finally {
      this.#end(open);
    }
  }

  /**
   * Runs an asynchronous operation as one step of the journal. Until it is done, nothing else may change the machine.
   */
  async stepAsync<T>(label: string, act: () => Promise<T>): Promise<T> {
    if (this.#open !== undefined) return act();
    const open = this.#begin(label);
    try {
      return await act();
    } finally {
      this.#end(open);
    }
  }

  /** Applies a change. The change is added to the open step. Without an open step, it becomes a step of its own. */
  change(change: Change): void {
    const open = this.#open;
    if (open === undefined) {
      this.step(`change ${change.kind === 'path' || change.kind === 'touch' ? change.path : change.name}`, () =>
        this.change(change),
      );
      return;
    }
    this.#state = applyChange(this.#state, change);
    open.changes.push(change);
  }

  setPackage(name: string, after: PackageState | undefined): void {
    this.change({ kind: 'package', ...rowChange(this.#state.packages, name, after) });
  }

  setService(name: string, after: ServiceState | undefined): void {
    const before = this.#state.services.get(name)?.enable;
    this.step(`change service ${name}`, () => {
      this.change({ kind: 'service', ...rowChange(this.#state.services, name, after) });
      if (after !== undefined && after.enable !== before) this.services.linkUnit(name, after.enable);
    });
  }

  spend(milliseconds: number): void {
    this.#state = { ...this.#state, clock: this.#state.clock + milliseconds };
  }

  #begin(label: string): OpenStep {
    const open: OpenStep = { label, startedAt: this.#state.clock, changes: [] };
    this.#open = open;
    return open;
  }

  #end(open: OpenStep): void {
    this.#open = undefined;
    const duration = this.#state.clock - open.startedAt;
    // An operation without changes adds no step to the journal, but advances the clock.
    if (open.changes.length === 0) return;
    this.#journal.push({
      index: this.#journal.length,
      label: open.label,
      startedAt: open.startedAt,
      duration,
      changes: compactChanges(open.changes),
    });
    this.#states.push(this.#state);
  }
}
