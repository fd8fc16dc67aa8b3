import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import type { ErrorPlace, PuppetErrorClass } from '../diagnostics/puppet-error.ts';
import type { CompileBudget } from '../budget/limits.ts';
import type { AssignedValue, EvaluationWatcher } from '../evaluator/evaluator.ts';
import type { CompileSettings, EnvironmentFiles } from '../evaluator/host.ts';
import type { RubyCode } from '../evaluator/ruby-code.ts';
import type { Release } from '../releases/release.ts';
import type { ReleaseId } from '../releases/release-ids.ts';
import type { Value } from '../values/value.ts';
import type { Catalog } from './catalog.ts';
import type { ExportedResource, ExportedResourceStore } from './nodes/exported-resources.ts';
import type { NodeClassification } from './definitions/node-classification.ts';
import type { ProgramCache } from './loading/program-cache.ts';
import type { ResourceTypeKnowledge } from './type-knowledge.ts';

export interface NodeInput {
  readonly name: string;
  /** Values by fact name. Created by `values/from-json.ts`. */
  readonly facts: Readonly<Record<string, Value>>;
  /** Facts that the server adds, as `$server_facts` and as variables of the top scope. None by default. */
  readonly serverFacts?: Readonly<Record<string, Value>>;
}

export interface CompileInput {
  readonly files: EnvironmentFiles;
  readonly node: NodeInput;
  /** Release of the language. By default the last release of Puppet 8. */
  readonly release?: ReleaseId | Release;
  readonly settings?: Partial<CompileSettings>;
  readonly budget?: Partial<CompileBudget>;
  /** Called many times a second during a long compilation, with the place that is being evaluated. */
  readonly watchPlace?: (place: ErrorPlace) => void;
  /** Called for each assigned variable, so that editors can show its value. */
  readonly watchAssignment?: (assigned: AssignedValue) => void;
  /** Called for each value and each warning, to compare releases. This slows the compilation down. */
  readonly watchEvaluation?: EvaluationWatcher;
  /** The built-in resource types. By default only the types that the compiler itself needs (`essentialTypes`). */
  readonly types?: ResourceTypeKnowledge;
  readonly programs?: ProgramCache;
  /**
   * Exported resources of other nodes. If given, even if empty, exported resources are collected as with Puppet's
   * storeconfigs.
   */
  readonly exports?: ExportedResourceStore;
  /** Starts the project's Ruby for the compilation of a node. If absent, Ruby code is rejected. */
  readonly ruby?: (node: NodeInput) => CompilationRuby;
}

export interface CompilationRuby {
  readonly code: RubyCode;
  /** The built-in resource types and those of the project's modules. */
  readonly knowledge: ResourceTypeKnowledge;
  /** Returns the facts of modules. A fact that the node already has takes precedence. */
  facts(): Readonly<Record<string, Value>>;
  readonly unknownHosts: ReadonlySet<string>;
  logTo(log: (level: LogLevel, message: string, code?: string) => void): void;
}

export interface CompileError {
  readonly class: PuppetErrorClass;
  /** The complete message with its place and `on node NAME`, as `puppet apply` prints it after `Error: `. */
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Code of the innermost issue. Puppet's errors have no code, so comparisons with recorded cases omit this key. */
  readonly code: string;
}

/** Result of a compilation. `catalog` is set if it succeeded, and `error` if it failed. */
export interface CompileResult {
  readonly catalog: Catalog | undefined;
  readonly error: CompileError | undefined;
  readonly logs: readonly LogLine[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Adds a hint and a fix to a diagnostic from outside the compilation, for example about a file that the compilation
   * did not read.
   */
  readonly addHints: (diagnostic: Diagnostic) => Diagnostic;
  /** Resources that this node exports, as plain JSON. Empty if the compilation failed. */
  readonly exported: readonly ExportedResource[];
  /** Node definition that applies to the node. Undefined if the manifests could not be parsed. */
  readonly classification: NodeClassification | undefined;
  /**
   * Types that collectors searched for in the store. If exported resources of these types change, the catalog may
   * change.
   */
  readonly collects: readonly string[];
  readonly timings: Readonly<Record<string, number>>;
  /**
   * Evaluates `Deferred` values when their resource is applied. `resolve` calls the function in the top scope, and
   * throws the `PuppetError` of the call.
   */
  readonly deferred: {
    readonly begin: (log: ((line: LogLine) => void) | undefined) => void;
    readonly resolve: (value: Value) => Value;
    readonly readVariable: (name: string) => Value;
    readonly isEarly: boolean;
  };
}
