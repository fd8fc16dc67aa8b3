import type { Span } from '../span.ts';

/**
 * Data of a compilation that hints use. Names are spelled as in a manifest, in lower case where the language requires
 * it.
 */
export interface HintContext {
  read(file: string): string | undefined;
  /** Converts a `hiera.yaml` of version 3 to version 5; undefined if that is not possible. */
  asHiera5(text: string): string | undefined;
  /** The variables that are visible at an offset, without dollar signs. */
  variablesAt(file: string, offset: number): readonly string[];
  /** Returns the first parameter or assignment of a variable in the code around an offset. */
  assignmentOf(file: string, offset: number, name: string): Span | undefined;
  /** The variables of an evaluated class. */
  variablesOf(className: string): readonly string[];
  /** Evaluated classes that have a variable of this name. */
  classesWith(variable: string): readonly string[];
  /** True if the variable at an offset is interpolated without braces: `"$name"`. */
  isInterpolatedUnbraced(file: string, offset: number): boolean;
  /** The names of the top-level facts. */
  facts(): readonly string[];
  functions(): readonly string[];
  classes(): readonly string[];
  /** Resource types and defines. */
  resourceTypes(): readonly string[];
  /** Data types and aliases, capitalized. */
  dataTypes(): readonly string[];
  /**
   * Returns the first release that has a function or a data type. Returns undefined if the current release has it, or
   * if no release has it.
   */
  arrivesIn(what: 'function' | 'data type', name: string): string | undefined;
  /** The titles of the catalog's resources of a type (`File`). */
  titles(type: string): readonly string[];
  /** The paths of all files. */
  paths(): readonly string[];
  /** The names of all modules. */
  modules(): readonly string[];
  /**
   * The folder of a module, such as `site-modules/web`. For a missing module, the folder where Puppet searches it
   * first.
   */
  moduleFolder(name: string): string;
  /** The valid attributes of a resource, by type (`File`, `Class`) and title. */
  attributes(type: string, title: string): readonly string[];
}
