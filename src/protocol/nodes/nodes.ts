/** Results for many nodes of a project: compile results, and differences between two versions. */
import type { ExportedResource } from '../../engine/index.ts';
import type { Migration } from '../../migrate/finding.ts';
import type { Place } from '../analysis.ts';
import type { MigrationView } from '../migration.ts';
import type { NodeUses } from './node-uses.ts';
import type { PlatformId, JsonObject, ProjectNode } from '../project/project.ts';
import type { ReleaseId } from '../project/releases.ts';

export interface NamedNode {
  readonly certname: string;
  /** With `pattern` and `default`, the name is an example, because the node definition names no node. */
  readonly from: 'definition' | 'data' | 'pattern' | 'default';
  readonly place: Place;
}

/** Data that all nodes of a project version share. The worker stores the files of the version under its id. */
export interface NodesVersion {
  readonly id: number;
  readonly release: ReleaseId;
}

/** Some files of a version. A version's files arrive in the worker in several messages. */
export interface VersionFiles {
  readonly id: number;
  /** Id of the version that has all other files. Absent if all files are sent. */
  readonly base?: number;
  /** Contents by path; null for a file of the base that this version lacks. */
  readonly files: Readonly<Record<string, string | null>>;
}

export interface NodeRequest {
  readonly version: NodesVersion;
  readonly node: ProjectNode;
  /** Exported resources of all nodes; absent if the project exports nothing. */
  readonly exports?: readonly ExportedResource[];
}

export interface NodeResult {
  readonly certname: string;
  /** Reason why the node has no catalog. */
  readonly error?: { readonly message: string; readonly place?: Place };
  /** Number of resources in the catalog, including classes; 0 without a catalog. */
  readonly resources: number;
  readonly warnings: number;
  readonly milliseconds: number;
  /** Digest of the catalog, or of the error message. */
  readonly digest: string;
  /** Files that the compilation read or looked for, in the forms that `node-reads.ts` describes. */
  readonly reads: readonly string[];
  readonly uses: NodeUses;
  readonly exported: readonly ExportedResource[];
  /** Types of the resources that the node collects from other nodes. */
  readonly collects: readonly string[];
}

interface NodeComparisonRequest {
  readonly before: NodeRequest;
  readonly after: NodeRequest;
}

export interface NodeMigrationRequest {
  readonly files: NodesVersion;
  /** Files to compile with the old release; present if some of the files have been fixed already. */
  readonly before?: NodesVersion;
  readonly node: ProjectNode;
  readonly from: ReleaseId;
  readonly to: ReleaseId;
}

export interface AttributeChangeView {
  readonly name: string;
  /** Value before the change. Absent if the attribute did not exist. `after` is the value after the change. */
  readonly before?: string;
  readonly after?: string;
  /** True if the values are raw strings, which are compared line by line; otherwise they are in Puppet syntax. */
  readonly isText?: true;
}

/**
 * Change of one resource. If `status` is `order`, the resource is the first one at a different position, and its only
 * attribute, `order`, contains the order before and after the change.
 */
export interface ResourceChangeView {
  readonly resource: string;
  readonly status: 'added' | 'removed' | 'changed' | 'order';
  readonly attributes: readonly AttributeChangeView[];
  readonly place?: Place;
}

/** An edge that only one of two catalogs has: containment, or a relationship that the code declares. */
export interface EdgeDifference {
  readonly status: 'added' | 'removed';
  readonly kind: 'containment' | 'order' | 'refresh';
  /** The container, or the resource that is applied first. */
  readonly from: string;
  readonly to: string;
}

/** Differences between two catalogs of a node, or an error if one of the versions does not compile. */
export interface NodeComparison {
  readonly certname: string;
  readonly errors: { readonly before?: string; readonly after?: string };
  readonly changes: readonly ResourceChangeView[];
  /** If present, `changes` has no relationship attributes of resources that both catalogs have. */
  readonly edges?: readonly EdgeDifference[];
}

interface FactsReading {
  readonly nodes: readonly FactsOfNode[];
  readonly leftOut: number;
}

export interface FactsOfNode {
  /** Certname of the node. Absent if the file does not contain it. */
  readonly certname?: string;
  readonly facts: JsonObject;
}

export type FactsAnswer =
  | { readonly kind: 'facts'; readonly reading: FactsReading }
  /** The reason for refusing the file; `offset`: position in the file, if known. */
  | { readonly kind: 'refused'; readonly message: string; readonly offset?: number };

export interface NodesApi {
  keepFiles(files: VersionFiles): Promise<void>;
  /** Returns the nodes that the files of a version name, without duplicates. */
  namedNodes(version: NodesVersion): Promise<readonly NamedNode[]>;
  prepare(version: NodesVersion, platform: PlatformId): Promise<void>;
  compileNode(request: NodeRequest): Promise<NodeResult>;
  compareNode(request: NodeComparisonRequest): Promise<NodeComparison>;
  /** Compares how two releases compile a node. */
  migrateNode(request: NodeMigrationRequest): Promise<Migration>;
  /** Converts the sum of migrations to the view of the project. */
  viewMigration(files: NodesVersion, total: Migration): Promise<MigrationView>;
  /**
   * Reads facts in the formats of Facter, PuppetDB or an agent's cache. Without `flat`, leaves out facts that Puppet 8
   * sends only with `include_legacy_facts`.
   */
  readFacts(text: string, flat: boolean): Promise<FactsAnswer>;
}
