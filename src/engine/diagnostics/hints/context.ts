import type { Span } from '../span.ts';

/** Data of a compilation that hints use. Names are spelled as in a manifest. */
export interface HintContext {
  read(file: string): string | undefined;
  /** Converts a `hiera.yaml` of version 3 to version 5. Returns undefined if that is not possible. */
  asHiera5(text: string): string | undefined;
  variablesAt(file: string, offset: number): readonly string[];
  /** Returns the first parameter or assignment of a variable in the code around an offset. */
  assignmentOf(file: string, offset: number, name: string): Span | undefined;
  variablesOf(className: string): readonly string[];
  classesWith(variable: string): readonly string[];
  /** True if the variable at an offset is interpolated without braces, as in `"$name"`. */
  isInterpolatedUnbraced(file: string, offset: number): boolean;
  facts(): readonly string[];
  functions(): readonly string[];
  classes(): readonly string[];
  resourceTypes(): readonly string[];
  dataTypes(): readonly string[];
  /**
   * Returns the first release that has a function or data type. Returns undefined if the current release has it, or if
   * no release does.
   */
  arrivesIn(what: 'function' | 'data type', name: string): string | undefined;
  titles(type: string): readonly string[];
  paths(): readonly string[];
  modules(): readonly string[];
  /**
   * Returns the folder of a module, such as `site-modules/web`. For a missing module, returns the folder where Puppet
   * searches for it first.
   */
  moduleFolder(name: string): string;
  attributes(type: string, title: string): readonly string[];
}
