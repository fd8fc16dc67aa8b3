/** What the worker says of many nodes of a project: how each compiles, and how each differs between two versions. */
import type { ExportedResource } from '../../engine/index.ts';
import type { Place } from '../analysis.ts';
import type { PlatformId, JsonObject, ProjectNode, ReleaseId } from '../project/project.ts';

/** A node that the files name: in a node definition, or by a data file of its own. */
export interface NamedNode {
  readonly certname: string;
  readonly from: 'definition' | 'data';
  readonly place: Place;
}

/** What all nodes of a version of a project share. The worker keeps its files under the number, until another one takes its place. */
export interface NodesVersion {
  readonly id: number;
  readonly release: ReleaseId;
}

/** Some of a version's files, as they arrive in the worker piece by piece. */
export interface VersionFiles {
  readonly id: number;
  /** The version from which the other files are taken; absent where all of them arrive. */
  readonly base?: number;
  /** Texts by path; null for a file that the base has and this version has not. */
  readonly files: Readonly<Record<string, string | null>>;
}

export interface NodeRequest {
  readonly version: NodesVersion;
  readonly node: ProjectNode;
  /** What all nodes export; absent where the project has nothing that is exported. */
  readonly exports?: readonly ExportedResource[];
}

/** How one node compiled. */
export interface NodeResult {
  readonly certname: string;
  /** Why there is no catalog. */
  readonly error?: { readonly message: string; readonly place?: Place };
  /** Resources of the catalog, classes among them; 0 where there is none. */
  readonly resources: number;
  readonly warnings: number;
  readonly milliseconds: number;
  /** Names the content of the catalog: the same for the same catalog. For an error it is that of its message. */
  readonly digest: string;
  /** The files that were read or looked for, in the forms of `isTouched`. */
  readonly reads: readonly string[];
  readonly exported: readonly ExportedResource[];
  /** The types of resources that it collects from other nodes. */
  readonly collects: readonly string[];
}

/** The two versions of a node that are compared. */
interface NodeComparisonRequest {
  readonly before: NodeRequest;
  readonly after: NodeRequest;
}

export interface AttributeChangeView {
  readonly name: string;
  /** Absent where the attribute is not there. */
  readonly before?: string;
  readonly after?: string;
  /** The values are the texts themselves, to be compared line by line; else they are written as in the language. */
  readonly isText?: true;
}

/** What happens to one resource. `order`: it is the first that stands at another place, and the attribute has both orders. */
export interface ResourceChangeView {
  readonly resource: string;
  readonly status: 'added' | 'removed' | 'changed' | 'order';
  readonly attributes: readonly AttributeChangeView[];
  readonly place?: Place;
}

/** How the catalogs of one node differ; an error where a version does not compile. */
export interface NodeComparison {
  readonly certname: string;
  readonly errors: { readonly before?: string; readonly after?: string };
  readonly changes: readonly ResourceChangeView[];
}

/** Nodes that a text has facts of. */
interface FactsReading {
  readonly nodes: readonly FactsOfNode[];
  /** Flat facts that were left out. */
  readonly leftOut: number;
}

export interface FactsOfNode {
  /** Absent where the text does not say whose facts they are. */
  readonly certname?: string;
  readonly facts: JsonObject;
}

export type FactsAnswer =
  | { readonly kind: 'facts'; readonly reading: FactsReading }
  /** `offset`: where in the text, where that is known. */
  | { readonly kind: 'refused'; readonly message: string; readonly offset?: number };

/** What a worker of the pool answers beside the rest. */
export interface NodesApi {
  keepFiles(files: VersionFiles): Promise<void>;
  /** The nodes that the files of a version name, each once. */
  namedNodes(version: NodesVersion): Promise<readonly NamedNode[]>;
  /** Loads what compiling nodes of a version on a platform takes. */
  prepare(version: NodesVersion, platform: PlatformId): Promise<void>;
  compileNode(request: NodeRequest): Promise<NodeResult>;
  compareNode(request: NodeComparisonRequest): Promise<NodeComparison>;
  /** Facts as Facter, PuppetDB or an agent's cache has them; without `flat` those that Puppet 8 sends only with `include_legacy_facts` are left out. */
  readFacts(text: string, flat: boolean): Promise<FactsAnswer>;
}
