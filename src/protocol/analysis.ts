/** What the worker says of a project's text: findings, catalog and graph, in plain data that a page can draw. */

/** A place in one of the project's files; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** A change of the project's files that fixes something, made as one step. */
export interface FixView {
  readonly title: string;
  readonly edits: readonly { readonly place: Place; readonly text: string }[];
  /** Files that get another path. */
  readonly moves?: readonly { readonly from: string; readonly to: string }[];
}

export interface ProblemView {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** Puppet's own text. */
  readonly message: string;
  /** Absent for what has no place of its own. */
  readonly place?: Place;
  readonly related: readonly { readonly place: Place; readonly message: string }[];
  readonly hint?: string;
  readonly fix?: FixView;
  /** The view that helps further. */
  readonly view?: 'missing';
  /** Set for advice of Bunraku about code that Puppet accepts without a word. */
  readonly isAdvice?: true;
  /** Several ways to solve the problem, none of which the code prefers: each with the places that it changes. Then there is no `fix`. */
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
  /** Of what the line tells of, where it may have an explanation. */
  readonly code?: string;
  /** Of a refused installation. */
  readonly missingPackage?: MissingPackageView;
}

/** What a machine's archive lacks: a package, a version of a package that it has, or a package that another one needs. */
export interface MissingPackageView {
  readonly kind: 'name' | 'version' | 'dependency';
  readonly name: string;
  /** The version that was asked for. */
  readonly version?: string;
}

export interface ParameterView {
  readonly name: string;
  /** As the Puppet language would write it; cut where it is very long. */
  readonly text: string;
  /** Tells values apart that are cut: of the whole text. */
  readonly digest?: number;
  /** `attribute`, `default`, `override`, … : how it came to be set. */
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
  /** The ref of what contains it. */
  readonly container?: string;
  /** The node that exported it, and where it is declared there; for what `<<| |>>` collected from another node. */
  readonly collectedFrom?: { readonly certname: string; readonly place?: Place };
  /** The nodes that collected it, for what this node exports. */
  readonly collectedBy?: readonly string[];
}

export interface CatalogView {
  readonly classes: readonly string[];
  readonly resources: readonly ResourceView[];
}

/** Why an edge exists. `text` is a short sentence for its card: `require, manifests/site.pp:12`, `autorequire: the owner must be there first`. */
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
  /** How it was written, for explicit edges: `attribute`, `arrow`, `require function`, `default`, … */
  readonly via?: string;
  readonly text: string;
  readonly place?: Place;
}

/** A dependency between two resources or containers, as people think of it (the ends of containers are folded into them). */
export interface DependencyView {
  readonly id: string;
  /** What is applied first. */
  readonly from: string;
  readonly to: string;
  /** Whether a change of `from` refreshes `to`. */
  readonly refresh: boolean;
  readonly reasons: readonly EdgeReasonView[];
}

/** A statement that makes edges of a cycle. */
export interface CutStatementView {
  /** The statement in words: `require => Service[web]`. Absent without a place. */
  readonly what?: string;
  readonly place?: Place;
  /** The ids of the dependencies that the statement makes in the cycle, the first ones of many. */
  readonly edges: readonly string[];
}

/** A way to break a cycle. */
export interface CutView {
  /** The statements that have to go, all of them. */
  readonly statements: readonly CutStatementView[];
  /** Removes the statements; absent where the code does not show what to remove. */
  readonly fix?: FixView;
}

export interface CycleView {
  /** The refs of the cycle's members. */
  readonly members: readonly string[];
  /** The ids of the dependencies that make it. */
  readonly edges: readonly string[];
  /** The members in order, the first repeated at the end, with the dependency of each step. */
  readonly path: readonly { readonly ref: string; readonly edge?: string }[];
  /** The smallest cuts, all of the same size: the likeliest mistakes first. Empty where nobody wrote a relationship of the cycle. */
  readonly cuts: readonly CutView[];
  /** Set where there are more cuts of this size. */
  readonly moreCuts?: true;
  /** Written relationships of the cycle that are in none of the cuts. */
  readonly others?: readonly CutStatementView[];
  /** The elementary cycles, the shortest first: refs of which each comes before the next, and the last before the first. */
  readonly loops?: readonly (readonly string[])[];
  /** Set where there are more elementary cycles than `loops` lists. */
  readonly moreLoops?: true;
}

/** A class that another one includes without containing it: what waits for the other does not wait for it. */
export interface FloatingClassView {
  readonly ref: string;
  readonly includedBy: string;
  /** Contains it, where the text shows how it is included. */
  readonly fix?: FixView;
}

export interface GraphView {
  readonly dependencies: readonly DependencyView[];
  /** The refs in the order in which they would be applied; empty when there are cycles. */
  readonly order: readonly string[];
  readonly cycles: readonly CycleView[];
  readonly floating?: readonly FloatingClassView[];
  /** Puppet's own report of the cycles (`Found 1 dependency cycle: …`). */
  readonly cycleMessage?: string;
}

/** Which node definition the manifests have for a node, and why that one. */
export type NodeDefinitionView =
  /** There are none: all code is every node's. */
  | { readonly kind: 'none' }
  /** There are some, and none is for this node. */
  | { readonly kind: 'unmatched' }
  /** The catalog was compiled elsewhere. */
  | { readonly kind: 'elsewhere' }
  /** `text` is the name, the regular expression or `default`, as it is written. */
  | { readonly kind: 'name' | 'pattern' | 'default'; readonly text: string; readonly place?: Place };

/** How a node of a project with several fares. */
export interface NodeView {
  readonly certname: string;
  /** Why it has no catalog. */
  readonly error?: string;
  /** How many resources it exports, and how many it collects from other nodes. */
  readonly exported: number;
  readonly collected: number;
}

export interface AnalysisView {
  readonly revision: number;
  /** The names of the resource types that the project can use, classes and defines aside. */
  readonly resourceTypes: readonly string[];
  /** Absent when the manifests could not be read so far. */
  readonly nodeDefinition?: NodeDefinitionView;
  /** All nodes by certname; absent where there is one, or where they have no exported resources to tell each other of. */
  readonly nodes?: readonly NodeView[];
  readonly problems: readonly ProblemView[];
  /** Lines that compiling logged (`notice()` and warnings). */
  readonly logs: readonly LogLineView[];
  /** The last stage's result where compilation got that far. */
  readonly catalog?: CatalogView;
  readonly graph?: GraphView;
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
}
