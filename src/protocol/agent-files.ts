/** Files that Puppet's agents, servers and PuppetDB write, as plain data for the page and for the command line. */
import type { CatalogView, GraphView, LogLineView, Place } from './analysis.ts';
import type { RunView } from './run.ts';

/**
 * Format of a file. It selects the reader.
 *
 * - `log-text`: console, log file, syslog, journal, or a pasted message; any mix of them.
 * - `log-json`: `--logdest FILE.json` or one JSON object for each line.
 * - `graph-dot`: `resources.dot`, `relationships.dot`, `expanded_relationships.dot` or `cycles.dot`.
 * - `graph-edges`: edges of PuppetDB.
 * - `report-yaml`, `report-json`: a report of an agent.
 * - `report-puppetdb`: PuppetDB's "store report" payload, or reports of a query.
 * - `events-puppetdb`: events of a query.
 * - `summary-yaml`: `last_run_summary.yaml`.
 * - `catalog-json`: any catalog, including those of PuppetDB.
 */
export type AgentFileForm =
  | 'log-text'
  | 'log-json'
  | 'graph-dot'
  | 'graph-edges'
  | 'report-yaml'
  | 'report-json'
  | 'report-puppetdb'
  | 'events-puppetdb'
  | 'summary-yaml'
  | 'catalog-json';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

/** Describes a part of a file that could not be read. `message` is a sentence. Lines count from 1. */
export interface UnreadPart {
  readonly message: string;
  readonly line?: number;
  readonly endLine?: number;
}

/** Result of the recognition of a file by its content. */
export interface RecognizedFile {
  /** File name; absent for pasted text. */
  readonly name?: string;
  /** The most likely file format; undefined if the content has no known format. */
  readonly form: AgentFileForm | undefined;
  /**
   * `certain` if the content has a feature that only this format has, such as the YAML tag of a report. `likely` if the
   * content only resembles the format.
   */
  readonly certainty: 'certain' | 'likely' | 'none';
  /** Reason for the recognized format, or for not recognizing any, as a sentence. */
  readonly reason: string;
  /** Other formats that the file can be read as, likeliest first. */
  readonly alternatives: readonly AgentFileForm[];
  readonly encoding: TextEncoding;
  readonly unread: readonly UnreadPart[];
}

/** A message of a log. `time` counts from the first message with a time. */
export interface AgentLogLine extends LogLineView {
  /** Line of the file where the message begins, from 1. */
  readonly number: number;
  /** Time as written in the file. */
  readonly writtenTime?: string;
  /** Host and process that syslog or the journal name, such as `puppet-agent[4201]`. */
  readonly host?: string;
  readonly process?: string;
  /** Resource that the source names, such as `File[/etc/motd]`. */
  readonly ref?: string;
  /** True if the file states no level, so that `level` is derived from the message. */
  readonly isLevelGuessed?: true;
}

/** A cycle that a log or `cycles.dot` contains. */
export interface AgentCycle {
  /** References in order, without repetition: each comes before the next, and the last comes before the first. */
  readonly members: readonly string[];
  /** False if the file ends or was cut within the cycle: the last member then does not lead to the first. */
  readonly isWhole: boolean;
  /** Index of the message in the log. */
  readonly lineIndex?: number;
}

/**
 * An edge of a graph, from the resource that is applied first. `refresh` is undefined if the file does not state it.
 */
export interface AgentEdge {
  readonly from: string;
  readonly to: string;
  readonly refresh?: boolean;
  /** Metaparameter that creates the edge, or `containment`. Absent if the file does not state it. */
  readonly relationship?: string;
}

/** A reference to a resource that the catalog lacks. */
export interface MissingDependency {
  readonly ref: string;
  /** The resource that refers to the missing one, if the message names it. */
  readonly wantedBy?: string;
  /** Metaparameter with the reference (such as `require`), or `arrow`. */
  readonly parameter?: string;
  readonly place?: Place;
  readonly lineIndex: number;
}

export interface DuplicateDeclaration {
  readonly ref: string;
  readonly place?: Place;
  readonly firstPlace?: Place;
  readonly lineIndex: number;
}

export interface LoggedFailure {
  readonly ref: string;
  readonly message: string;
  readonly code?: string;
  readonly place?: Place;
  readonly lineIndex: number;
}

export interface SkippedResource {
  readonly ref: string;
  /** Failed resources that are the reason for the skip, according to the log. */
  readonly failedDependencies: readonly string[];
  readonly lineIndex: number;
}

export interface LoggedCompileError {
  readonly message: string;
  readonly code?: string;
  readonly place?: Place;
  /** Node that the message names. */
  readonly certname?: string;
  readonly lineIndex: number;
}

/** Content of a log. Each `lineIndex` is an index of `lines`. */
export interface AgentLog {
  readonly kind: 'log';
  readonly lines: readonly AgentLogLine[];
  readonly cycles: readonly AgentCycle[];
  /** Number of cycles according to the messages. It is larger than the length of `cycles` if the log was cut. */
  readonly announcedCycles: number;
  /** Edges that the message of Puppet 2.6 and earlier lists in place of cycles. */
  readonly edges: readonly AgentEdge[];
  readonly missing: readonly MissingDependency[];
  readonly duplicates: readonly DuplicateDeclaration[];
  readonly failures: readonly LoggedFailure[];
  readonly skipped: readonly SkippedResource[];
  readonly compileErrors: readonly LoggedCompileError[];
  /** Number of messages by level. */
  readonly counts: Readonly<Partial<Record<LogLineView['level'], number>>>;
  readonly certname?: string;
  readonly environment?: string;
  readonly puppetVersion?: string;
  readonly unread: readonly UnreadPart[];
}

/** Graph from a DOT file or from PuppetDB's edges. */
export interface AgentGraph {
  readonly kind: 'graph';
  /** Kind of graph; `containment` is Puppet's `resources.dot`, `edges` the answer of PuppetDB. */
  readonly graph: 'containment' | 'relationships' | 'expanded-relationships' | 'cycles' | 'edges' | 'unknown';
  /** Label of the file, such as `Relationships`. */
  readonly label?: string;
  readonly nodes: readonly string[];
  readonly edges: readonly AgentEdge[];
  readonly cycles: readonly AgentCycle[];
  readonly certname?: string;
  readonly unread: readonly UnreadPart[];
}

/** Further properties of a resource in a report, in addition to its outcome. */
export interface ReportedResource {
  readonly ref: string;
  /** Seconds; absent if the report has none. */
  readonly evaluationTime?: number;
  readonly provider?: string;
  readonly failedToRestart: boolean;
  readonly outOfSync: boolean;
  readonly tags: readonly string[];
  /** References of the containers, outermost first, the resource itself last. */
  readonly containmentPath: readonly string[];
  /** Properties whose values the agent hid (`redacted`). */
  readonly redacted: readonly string[];
}

/** A run of a real agent. `run` has the shape of a simulated run, so that the same views show both. */
export interface AgentRun {
  readonly kind: 'run';
  readonly run: RunView;
  readonly certname: string;
  readonly environment?: string;
  /** Format of the report, 4 to 12; absent if the file has none, as in PuppetDB's answers. */
  readonly reportFormat?: number;
  readonly puppetVersion?: string;
  /** Start of the run in milliseconds since the epoch. Times of `run` count from here. */
  readonly startedAt: number;
  readonly configurationVersion?: string;
  readonly transactionId?: string;
  readonly catalogId?: string;
  readonly cachedCatalogStatus?: string;
  readonly server?: string;
  /** False if the run ended before all resources were evaluated. */
  readonly isCompleted?: boolean;
  readonly resources: readonly ReportedResource[];
  /** Values by group and name, such as `time` and `config_retrieval`. */
  readonly metrics: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly unread: readonly UnreadPart[];
}

/** A catalog file, converted for the views. The values of Sensitive parameters are hidden. */
export interface AgentCatalog {
  readonly kind: 'catalog';
  readonly certname?: string;
  readonly environment?: string;
  readonly catalog: CatalogView;
  readonly graph?: GraphView;
  readonly unread: readonly UnreadPart[];
}

/**
 * A log, graph, run or catalog in a file. A PuppetDB answer with several reports has an `AgentRun` for each of them.
 */
export type AgentFileContent = AgentLog | AgentGraph | AgentRun | AgentCatalog;
