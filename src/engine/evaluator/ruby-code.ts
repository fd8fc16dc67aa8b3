/** Ruby of a project as evaluation asks for it. The stage `ruby` implements it; the evaluator never imports that. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Evaluator } from './evaluator.ts';
import type { CallContext, FunctionOrigin, PuppetFunction } from './calls/function.ts';
import type { DeclaredResource } from './host.ts';
import type { Scope } from './scope/scope.ts';

export interface ErbTemplate {
  readonly text: string;
  /** The path of its file in the project; absent for a template that was given as a string. */
  readonly file?: string;
  /** The template's name as the manifest has it. */
  readonly name?: string;
}

export type RubyFunctionOrigin = Extract<FunctionOrigin, { readonly kind: 'ruby' }>;

/** A resource of the catalog so far, as Ruby may look at it. */
export interface ResourceForRuby extends DeclaredResource {
  readonly tags: ReadonlySet<string>;
  readonly place: SourcePlace | undefined;
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly parameters: ReadonlyMap<string, unknown>;
}

/** The compilation of which Ruby is part. */
export interface CompilationForRuby {
  readonly evaluator: Evaluator;
  readonly topScope: Scope;
  /** The manifest whose code outside of definitions is being evaluated. */
  readonly mainFile: string | undefined;
  readonly catalog: {
    readonly classes: readonly string[];
    readonly tags: ReadonlySet<string>;
    readonly resources: readonly ResourceForRuby[];
  };
  readonly modules: { readonly names: readonly string[]; root(name: string): string | undefined };
}

export interface RubyCode {
  /** Says which compilation this Ruby belongs to; called once, before anything else. */
  begin(compilation: CompilationForRuby): void;
  /** Loads a function from its file. Throws the `PuppetError` that Puppet would. */
  loadFunction(name: string, origin: RubyFunctionOrigin): PuppetFunction;
  /** Fills in a template with the variables of the caller's scope. Throws the `PuppetError` that Puppet would. */
  renderTemplate(template: ErbTemplate, context: CallContext): string;
}
