/**
 * Interface to the project's Ruby code. `src/engine/ruby` implements it, and the evaluator never imports that folder.
 */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Evaluator } from './evaluator.ts';
import type { CallContext, FunctionOrigin, PuppetFunction } from './calls/function.ts';
import type { DeclaredResource } from './host.ts';
import type { Scope } from './scope/scope.ts';
import type { ObjectType } from '../types/type.ts';

export interface ErbTemplate {
  readonly text: string;
  /** Path of the template in the project. Absent for an inline template. */
  readonly file?: string;
  readonly name?: string;
}

export type RubyFunctionOrigin = Extract<FunctionOrigin, { readonly kind: 'ruby' }>;

export interface ResourceForRuby extends DeclaredResource {
  readonly tags: ReadonlySet<string>;
  readonly place: SourcePlace | undefined;
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly parameters: ReadonlyMap<string, unknown>;
}

export interface CompilationForRuby {
  readonly evaluator: Evaluator;
  readonly topScope: Scope;
  readonly mainFile: string | undefined;
  readonly catalog: {
    readonly classes: readonly string[];
    readonly tags: ReadonlySet<string>;
    readonly resources: readonly ResourceForRuby[];
  };
  readonly modules: { readonly names: readonly string[]; root(name: string): string | undefined };
}

export interface LoadedDataType {
  readonly name: string;
  /** Puppet code of the hash that declares the object type, without its braces. */
  readonly interface: string;
  readonly implement: (type: ObjectType) => ObjectType;
}

export interface RubyCode {
  /** Sets the compilation that this Ruby VM serves. Call it once, before any other method. */
  begin(compilation: CompilationForRuby): void;
  /** Loads a function from its file. Throws the same `PuppetError` as Puppet. */
  loadFunction(name: string, origin: RubyFunctionOrigin): PuppetFunction;
  /** Loads a data type from its file. Throws the same `PuppetError` as Puppet. */
  loadDataType(lowerName: string, path: string): LoadedDataType;
  /** Renders a template with the variables of the caller's scope. Throws the same `PuppetError` as Puppet. */
  renderTemplate(template: ErbTemplate, context: CallContext): string;
}
