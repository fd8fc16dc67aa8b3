/**
 * State of all nodes of the project. It is separate from the rest of the store and created only when its view is
 * opened.
 */
import type { NodeUses } from '../../protocol/nodes/node-uses.ts';
import type { NamedNode, NodeComparison, NodeResult } from '../../protocol/nodes/nodes.ts';
import type { Project, ProjectFiles, ProjectNode } from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import type { ComparisonSum } from '../../protocol/nodes/sum-changes.ts';

export interface CompiledEntry {
  readonly result: Omit<NodeResult, 'reads' | 'uses' | 'exported'>;
  readonly node: ProjectNode;
  readonly files: ProjectFiles;
  readonly release: ReleaseId;
  /** Interned names of the files that were read (`ReadNames`). */
  readonly reads: Uint32Array;
  /** Uses of classes and data. Equal uses of several nodes are the same object. */
  readonly uses: NodeUses;
  readonly exported: NodeResult['exported'];
  /** True if the catalog differs from that of the previous compilation; undefined for the first one. */
  readonly isChanged: boolean | undefined;
  /** Input of the previous compilation, if its catalog was different. */
  readonly before:
    | { readonly files: ProjectFiles; readonly node: ProjectNode; readonly release: ReleaseId }
    | undefined;
  readonly times: number;
}

export interface Work {
  readonly kind: 'compile' | 'compare';
  readonly done: number;
  readonly total: number;
  /** True while nodes are compiled again because the resources that they collect have changed. */
  readonly isFurther: boolean;
}

export interface VersionToCompare {
  /** Name to show, such as `Puppet 7.34` or `the state of 10:12`. */
  readonly label: string;
  readonly project: Project;
}

export interface ComparisonState {
  readonly before: VersionToCompare;
  /** The version that was compared with `before`. */
  readonly after: { readonly files: ProjectFiles; readonly release: ReleaseId };
  readonly nodes: number;
  /** Number of nodes that had to be compiled, because a change affects them or because they had no result yet. */
  readonly compiled: number;
  readonly comparisons: readonly NodeComparison[];
  readonly sum: ComparisonSum;
  readonly isWhole: boolean;
}

export interface AllNodesState {
  /** The nodes that the files name; undefined until the files have been read. */
  readonly named: readonly NamedNode[] | undefined;
  readonly entries: ReadonlyMap<string, CompiledEntry>;
  readonly work: Work | undefined;
  /** Numbers of compiled nodes and of all nodes, and the duration, for the last compilation that the user started. */
  readonly lastRun: { readonly compiled: number; readonly nodes: number; readonly milliseconds: number } | undefined;
  /** Reason why the names of nodes in the files could not be read. */
  readonly problem: string | undefined;
  readonly comparison: ComparisonState | undefined;
  /** The state of the project that was stored for a comparison. */
  readonly kept: VersionToCompare | undefined;
}

export const nothing: AllNodesState = {
  named: undefined,
  entries: new Map(),
  work: undefined,
  lastRun: undefined,
  problem: undefined,
  comparison: undefined,
  kept: undefined,
};
