/** Analysis of a project from the worker: problems, catalog and graph, as plain data for the page. */

/** A place in one of the project's files; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** A change of the project's files that fixes a problem, applied in one step. */
export interface FixView {
  readonly title: string;
  readonly edits: readonly { readonly place: Place; readonly text: string }[];
  /** Files that are moved. */
  readonly moves?: readonly { readonly from: string; readonly to: string }[];
}

export interface ProblemView {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** Puppet's own message. */
  readonly message: string;
  /** Absent for a problem without a place. */
  readonly place?: Place;
  readonly related: readonly { readonly place: Place; readonly message: string }[];
  readonly hint?: string;
  readonly fix?: FixView;
  /** View that helps to solve the problem. */
  readonly view?: 'missing';
  /** Set for Bunraku's advice about code that Puppet silently accepts. */
  readonly isAdvice?: true;
  /** Set for code without effect, such as an unused variable; editors gray it. */
  readonly isUnused?: true;
  /** Several equally good solutions, each with the places that it changes. `fix` is then absent. */
  readonly solutions?: readonly { readonly places: readonly Place[]; readonly fix?: FixView }[];
}

export type LogLevelView = 'debug' | 'info' | 'notice' | 'warning' | 'err' | 'alert' | 'emerg' | 'crit';

export interface LogLineView {
  readonly level: LogLevelView;
  readonly source: string;
  readonly message: string;
  readonly place?: Place;
  /** Simulated milliseconds since the run began; absent for lines of the compilation. */
  readonly time?: number;
  /** Diagnostic code of the event behind this log line, if it has an explanation page. */
  readonly code?: string;
  /** Set for a refused installation: the missing part of the package archive. */
  readonly missingPackage?: MissingPackageView;
}

/** Something that a machine's package archive lacks: a package, a version of a package, or a package's dependency. */
export interface MissingPackageView {
  readonly kind: 'name' | 'version' | 'dependency';
  readonly name: string;
  /** The requested version. */
  readonly version?: string;
}

export interface ParameterView {
  readonly name: string;
  /** In Puppet syntax; cut if very long. */
  readonly text: string;
  /** Digest of the whole value, which distinguishes cut values. */
  readonly digest?: number;
  /** Origin of the value: `attribute`, `default`, `override`, … */
  readonly origin: string;
  readonly place?: Place;
}

export interface ResourceView {
  /** `File[/etc/motd]`. Unique in a catalog. */
  readonly ref: string;
  readonly type: string;
  readonly title: string;
  readonly kind: 'stage' | 'class' | 'define' | 'node' | 'native';
  readonly place?: Place;
  readonly parameters: readonly ParameterView[];
  readonly tags: readonly string[];
  readonly virtual: boolean;
  readonly exported: boolean;
  /** The ref of its container. */
  readonly container?: string;
  /** Node and place of the declaration, for a resource that `<<| |>>` collected from another node. */
  readonly collectedFrom?: { readonly certname: string; readonly place?: Place };
  /** The nodes that collected it, for a resource that this node exports. */
  readonly collectedBy?: readonly string[];
}

export interface CatalogView {
  readonly classes: readonly string[];
  readonly resources: readonly ResourceView[];
}

/**
 * Reason for an edge. `text` is a short sentence for its card: `require, manifests/site.pp:12`, `autorequire: the owner
 * must be there first`.
 */
export interface EdgeReasonView {
  readonly kind:
    | 'require'
    | 'before'
    | 'notify'
    | 'subscribe'
    | 'containment'
    | 'autorequire'
    | 'autobefore'
    | 'autonotify'
    | 'autosubscribe'
    | 'stage';
  /** Syntax of an explicit edge: `attribute`, `arrow`, `require function`, `default`, … */
  readonly via?: string;
  readonly text: string;
  readonly place?: Place;
}

/** A dependency between two resources or containers; the start and end nodes of a container are merged into one. */
export interface DependencyView {
  readonly id: string;
  /** The side that is applied first. */
  readonly from: string;
  readonly to: string;
  /** True if a change of `from` refreshes `to`. */
  readonly refresh: boolean;
  readonly reasons: readonly EdgeReasonView[];
}

/** A statement that creates edges of a cycle. */
export interface CutStatementView {
  /** The statement in words: `require => Service[web]`. Absent without a place. */
  readonly what?: string;
  readonly place?: Place;
  /** Ids of the dependencies that the statement creates in the cycle; only the first ones of many. */
  readonly edges: readonly string[];
}

/** A way to break a cycle. */
export interface CutView {
  /** All statements to remove. */
  readonly statements: readonly CutStatementView[];
  /** Removes the statements; absent if the source does not show the part to remove. */
  readonly fix?: FixView;
}

export interface CycleView {
  /** The refs of the cycle's members. */
  readonly members: readonly string[];
  /** Ids of the dependencies in the cycle. */
  readonly edges: readonly string[];
  /** The members in order, the first repeated at the end, with the dependency of each step. */
  readonly path: readonly { readonly ref: string; readonly edge?: string }[];
  /**
   * The smallest cuts, all of the same size, the likeliest mistakes first. Empty if no relationship of the cycle was
   * written in code.
   */
  readonly cuts: readonly CutView[];
  /** Set if there are more cuts of this size. */
  readonly moreCuts?: true;
  /** Written relationships of the cycle that no cut contains. */
  readonly others?: readonly CutStatementView[];
  /** The elementary cycles, the shortest first: each ref comes before the next, and the last before the first. */
  readonly loops?: readonly (readonly string[])[];
  /** Set if there are more elementary cycles than `loops` lists. */
  readonly moreLoops?: true;
}

/**
 * A class that another class includes without containing it, so that relationships of the outer class do not apply to
 * it.
 */
export interface FloatingClassView {
  readonly ref: string;
  readonly includedBy: string;
  /** Adds `contain`, if the source shows how the class is included. */
  readonly fix?: FixView;
}

export interface GraphView {
  readonly dependencies: readonly DependencyView[];
  /** Refs in the order of the run; empty if there are cycles. */
  readonly order: readonly string[];
  readonly cycles: readonly CycleView[];
  readonly floating?: readonly FloatingClassView[];
  /** Puppet's own report of the cycles (`Found 1 dependency cycle: …`). */
  readonly cycleMessage?: string;
}

/** The node definition that matches a node, and the reason. */
export type NodeDefinitionView =
  /** There are no node definitions, so all code applies to every node. */
  | { readonly kind: 'none' }
  /** There are node definitions, but none matches this node. */
  | { readonly kind: 'unmatched' }
  /** The catalog was compiled elsewhere. */
  | { readonly kind: 'elsewhere' }
  /** `text` is the name, the regular expression or `default`, as written. */
  | { readonly kind: 'name' | 'pattern' | 'default'; readonly text: string; readonly place?: Place };

/** Compile status of a node in a project with several nodes. */
export interface NodeView {
  readonly certname: string;
  /** Reason why the node has no catalog. */
  readonly error?: string;
  /** Number of exported resources, and of resources collected from other nodes. */
  readonly exported: number;
  readonly collected: number;
}

export interface AnalysisView {
  readonly revision: number;
  /** Names of the resource types that the project can use, without classes and defines. */
  readonly resourceTypes: readonly string[];
  /** Absent until the manifests can be parsed. */
  readonly nodeDefinition?: NodeDefinitionView;
  /** All nodes by certname; absent if there is one, or if they exchange no exported resources. */
  readonly nodes?: readonly NodeView[];
  readonly problems: readonly ProblemView[];
  /** Lines that compiling logged (`notice()` and warnings). */
  readonly logs: readonly LogLineView[];
  /** Absent if the compilation failed before it produced a catalog. */
  readonly catalog?: CatalogView;
  readonly graph?: GraphView;
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
}
