/** Interface to the project's Ruby code. The stage `ruby` implements it. The evaluator never imports that stage. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Evaluator } from './evaluator.ts';
import type { CallContext, FunctionOrigin, PuppetFunction } from './calls/function.ts';
import type { DeclaredResource } from './host.ts';
import type { Scope } from './scope/scope.ts';
import type { ObjectType } from '../types/type.ts';

export interface ErbTemplate {
  readonly text: string;
  /** The path of the template in the project; absent for an inline template. */
  readonly file?: string;
  /** The name of the template as in the manifest. */
  readonly name?: string;
}

export type RubyFunctionOrigin = Extract<FunctionOrigin, { readonly kind: 'ruby' }>;

/** A resource that the catalog contains so far, as visible to Ruby. */
export interface ResourceForRuby extends DeclaredResource {
  readonly tags: ReadonlySet<string>;
  readonly place: SourcePlace | undefined;
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly parameters: ReadonlyMap<string, unknown>;
}

/** The compilation that uses Ruby. */
export interface CompilationForRuby {
  readonly evaluator: Evaluator;
  readonly topScope: Scope;
  /** The manifest whose top-level code is being evaluated. */
  readonly mainFile: string | undefined;
  readonly catalog: {
    readonly classes: readonly string[];
    readonly tags: ReadonlySet<string>;
    readonly resources: readonly ResourceForRuby[];
  };
  readonly modules: { readonly names: readonly string[]; root(name: string): string | undefined };
}

/** A data type that a module declares in Ruby. */
export interface LoadedDataType {
  readonly name: string;
  /** The entries of the hash that declares the object type, in the Puppet language. */
  readonly interface: string;
  /** Adds Ruby's implementation to the object type that the interface declares. */
  readonly implement: (type: ObjectType) => ObjectType;
}

export interface RubyCode {
  /** Sets the compilation that uses this Ruby. Call it once, before any other method. */
  begin(compilation: CompilationForRuby): void;
  /** Loads a function from its file. Throws the same `PuppetError` as Puppet. */
  loadFunction(name: string, origin: RubyFunctionOrigin): PuppetFunction;
  /** Loads a data type from its file. Throws the same `PuppetError` as Puppet. */
  loadDataType(lowerName: string, path: string): LoadedDataType;
  /** Renders a template with the variables of the caller's scope. Throws the same `PuppetError` as Puppet. */
  renderTemplate(template: ErbTemplate, context: CallContext): string;
}
