import type { StoreApi } from 'zustand/vanilla';
import type { AllNodesState, Work } from './state.ts';

/** Minimum milliseconds between two updates of the view while results arrive. */
const DRAWN_EACH = 120;

type ChangeEntries = (entries: AllNodesState['entries']) => AllNodesState['entries'];

/** Starts units of work. Only the newest unit is current; results of older units are dropped. */
export class WorkTurns {
  readonly #store: StoreApi<AllNodesState>;
  #current: NodesWork | undefined;

  constructor(store: StoreApi<AllNodesState>) {
    this.#store = store;
  }

  begin(kind: Work['kind'], total: number): NodesWork {
    const work: NodesWork = new NodesWork(this.#store, { kind, total }, () => this.#current === work);
    this.#current = work;
    work.draw();
    return work;
  }

  abandon(): void {
    this.#current = undefined;
  }
}

/** Progress of one unit of work. Updates the view in batches, and stops updating it after a new unit has started. */
export class NodesWork {
  readonly #store: StoreApi<AllNodesState>;
  readonly #isCurrent: () => boolean;
  #progress: Work;
  #changes: ChangeEntries[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: StoreApi<AllNodesState>, { kind, total }: Pick<Work, 'kind' | 'total'>, isCurrent: () => boolean) {
    this.#store = store;
    this.#isCurrent = isCurrent;
    this.#progress = { kind, total, done: 0, isFurther: false };
  }

  get isCurrent(): boolean {
    return this.#isCurrent();
  }

  beginPass(total: number): void {
    this.#progress = { ...this.#progress, total, done: 0, isFurther: true };
  }

  /** Counts a node as done and applies the state change of its result. */
  add(change?: ChangeEntries): void {
    this.#progress = { ...this.#progress, done: this.#progress.done + 1 };
    if (change !== undefined) this.#changes.push(change);
    this.#timer ??= setTimeout(() => this.draw(), DRAWN_EACH);
  }

  draw(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.isCurrent) return;
    const changes = this.#changes;
    this.#changes = [];
    this.#store.setState(({ entries }) => ({
      entries: changes.reduce((now, change) => change(now), entries),
      work: this.#progress,
    }));
  }

  end(): void {
    this.draw();
    if (this.isCurrent) this.#store.setState({ work: undefined });
  }
}
