/** Ruby of a project as evaluation asks for it. The stage `ruby` implements it; the evaluator never imports that. */
import type { CallContext, PuppetFunction } from './function.ts';

export interface ErbTemplate {
  readonly text: string;
  /** The path of its file in the project; absent for a template that was given as a string. */
  readonly file?: string;
}

export interface RubyCode {
  /** A function written in Ruby, of the environment or a module, loaded when it is asked for first. */
  findFunction(name: string): PuppetFunction | undefined;
  /** Fills in a template with the variables of the caller's scope. Throws the `PuppetError` that Puppet would. */
  renderTemplate(template: ErbTemplate, context: CallContext): string;
}
