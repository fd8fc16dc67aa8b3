/** What the page knows of all nodes of the project. It is apart from the rest of the store, and there only where the view of it was opened. */
import type { NamedNode, NodeComparison, NodeResult } from '../../protocol/nodes/nodes.ts';
import type { Project, ProjectFiles, ProjectNode, ReleaseId } from '../../protocol/project/project.ts';
import type { ComparisonSum } from '../../protocol/nodes/sum-changes.ts';

/** A node as it was last compiled. */
export interface CompiledEntry {
  readonly result: Omit<NodeResult, 'reads' | 'exported'>;
  /** What it was compiled with. */
  readonly node: ProjectNode;
  readonly files: ProjectFiles;
  readonly release: ReleaseId;
  /** The names of what was read, by their numbers (`ReadNames`). */
  readonly reads: Uint32Array;
  readonly exported: NodeResult['exported'];
  /** Whether its catalog is another one than the time before; undefined for the first time. */
  readonly isChanged: boolean | undefined;
  /** What it was compiled with the time before, where its catalog was another one then. */
  readonly before:
    | { readonly files: ProjectFiles; readonly node: ProjectNode; readonly release: ReleaseId }
    | undefined;
  /** How often it was compiled. */
  readonly times: number;
}

/** Nodes under way. */
export interface Work {
  readonly kind: 'compile' | 'compare';
  readonly done: number;
  readonly total: number;
  /** Set while nodes are compiled once more, for what others export that they collect. */
  readonly isFurther: boolean;
}

/** A version of a project to compare with. */
export interface VersionToCompare {
  /** How people know it: `Puppet 7.34`, `the state of 10:12`. */
  readonly label: string;
  readonly project: Project;
}

export interface ComparisonState {
  readonly before: VersionToCompare;
  /** What the nodes were compared as. */
  readonly after: { readonly files: ProjectFiles; readonly release: ReleaseId };
  readonly nodes: number;
  /** Nodes of which anything was compiled, as a change touches them or nothing was known of them. */
  readonly compiled: number;
  readonly comparisons: readonly NodeComparison[];
  readonly sum: ComparisonSum;
  readonly isWhole: boolean;
}

export interface AllNodesState {
  /** The nodes that the files name; undefined until they were read. */
  readonly named: readonly NamedNode[] | undefined;
  /** By certname. */
  readonly entries: ReadonlyMap<string, CompiledEntry>;
  readonly work: Work | undefined;
  /** How many nodes the last press compiled, and of how many. */
  readonly lastRun: { readonly compiled: number; readonly nodes: number; readonly milliseconds: number } | undefined;
  /** Why the nodes of the files could not be read. */
  readonly problem: string | undefined;
  readonly comparison: ComparisonState | undefined;
  /** The state of the project that was kept to compare with, by a press. */
  readonly kept: VersionToCompare | undefined;
}

/** The state of a project of which nothing was read. */
export const nothing: AllNodesState = {
  named: undefined,
  entries: new Map(),
  work: undefined,
  lastRun: undefined,
  problem: undefined,
  comparison: undefined,
  kept: undefined,
};
