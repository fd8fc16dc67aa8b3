/** Compiles nodes. A node that collects resources is compiled again if other nodes now export different resources. */
import type { Answer } from '../../client/client-types.ts';
import { noUses } from '../../protocol/nodes/node-uses.ts';
import type { NodeRequest, NodeResult } from '../../protocol/nodes/nodes.ts';
import type { ProjectFiles, ProjectNode } from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import { mayExport } from '../../protocol/project/export-syntax.ts';
import { ofTypes, storeDigests, collectExported } from './exports.ts';
import type { NodesWork, WorkTurns } from './nodes-work.ts';
import { versionId, type ProjectNodes } from './project-nodes.ts';
import type { ReadNames } from './read-names.ts';
import { staleness } from './rows.ts';
import type { AllNodesState, CompiledEntry } from './state.ts';

/**
 * Maximum number of passes. Nodes that export the resources that they collect from each other would never reach a
 * stable state.
 */
const MAX_PASSES = 5;

export async function compileNodes(nodes: ProjectNodes, turns: WorkTurns, isAll: boolean): Promise<void> {
  const started = performance.now();
  await nodes.readNames();
  const all = nodes.rows();
  const wanted = all.filter(({ entry, isOld }) => isAll || entry === undefined || isOld).map(({ node }) => node);
  const work = turns.begin('compile', wanted.length);
  const passes = new CompilePasses(nodes, work);
  await passes.compile(
    wanted,
    all.map(({ node }) => node),
  );
  if (work.isCurrent) {
    const milliseconds = performance.now() - started;
    nodes.store.setState({ lastRun: { compiled: passes.compiled.size, nodes: all.length, milliseconds } });
  }
  work.end();
}

class CompilePasses {
  readonly compiled = new Set<string>();
  readonly #nodes: ProjectNodes;
  readonly #work: NodesWork;
  readonly #version: ReturnType<ProjectNodes['version']>;
  readonly #isExporting: boolean;
  /** Digest of the resources that a node could collect at its last compilation, by certname. */
  readonly #seen = new Map<string, string>();

  constructor(nodes: ProjectNodes, work: NodesWork) {
    this.#nodes = nodes;
    this.#work = work;
    this.#version = nodes.version(nodes.app.getState().project);
    this.#isExporting = mayExport(this.#version.files);
  }

  /**
   * Compiles the given nodes. Then compiles the nodes whose collected resources have changed, until none has changed.
   */
  async compile(first: readonly ProjectNode[], all: readonly ProjectNode[]): Promise<void> {
    let wanted = first;
    for (let pass = 0; pass < MAX_PASSES && wanted.length > 0 && this.#work.isCurrent; pass += 1) {
      if (pass > 0) this.#work.beginPass(wanted.length);
      const exports = this.#isExporting ? collectExported(this.#entries) : undefined;
      const digestBefore = storeDigests(exports ?? []);
      await Promise.all(
        wanted.map(async (node) => {
          const known = pass === 0 ? undefined : this.#entries.get(node.node.certname)?.result.collects;
          const types = known === undefined ? undefined : new Set(known);
          const sent = exports === undefined || types === undefined ? exports : ofTypes(exports, types);
          const result = await this.#compileNode(node, sent, pass > 0);
          if (result !== undefined) this.#seen.set(node.node.certname, digestBefore(result.collects, types));
        }),
      );
      this.#work.draw();
      if (!this.#isExporting || !this.#work.isCurrent) break;
      wanted = this.#collectingOther(all, digestBefore);
    }
  }

  /** Compiles a node and stores its entry. Returns undefined if newer work has started in the meantime. */
  async #compileNode(
    node: ProjectNode,
    exports: NodeRequest['exports'],
    isFurther: boolean,
  ): Promise<NodeResult | undefined> {
    const version = this.#version;
    const request: NodeRequest = {
      version: versionId(version),
      node,
      ...(exports === undefined ? {} : { exports }),
    };
    const answer = await this.#nodes.pool.ask([version], (api) => api.compileNode(request), node.node.certname);
    const result = toResult(answer, node);
    if (result === undefined || !this.#work.isCurrent) return undefined;
    this.compiled.add(node.node.certname);
    // If the worker had to be ended, the files that the node read are unknown, so its entry contains none.
    const made = { node, files: answer.kind === 'answer' ? version.files : {}, release: version.release };
    this.#work.add((entries) => withEntry(entries, result, made, this.#nodes.names, isFurther));
    return result;
  }

  /** Returns the compiled nodes that would now collect different resources than in their last compilation. */
  #collectingOther(all: readonly ProjectNode[], digestBefore: ReturnType<typeof storeDigests>): readonly ProjectNode[] {
    const entries = this.#entries;
    const digestNow = storeDigests(collectExported(entries));
    const isOld = staleness(this.#version.files, this.#version.release, this.#nodes.names);
    return all.filter((node) => {
      const entry = entries.get(node.node.certname);
      if (entry === undefined || isOld(entry, node)) return false;
      const { collects } = entry.result;
      return digestNow(collects) !== (this.#seen.get(node.node.certname) ?? digestBefore(collects));
    });
  }

  get #entries(): AllNodesState['entries'] {
    return this.#nodes.store.getState().entries;
  }
}

/** Returns the result to show for a node. If the worker was ended, the result is an error of the node. */
function toResult(answer: Answer<NodeResult>, { node }: ProjectNode): NodeResult | undefined {
  switch (answer.kind) {
    case 'answer':
      return answer.value;
    case 'stale':
      return undefined;
    case 'ended':
      return {
        certname: node.certname,
        error: { message: answer.message },
        ...{
          resources: 0,
          warnings: 0,
          milliseconds: 0,
          digest: answer.message,
          reads: [''],
          uses: noUses,
          exported: [],
          collects: [],
        },
      };
  }
}

function withEntry(
  entries: AllNodesState['entries'],
  { reads, uses, exported, ...result }: NodeResult,
  made: { readonly node: ProjectNode; readonly files: ProjectFiles; readonly release: ReleaseId },
  names: ReadNames,
  /**
   * True in a repeated pass, which compiles a node again because of changed exports. The entry then keeps its `before`.
   */
  isFurther: boolean,
): AllNodesState['entries'] {
  const known = entries.get(result.certname);
  const isOther = known !== undefined && known.result.digest !== result.digest;
  const before = isFurther
    ? known?.before
    : isOther
      ? { files: known.files, node: known.node, release: known.release }
      : undefined;
  const next = new Map<string, CompiledEntry>(entries);
  next.set(result.certname, {
    ...made,
    result,
    exported,
    reads: names.numbersOf(reads),
    uses: names.shareUses(uses),
    isChanged: isFurther ? known?.isChanged === true || isOther : known === undefined ? undefined : isOther,
    before,
    times: (known?.times ?? 0) + (isFurther ? 0 : 1),
  });
  return next;
}
