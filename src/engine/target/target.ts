import { ACCOUNT_FILES } from './account-files.ts';
import { Accounts } from './accounts.ts';
import { applyChange } from './change.ts';
import type { Change } from './change.ts';
import { compactChanges } from './compact.ts';
import type { FileServer } from './file-server.ts';
import { nodeAt } from './file-tree.ts';
import { Files } from './files.ts';
import type { JournalEntry } from './journal.ts';
import { entryOf } from './node.ts';
import { PackageManager } from './packages.ts';
import type { PackageSource } from './packages.ts';
import type { Platform } from './platform.ts';
import { ServiceManager } from './services.ts';
import type { MachineState } from './state.ts';

interface OpenStep {
  readonly label: string;
  readonly startedAt: number;
  readonly changes: Change[];
  readonly calls: string[];
}

export interface TargetOptions {
  readonly state: MachineState;
  readonly platform: Platform;
  readonly hostname: string;
  readonly packageSource: PackageSource;
  readonly fileServer?: FileServer;
  /** Whether packages and services are tables and nothing more. Default false. */
  readonly isBare?: boolean;
}

/**
 * A simulated machine: its present state, and the journal of how it got there. All that changes it goes through `step`, so
 * that the state after every step stays at hand.
 */
export class Target {
  readonly platform: Platform;
  readonly hostname: string;
  /** What the package manager can install. */
  readonly packageSource: PackageSource;
  /** Where the machine fetches files by URI. */
  fileServer: FileServer | undefined;

  /** Whether packages and services are tables and nothing more: no package manager or service manager of the platform's own. */
  readonly isBare: boolean;

  readonly files: Files;
  readonly packages: PackageManager;
  readonly services: ServiceManager;
  readonly accounts: Accounts;

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
    this.packageSource = options.packageSource;
    this.fileServer = options.fileServer;
    this.isBare = options.isBare ?? false;
    this.files = new Files(this);
    this.packages = new PackageManager(this);
    this.services = new ServiceManager(this);
    this.accounts = new Accounts(this);
  }

  /** The machine as it is now. */
  get state(): MachineState {
    return this.#state;
  }

  /** The simulated time, in milliseconds since the epoch. */
  get clock(): number {
    return this.#state.clock;
  }

  get journal(): readonly JournalEntry[] {
    return this.#journal;
  }

  /** The number of finished steps; `stateAt(position)` is the present. */
  get position(): number {
    return this.#journal.length;
  }

  /** The state after that many steps, 0 for the beginning. */
  stateAt(position: number): MachineState {
    return (position <= 0 ? this.#initial : this.#states[position - 1]) ?? this.#state;
  }

  /**
   * What a step changed, for people: the account files too, which follow the tables of accounts without changes of their own.
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
        before: before === undefined ? undefined : entryOf(before),
        after: after === undefined ? undefined : entryOf(after),
      };
      files.push({ kind: 'path', path, ...change });
    }
    return [...others, ...files];
  }

  /** Does something as one step of the journal. Steps within it become part of it. What fails has still done what it did. */
  step<T>(label: string, act: () => T): T {
    if (this.#open !== undefined) return act();
    const open = this.#begin(label);
    try {
      return act();
    } finally {
      this.#end(open);
    }
  }

  /** `step` for what takes its time, such as a shell command. Nothing else may act on the machine meanwhile. */
  async stepAsync<T>(label: string, act: () => Promise<T>): Promise<T> {
    if (this.#open !== undefined) return act();
    const open = this.#begin(label);
    try {
      return await act();
    } finally {
      this.#end(open);
    }
  }

  /** Makes a change as part of the step at hand, or as a step of its own. */
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

  /** Lets simulated time pass. */
  spend(milliseconds: number): void {
    this.#state = { ...this.#state, clock: this.#state.clock + milliseconds };
  }

  /** Notes what was asked of a manager: `package install nginx 1.22.1`. */
  noteCall(text: string): void {
    this.#open?.calls.push(text);
  }

  #begin(label: string): OpenStep {
    const open: OpenStep = { label, startedAt: this.#state.clock, changes: [], calls: [] };
    this.#open = open;
    return open;
  }

  #end(open: OpenStep): void {
    this.#open = undefined;
    const duration = this.#state.clock - open.startedAt;
    // What changed nothing and asked for nothing leaves no step; its time has passed all the same.
    if (open.changes.length === 0 && open.calls.length === 0) return;
    this.#journal.push({
      index: this.#journal.length,
      label: open.label,
      startedAt: open.startedAt,
      duration,
      changes: compactChanges(open.changes),
      calls: open.calls,
    });
    this.#states.push(this.#state);
  }
}
