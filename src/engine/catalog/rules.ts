/** Rules of the compiler that differ between releases. */
import type { Issue } from '../diagnostics/issue.ts';
import type { ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { FunctionOrigin } from '../evaluator/calls/function.ts';
import type { CompileSettings, EnvironmentFiles, LookupOptions } from '../evaluator/host.ts';
import type { Scope } from '../evaluator/scope/scope.ts';
import type { VariableTable } from '../evaluator/scope/variable-table.ts';
import type { Invocation } from '../hiera/invocation.ts';
import type { ReadDataConfig } from '../hiera/lookups.ts';
import type { Release } from '../releases/release.ts';
import type { ResourceBody, ResourceTypeDefinition } from '../syntax/ast.ts';
import type { Type } from '../types/type.ts';
import type { DEFAULT, Value } from '../values/value.ts';
import type { Compilation } from './compilation.ts';
import type { Declaration } from './declare/declare.ts';
import type { FoundType } from './declare/find-type.ts';
import type { ResourceDefinition } from './definitions/definition.ts';
import type { LoadedManifest } from './loading/load-manifest.ts';
import type { Operand } from './relationships/relationships.ts';
import type { Resource, ResourceParameter } from './resource.ts';

export interface CatalogRules {
  // ---- settings
  /** Returns the effective settings of a compilation, derived from the given settings. */
  readonly effectiveSettings: (given: CompileSettings, release: Release) => CompileSettings;
  /** The values of `$settings::…`, before the settings of the compilation change them. */
  readonly settingValues: (
    values: Readonly<Record<string, Value>>,
    release: Release,
  ) => Readonly<Record<string, Value>>;
  /** Sets the variables of the top scope: facts by their names, `$facts`, `$trusted`, `$server_facts`, `$environment`. */
  readonly setNodeVariables: (compilation: Compilation) => void;

  // ---- files
  /** Returns the module folders by name. */
  readonly moduleRoots: (files: EnvironmentFiles) => Map<string, string>;
  /** Manifests of the environment, in Puppet's order. */
  readonly manifestPaths: (files: EnvironmentFiles, release: Release) => readonly string[];
  /** Reads a manifest, after the manifests that it imports. */
  readonly loadManifest: (compilation: Compilation, file: string, moduleName: string) => readonly LoadedManifest[];
  /**
   * Chooses which definition of a function to load. `origins` lists all definitions of its name, in Puppet's search
   * order.
   */
  readonly functionToLoad: (
    origins: readonly FunctionOrigin[],
    hasRuby: boolean,
    release: Release,
  ) => FunctionOrigin | undefined;

  // ---- definitions
  /** Reserves the name of a define, which is also the name of a type. */
  readonly claimDefine: (compilation: Compilation, definition: ResourceTypeDefinition) => void;
  /** Converts the name of a parent class (in lower case) to the name that a class stores. */
  readonly parentName: (written: string) => string;
  /** Converts the name formed from a node's regular expression to the name in the catalog. */
  readonly patternNodeName: (name: string) => string;
  /** Names under which the definition of a node is searched, starting with the full name. */
  readonly namesOfNode: (node: string) => readonly string[];
  /** Merges two definitions of a class; undefined if the second definition is an error. */
  readonly mergeClasses: (
    compilation: Compilation,
    earlier: ResourceDefinition,
    definition: ResourceDefinition,
  ) => ResourceDefinition | undefined;
  /** Regular expression captures visible to the code of a node. */
  readonly capturesOf: (definition: ResourceDefinition) => ResourceDefinition['captures'];

  // ---- names
  /** Resolves a class name in the code of a scope. */
  readonly findClass: (compilation: Compilation, name: string, scope: Scope) => ResourceDefinition | undefined;
  /** Resolves a resource type name in the code of a scope. */
  readonly findType: (compilation: Compilation, name: string, scope: Scope) => FoundType | undefined;
  /** Finds the definition that the given definition inherits from. Throws if it does not exist. */
  readonly findParent: (
    compilation: Compilation,
    definition: ResourceDefinition,
    parentName: string,
  ) => ResourceDefinition;
  /** Returns the type of a collector. Throws if there is no such type. */
  readonly findCollectedType: (compilation: Compilation, name: string, scope: Scope) => FoundType;

  // ---- classes
  /** Names of the classes passed to `include`, `contain` or `require`. */
  readonly classNames: (given: readonly Value[], release: Release) => readonly string[];
  /** Returns the result of `include`, `contain` or `require`. */
  readonly includedClasses: (names: readonly string[]) => Value;
  /** Called after a class of an `include` is declared, and before the next class. */
  readonly classDeclared: (compilation: Compilation, resource: Resource) => void;

  // ---- parameters
  /** Sets missing parameters of a class from data. */
  readonly bindData: (
    compilation: Compilation,
    resource: Resource,
    definition: ResourceDefinition,
    scope: Scope,
  ) => void;
  /**
   * Returns the values of all parameters of a class or an instance of a define, which become variables of its scope.
   */
  readonly resolveParameters: (
    compilation: Compilation,
    resource: Resource,
    definition: ResourceDefinition,
    scope: Scope,
  ) => VariableTable;
  /** Checks a declaration of a class or define before its resource is created. */
  readonly checkDeclared: (definition: ResourceDefinition, title: string, declaration: Declaration) => void;

  // ---- resources
  /** Validated titles of a body. The title of the body with defaults is `DEFAULT`. */
  readonly evaluateTitles: (
    compilation: Compilation,
    body: ResourceBody,
    scope: Scope,
  ) => readonly (string | typeof DEFAULT)[];
  /** Converts an evaluated value to an attribute value. */
  readonly attributeValue: (value: Value) => Value;
  /** Checks the type passed to `create_resources`. */
  readonly checkCreatedType: (compilation: Compilation, typeName: string, scope: Scope) => void;
  readonly addDefaults: (compilation: Compilation, resource: Resource) => void;
  /** Adds defaults before the code of a class or define runs, and again at the end. */
  readonly addLateDefaults: (compilation: Compilation, resource: Resource) => void;
  /** True if two resources must not share a name, so that `added` is an error. */
  readonly isTaken: (earlier: Resource, added: Resource) => boolean;
  readonly finalParameters: (resource: Resource) => Map<string, ResourceParameter>;

  // ---- relationships
  /** Parses a string beside an arrow as a type. */
  readonly operandType: (compilation: Compilation, text: string) => Type;
  /** Returns the operands that become the left side of the next arrow of the chain. */
  readonly passOn: (left: readonly Operand[], right: readonly Operand[]) => readonly Operand[];
  /** Reports a reference to a resource that is not in the catalog. */
  readonly refuseReference: (
    compilation: Compilation,
    issue: Issue,
    place: ErrorPlace | undefined,
    origin: ErrorPlace | undefined,
  ) => void;

  // ---- data
  readonly readDataConfig: ReadDataConfig;
  readonly beginLookup: (compilation: Compilation, key: string, scope: Scope, options: LookupOptions) => Invocation;

  // ---- messages
  /** Rewords a message of Puppet 8 for the release. */
  readonly inWords: (message: string, release: Release) => string;
  readonly unknownDeclaredClass: (args: { readonly name: string }) => Issue;
  readonly unknownType: (args: { readonly type: string }) => Issue;
  /** Warning for an exported resource without storeconfigs. */
  readonly exportIgnored: (place: SourcePlace | undefined) => Issue;
  /** Warning for a collector of exported resources without storeconfigs. */
  readonly collectionIgnored: (place: SourcePlace | undefined) => Issue;
  /** Called each time a collector of exported resources searches for resources without storeconfigs. */
  readonly exportsNotCollected: (compilation: Compilation) => void;
  /** Returns the name of a definition for the message about an attribute that the definition set. */
  readonly definitionLabel: (definition: ResourceDefinition) => string;
  /** Error for an attribute that may not be overridden. */
  readonly overrideError: (issue: Issue, place: SourcePlace | undefined) => PuppetError;
  /** Converts an error in the body of a define to the error that its instance reports. */
  readonly instanceError: (thrown: unknown, instance: Resource) => unknown;
}
