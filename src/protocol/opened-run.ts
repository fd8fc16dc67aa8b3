/** Runs, logs, graphs and catalogs that the page reads from files of real agents, in the shapes that its views show. */
import type { AgentFileForm, RecognizedFile, UnreadPart } from './agent-files.ts';
import type { CatalogView, GraphView } from './analysis.ts';
import type { ResourceChangeView } from './nodes/nodes.ts';
import type { RunView } from './run.ts';

/** A file, or pasted text without a name. `form` is set if the user chose the file format. */
export interface GivenFile {
  readonly name?: string;
  readonly content: Blob | string;
  readonly form?: AgentFileForm;
}

interface OpenedBase {
  /** Short description, such as `Agent log` or `Report of Puppet 8.11.0`. */
  readonly title: string;
  /** Content in a few words, such as `1 dependency cycle, 2 failed resources`. */
  readonly summary: string;
  readonly certname?: string;
  readonly unread: readonly UnreadPart[];
}

/** A log, report or graph, shown as a run. A graph file has a run without resources. */
export interface OpenedRunContent extends OpenedBase {
  readonly kind: 'log' | 'report' | 'graph';
  /** Start of the run in milliseconds since the epoch, if the file contains it. */
  readonly startedAt?: number;
  readonly run: RunView;
  /** The graph in the file. Absent for a report without a cycle. */
  readonly graph?: GraphView;
  /** False if the file contains no durations of resources. Answers of PuppetDB, for example, have none. */
  readonly hasDurations?: boolean;
}

/** A catalog. It adds the places of resources and the reasons of edges to runs that are opened together with it. */
export interface OpenedCatalog extends OpenedBase {
  readonly kind: 'catalog';
  readonly catalog: CatalogView;
  readonly graph?: GraphView;
}

export type OpenedContent = OpenedRunContent | OpenedCatalog;

export interface ReadAgentFile {
  readonly recognized: RecognizedFile;
  readonly contents: readonly OpenedContent[];
  /** Reason why a recognized file has no contents, as a sentence. */
  readonly problem?: string;
}

/** An edge that only one of two catalogs has. */
export interface EdgeChangeView {
  readonly status: 'added' | 'removed';
  /** The resource that is applied first. */
  readonly from: string;
  readonly to: string;
  readonly refresh: boolean;
}

/** Differences between two catalogs that were opened together. */
export interface CatalogComparison {
  readonly changes: readonly ResourceChangeView[];
  /** Edges between resources that both catalogs have. */
  readonly edges: readonly EdgeChangeView[];
}

/** Reads files of agents, in a worker. */
export interface AgentFilesApi {
  read(files: readonly GivenFile[]): Promise<readonly ReadAgentFile[]>;
  /** Compares two catalogs. Returns a sentence if one of the files has no catalog. */
  compare(before: GivenFile, after: GivenFile): Promise<CatalogComparison | string>;
}

/** Properties that a run record has only if the run was read from files. */
export interface OpenedRun {
  readonly kind: OpenedRunContent['kind'];
  readonly title: string;
  /** The graph in the files. Absent for a report without a catalog. */
  readonly graph?: GraphView;
  /** True if the graph contains only names of resources and their order, so that places and reasons are unknown. */
  readonly isNamesOnly: boolean;
  /** False if the file contains no date. The record then has the time of opening. */
  readonly hasTime: boolean;
  /** False if the durations of resources are unknown. */
  readonly hasDurations: boolean;
  readonly unread: readonly UnreadPart[];
}
