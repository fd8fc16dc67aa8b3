/** Analysis of a project from the worker: problems, catalog and graph, as plain data for the page. */

/** A place in one of the project's files. Line and column count from 1. */
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
  /** Files to move, by their paths before and after the fix. */
  readonly moves?: readonly { readonly from: string; readonly to: string }[];
}

export interface ProblemView {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** Puppet's own message, if Puppet reports the problem, too. */
  readonly message: string;
  readonly place?: Place;
  readonly related: readonly { readonly place: Place; readonly message: string }[];
  readonly hint?: string;
  readonly fix?: FixView;
  /** Several fixes, one of which the user must choose; `fix` is then absent. */
  readonly alternatives?: readonly FixView[];
  readonly view?: 'missing';
  /** Set for Bunraku's advice about code that Puppet silently accepts. */
  readonly isAdvice?: true;
  /** True for code without effect, such as an unused variable. Editors gray it out. */
  readonly isUnused?: true;
  /** Several equally good solutions, each with the places that it changes. If present, `fix` is absent. */
  readonly solutions?: readonly { readonly places: readonly Place[]; readonly fix?: FixView }[];
}

export type LogLevelView = 'debug' | 'info' | 'notice' | 'warning' | 'err' | 'alert' | 'emerg' | 'crit';

export interface LogLineView {
  readonly level: LogLevelView;
  readonly source: string;
  readonly message: string;
  readonly place?: Place;
  /** Simulated milliseconds since the run began; absent for messages of the compilation. */
  readonly time?: number;
  /** Diagnostic code of the event behind this log line, if it has an explanation page. */
  readonly code?: string;
  /** The package, version or dependency that the machine's archive lacks. Set if a package could not be installed. */
  readonly missingPackage?: MissingPackageView;
}

/**
 * Describes what a machine's package archive lacks: a package, a version of a package, or a dependency of a package.
 */
export interface MissingPackageView {
  readonly kind: 'name' | 'version' | 'dependency';
  readonly name: string;
  readonly version?: string;
}

export interface ParameterView {
  readonly name: string;
  /** The value in Puppet syntax. A very long value is cut. */
  readonly text: string;
  /** Digest of the whole value, which distinguishes cut values. */
  readonly digest?: number;
  /** Origin of the value: `attribute`, `default`, `override`, … */
  readonly origin: string;
  readonly place?: Place;
}

export interface ResourceView {
  /** Reference of the resource, such as `File[/etc/motd]`. Unique in a catalog. */
  readonly ref: string;
  readonly type: string;
  readonly title: string;
  readonly kind: 'stage' | 'class' | 'define' | 'node' | 'native';
  readonly place?: Place;
  readonly parameters: readonly ParameterView[];
  readonly tags: readonly string[];
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly container?: string;
  /**
   * Set if `<<| |>>` collected the resource from another node: the exporting node, and the place of the declaration
   * there.
   */
  readonly collectedFrom?: { readonly certname: string; readonly place?: Place };
  /** The nodes that collected the resource, if this node exports it. */
  readonly collectedBy?: readonly string[];
}

export interface CatalogView {
  readonly classes: readonly string[];
  readonly resources: readonly ResourceView[];
}

/**
 * Reason for an edge. `text` is a short description for the edge's card, such as `require, manifests/site.pp:12` or
 * `autorequire: the owner must be there first`.
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

/**
 * A dependency between two resources or containers. A container is one node here; in Puppet's own graph, its start and
 * its end are two nodes.
 */
export interface DependencyView {
  readonly id: string;
  /** The resource or container that is applied first. */
  readonly from: string;
  readonly to: string;
  /** True if a change of `from` refreshes `to`. */
  readonly refresh: boolean;
  readonly reasons: readonly EdgeReasonView[];
}

export interface CutStatementView {
  /** The statement in words, such as `require => Service[web]`. Absent if the place of the statement is unknown. */
  readonly what?: string;
  readonly place?: Place;
  /**
   * Ids of those dependencies in the cycle that come from this statement. If there are many, only the first are listed.
   */
  readonly edges: readonly string[];
}

export interface CutView {
  readonly statements: readonly CutStatementView[];
  /**
   * Fix that removes the statements. Absent if the source does not show the code to remove, or if the cycle would
   * remain.
   */
  readonly fix?: FixView;
}

export interface CycleView {
  readonly members: readonly string[];
  readonly edges: readonly string[];
  /** The members in order, with the first member repeated at the end. Each step also has its dependency. */
  readonly path: readonly { readonly ref: string; readonly edge?: string }[];
  /**
   * The smallest cuts, which all have the same size. Cuts with a fix come before cuts without one; in both groups, the
   * likeliest mistakes come first. Empty if the code states no relationship of the cycle.
   */
  readonly cuts: readonly CutView[];
  readonly moreCuts?: true;
  /** Explicit relationships of the cycle that belong to no cut. */
  readonly others?: readonly CutStatementView[];
  /**
   * The elementary cycles, shortest first. In each, a ref comes before the next one, and the last comes before the
   * first.
   */
  readonly loops?: readonly (readonly string[])[];
  /** Set if there are more elementary cycles than `loops` lists. */
  readonly moreLoops?: true;
}

/**
 * A class that another class declares with `include` instead of `contain`. Relationships of the including class
 * therefore do not apply to the included class.
 */
export interface FloatingClassView {
  readonly ref: string;
  readonly includedBy: string;
  /** Fix that adds `contain`; absent if the code does not show how the class is included. */
  readonly fix?: FixView;
}

export interface GraphView {
  readonly dependencies: readonly DependencyView[];
  /** References in the order of the run; empty if there are cycles. */
  readonly order: readonly string[];
  readonly cycles: readonly CycleView[];
  readonly floating?: readonly FloatingClassView[];
  /** Puppet's own report of the cycles (`Found 1 dependency cycle: …`). */
  readonly cycleMessage?: string;
}

export type NodeDefinitionView =
  /** The project has no node definitions, so all code applies to every node. */
  | { readonly kind: 'none' }
  /** There are node definitions, but none matches this node. */
  | { readonly kind: 'unmatched' }
  | { readonly kind: 'elsewhere' }
  /** `text` is the name, the regular expression or `default`, as written. */
  | { readonly kind: 'name' | 'pattern' | 'default'; readonly text: string; readonly place?: Place };

export interface NodeView {
  readonly certname: string;
  /** Reason why the node has no catalog. */
  readonly error?: string;
  /**
   * Number of resources that the node exports. `collected` is the number of resources that it collects from other
   * nodes.
   */
  readonly exported: number;
  readonly collected: number;
}

export interface AnalysisView {
  readonly revision: number;
  /** Names of the resource types that the project can use; classes and defines are not included. */
  readonly resourceTypes: readonly string[];
  readonly nodeDefinition?: NodeDefinitionView;
  /** All nodes by certname. Absent if only the current node was compiled. */
  readonly nodes?: readonly NodeView[];
  readonly problems: readonly ProblemView[];
  /** Messages logged during the compilation (`notice()` and warnings). */
  readonly logs: readonly LogLineView[];
  /** Absent if the compilation failed before it produced a catalog. */
  readonly catalog?: CatalogView;
  readonly graph?: GraphView;
  /** Duration of each stage in milliseconds. */
  readonly timings: Readonly<Record<string, number>>;
}
