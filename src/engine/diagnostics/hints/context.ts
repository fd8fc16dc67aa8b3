import type { Span } from '../span.ts';

/** What hints need to know of a compilation. Names are as a manifest writes them, lower case where the language asks for it. */
export interface HintContext {
  read(file: string): string | undefined;
  /** A `hiera.yaml` of version 3 written as version 5; undefined where that cannot be told. */
  asHiera5(text: string): string | undefined;
  /** The variables that the code at an offset could read, without dollar signs. */
  variablesAt(file: string, offset: number): readonly string[];
  /** The first parameter or assignment of a variable in the code around an offset. */
  assignmentOf(file: string, offset: number, name: string): Span | undefined;
  /** The variables of a class that was evaluated. */
  variablesOf(className: string): readonly string[];
  /** Classes that were evaluated and have a variable of this name. */
  classesWith(variable: string): readonly string[];
  /** Whether the variable at an offset is interpolated in a double-quoted text without braces: `"$name"`. */
  isInterpolatedUnbraced(file: string, offset: number): boolean;
  /** The names of the facts at the top. */
  facts(): readonly string[];
  functions(): readonly string[];
  classes(): readonly string[];
  /** Resource types and defines. */
  resourceTypes(): readonly string[];
  /** Data types and aliases, capitalized. */
  dataTypes(): readonly string[];
  /** The first release that has a function or a data type, for names that the release at hand has not yet. */
  arrivesIn(what: 'function' | 'data type', name: string): string | undefined;
  /** The titles of the catalog's resources of a type (`File`). */
  titles(type: string): readonly string[];
  /** The paths of all files. */
  paths(): readonly string[];
  /** The names of the modules that there are. */
  modules(): readonly string[];
  /** What a resource of a type (`File`, `Class`) and title may be given. */
  attributes(type: string, title: string): readonly string[];
}
