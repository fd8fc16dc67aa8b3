import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import type { ErrorPlace, PuppetErrorClass } from '../diagnostics/puppet-error.ts';
import type { CompileBudget } from '../budget/limits.ts';
import type { AssignedValue, EvaluationWatcher } from '../evaluator/evaluator.ts';
import type { CompileSettings, EnvironmentFiles } from '../evaluator/host.ts';
import type { RubyCode } from '../evaluator/ruby-code.ts';
import type { Release, ReleaseId } from '../releases/release.ts';
import type { Value } from '../values/value.ts';
import type { Catalog } from './catalog.ts';
import type { ExportedResource, ExportedResourceStore } from './exported-resources.ts';
import type { NodeClassification } from './definitions/node-classification.ts';
import type { ProgramCache } from './loading/program-cache.ts';
import type { ResourceTypeKnowledge } from './type-knowledge.ts';

/** The node to compile for. */
export interface NodeInput {
  readonly name: string;
  /** By fact name, as `values/from-json.ts` makes them. */
  readonly facts: Readonly<Record<string, Value>>;
  /** What the server adds to them (`$server_facts`, and variables of the top scope); nothing by default. */
  readonly serverFacts?: Readonly<Record<string, Value>>;
}

export interface CompileInput {
  readonly files: EnvironmentFiles;
  readonly node: NodeInput;
  /** The release of the language; Puppet 8's last by default. */
  readonly release?: ReleaseId | Release;
  readonly settings?: Partial<CompileSettings>;
  readonly budget?: Partial<CompileBudget>;
  /** Hears many times a second which place is evaluated, while a compilation takes its time. */
  readonly watchPlace?: (place: ErrorPlace) => void;
  /** Hears of each variable that is assigned, for editors to show what it was. */
  readonly watchAssignment?: (assigned: AssignedValue) => void;
  /** Hears of each value and each warning of the evaluation, to compare one release with another; slow. */
  readonly watchEvaluation?: EvaluationWatcher;
  /** The built-in resource types; by default only those that the compiler itself needs (`essentialTypes`). */
  readonly types?: ResourceTypeKnowledge;
  /** Keeps parsed files from one compilation to the next. */
  readonly programs?: ProgramCache;
  /** What other nodes export. With a store, even an empty one, exported resources are collected as with Puppet's storeconfigs. */
  readonly exports?: ExportedResourceStore;
  /** Opens the project's Ruby for the compilation of a node; without it what is written in Ruby is refused. */
  readonly ruby?: (node: NodeInput) => CompilationRuby;
}

/** The project's Ruby as one compilation uses it. */
export interface CompilationRuby {
  readonly code: RubyCode;
  /** The built-in resource types, and those of the project's modules. */
  readonly knowledge: ResourceTypeKnowledge;
  /** The facts that modules bring; those that the node has come first. */
  facts(): Readonly<Record<string, Value>>;
  /** Names of hosts that Ruby has looked up in vain so far. */
  readonly unknownHosts: ReadonlySet<string>;
  /** Says where lines go that Ruby logs. */
  logTo(log: (level: LogLevel, message: string, code?: string) => void): void;
}

/** An error in its final form, with the keys of the oracle's error shape. */
export interface CompileError {
  readonly class: PuppetErrorClass;
  /** Whole, with place and `on node NAME`, as `puppet apply` prints it after `Error: `. */
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Of the innermost issue. Puppet has none: what is recorded or compared leaves it out. */
  readonly code: string;
}

/** `catalog` is there when compilation succeeded, `error` when it failed; logs and diagnostics in both cases. */
export interface CompileResult {
  readonly catalog: Catalog | undefined;
  readonly error: CompileError | undefined;
  readonly logs: readonly LogLine[];
  /** Errors and warnings with their places in the texts, for the editor. */
  readonly diagnostics: readonly Diagnostic[];
  /** Adds a hint and a fix to a diagnostic of a file that the compilation did not reach. */
  readonly addHints: (diagnostic: Diagnostic) => Diagnostic;
  /** What this node exports for others, as plain JSON; empty when compilation failed. */
  readonly exported: readonly ExportedResource[];
  /** Undefined when the manifests could not be read. */
  readonly classification: NodeClassification | undefined;
  /** The types that collectors looked for in the store of exported resources: with others of these the catalog may be another. */
  readonly collects: readonly string[];
  /** Times in milliseconds by phase name. */
  readonly timings: Readonly<Record<string, number>>;
  /** Calls the function of a `Deferred` value at top scope, when its resource is applied. Throws the `PuppetError` of the call. */
  readonly resolveDeferred: (value: Value) => Value;
}
