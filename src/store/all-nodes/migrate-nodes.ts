/**
 * Compares how two releases compile all nodes of the project. Has its own workers and state, so that nodes can be
 * compiled at the same time.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { MigrationSum } from '../../migrate/migration-sum.ts';
import type { MigrationView } from '../../protocol/migration.ts';
import type { ProjectFiles, ProjectNode } from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import type { NodesPool } from '../../client/nodes-pool.ts';
import type { AppStore } from '../create-store.ts';
import { versionId } from './project-nodes.ts';

export interface NodesMigrationRequest {
  readonly files: ProjectFiles;
  /** Files to compile with the old release; undefined if nothing has been fixed yet. */
  readonly before: ProjectFiles | undefined;
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  readonly nodes: readonly ProjectNode[];
}

/** Node that was not compared, because its worker was ended. */
export interface FailedNode {
  readonly certname: string;
  readonly message: string;
}

export interface NodesMigrationState {
  readonly request: NodesMigrationRequest;
  readonly state: 'busy' | 'stopped' | 'done';
  /** Number of nodes that are done, including failed ones. */
  readonly done: number;
  readonly failed: readonly FailedNode[];
  /** The findings of the nodes so far; undefined until the first node is done. */
  readonly view: MigrationView | undefined;
}

export interface NodesMigration {
  /** Undefined before the first migration of the open project. */
  readonly store: StoreApi<NodesMigrationState | undefined>;
  /** Compares all nodes of the request. Ends a migration in progress. */
  start(request: NodesMigrationRequest): Promise<void>;
  /** Stops after the nodes that are done, and shows their findings. */
  stop(): Promise<void>;
  /** Compares the nodes that are left after a stop. */
  resume(): Promise<void>;
}

export function createNodesMigration(app: AppStore, pool: NodesPool): NodesMigration {
  const store = createStore<NodesMigrationState | undefined>()(() => undefined);
  let turn: MigrationTurn | undefined;
  const abandon = (): void => {
    turn?.end();
    turn = undefined;
  };
  app.subscribe(
    ({ opening }) => opening,
    () => {
      abandon();
      pool.end();
      store.setState(undefined, true);
    },
  );
  return {
    store,
    start: async (request) => {
      abandon();
      const begun: MigrationTurn = new MigrationTurn(request, pool, (state) => {
        if (turn === begun) store.setState(state, true);
      });
      turn = begun;
      await begun.work();
    },
    stop: async () => turn?.stop(),
    resume: async () => turn?.work(),
  };
}

/** One migration of all nodes. Knows the nodes that are done, so that it can continue after a stop. */
class MigrationTurn {
  readonly #request: NodesMigrationRequest;
  readonly #pool: NodesPool;
  readonly #show: (state: NodesMigrationState) => void;
  readonly #versions: { readonly files: ReturnType<NodesPool['version']>; readonly all: MigrationVersions };
  readonly #sum = new MigrationSum();
  #left: readonly ProjectNode[];
  #failed: readonly FailedNode[] = [];
  #view: MigrationView | undefined;
  #isBusy = false;
  /** Number of done nodes at which the findings are shown next. */
  #nextView = 1;

  constructor(request: NodesMigrationRequest, pool: NodesPool, show: (state: NodesMigrationState) => void) {
    this.#request = request;
    this.#pool = pool;
    this.#show = show;
    this.#left = request.nodes;
    const files = pool.version(request.files, request.from);
    const before = request.before === undefined ? undefined : pool.version(request.before, request.from);
    this.#versions = { files, all: before === undefined ? [files] : [files, before] };
  }

  /** Compares the nodes that are left, as many at once as there are workers. */
  async work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#draw();
    const queue = [...this.#left];
    const lane = async (): Promise<void> => {
      for (let node = queue.shift(); node !== undefined && this.#isBusy; node = queue.shift())
        await this.#migrate(node);
    };
    // The pool answers requests in their order. With all nodes in its queue, the view would wait for the last one.
    await Promise.all(Array.from({ length: this.#pool.size }, lane));
    if (!this.#isBusy) return;
    await this.#updateView();
    this.#isBusy = false;
    this.#draw();
  }

  end(): void {
    if (!this.#isBusy) return;
    this.#isBusy = false;
    this.#pool.cancel();
  }

  async stop(): Promise<void> {
    if (!this.#isBusy) return;
    this.end();
    this.#draw();
    await this.#updateView();
    this.#draw();
  }

  async #migrate(node: ProjectNode): Promise<void> {
    const { files, all } = this.#versions;
    const [, before] = all;
    const { from, to } = this.#request;
    const request = {
      files: versionId(files),
      ...(before === undefined ? {} : { before: versionId(before) }),
      ...{ node, from, to },
    };
    const answer = await this.#pool.ask(all, (api) => api.migrateNode(request));
    // A stop ends the workers. Their nodes are left for later.
    if (!this.#isBusy || answer.kind === 'stale') return;
    this.#left = this.#left.filter((each) => each !== node);
    if (answer.kind === 'answer') this.#sum.add(answer.value);
    else this.#failed = [...this.#failed, { certname: node.node.certname, message: answer.message }];
    this.#draw();
    if (this.#done < this.#nextView) return;
    // The larger the sum, the longer the view takes. Doubling bounds the number of views.
    this.#nextView = this.#done * 2;
    await this.#updateView();
    this.#draw();
  }

  async #updateView(): Promise<void> {
    const { files } = this.#versions;
    const { from, to } = this.#request;
    const { total } = this.#sum;
    if (total.nodes.length === 0 || total.nodes.length === this.#view?.nodes) return;
    const answer = await this.#pool.ask([files], (api) => api.viewMigration(versionId(files), { from, to, ...total }));
    const isNewer = answer.kind === 'answer' && answer.value.nodes > (this.#view?.nodes ?? 0);
    if (isNewer) this.#view = answer.value;
  }

  get #done(): number {
    return this.#request.nodes.length - this.#left.length;
  }

  #draw(): void {
    const state = this.#isBusy ? 'busy' : this.#left.length === 0 ? 'done' : 'stopped';
    this.#show({ request: this.#request, state, done: this.#done, failed: this.#failed, view: this.#view });
  }
}

type MigrationVersions = readonly [ReturnType<NodesPool['version']>, ...(readonly ReturnType<NodesPool['version']>[])];
