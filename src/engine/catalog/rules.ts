/** Rules of the compiler that are not the same in all releases. */
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
  /** The settings with which a compilation runs, from the settings that it is given. */
  readonly effectiveSettings: (given: CompileSettings, release: Release) => CompileSettings;
  /** The values of `$settings::…`, before the settings of the compilation change them. */
  readonly settingValues: (
    values: Readonly<Record<string, Value>>,
    release: Release,
  ) => Readonly<Record<string, Value>>;
  /** Sets the variables of the top scope: facts by their names, `$facts`, `$trusted`, `$server_facts`, `$environment`. */
  readonly setNodeVariables: (compilation: Compilation) => void;

  // ---- files
  /** The folders of the modules by name. */
  readonly moduleRoots: (files: EnvironmentFiles) => Map<string, string>;
  /** The manifests of the environment, in the order in which they are read. */
  readonly manifestPaths: (files: EnvironmentFiles, release: Release) => readonly string[];
  /** Reads a manifest, after the manifests that it imports. */
  readonly loadManifest: (compilation: Compilation, file: string, moduleName: string) => readonly LoadedManifest[];
  /** The definition of a function to load, of all of its name in the order in which Puppet looks for one. */
  readonly functionToLoad: (
    origins: readonly FunctionOrigin[],
    hasRuby: boolean,
    release: Release,
  ) => FunctionOrigin | undefined;

  // ---- definitions
  /** Takes the name of a define among the names of types. */
  readonly claimDefine: (compilation: Compilation, definition: ResourceTypeDefinition) => void;
  /** The name of a parent class (in lower case) as a class keeps it. */
  readonly parentName: (written: string) => string;
  /** The name in the catalog of a node whose pattern gives `name`. */
  readonly patternNodeName: (name: string) => string;
  /** The names by which the definition of a node is looked for, the whole name first. */
  readonly namesOfNode: (node: string) => readonly string[];
  /** Both definitions of a class as one; undefined if the second definition is an error. */
  readonly mergeClasses: (
    compilation: Compilation,
    earlier: ResourceDefinition,
    definition: ResourceDefinition,
  ) => ResourceDefinition | undefined;
  /** The captures that the code of a node sees. */
  readonly capturesOf: (definition: ResourceDefinition) => ResourceDefinition['captures'];

  // ---- names
  /** The class that a name stands for in the code of a scope. */
  readonly findClass: (compilation: Compilation, name: string, scope: Scope) => ResourceDefinition | undefined;
  /** The resource type that a name stands for in the code of a scope. */
  readonly findType: (compilation: Compilation, name: string, scope: Scope) => FoundType | undefined;
  /** The definition that a definition inherits from. Throws if there is none of its name. */
  readonly findParent: (
    compilation: Compilation,
    definition: ResourceDefinition,
    parentName: string,
  ) => ResourceDefinition;
  /** The type that a collector names. Throws if there is none. */
  readonly findCollectedType: (compilation: Compilation, name: string, scope: Scope) => FoundType;

  // ---- classes
  /** The names of the classes that `include`, `contain` or `require` is given. */
  readonly classNames: (given: readonly Value[], release: Release) => readonly string[];
  /** The value of `include`, `contain` or `require`. */
  readonly includedClasses: (names: readonly string[]) => Value;
  /** Called after each class of an `include` is declared, before the next one. */
  readonly classDeclared: (compilation: Compilation, resource: Resource) => void;

  // ---- parameters
  /** Gives a class the parameters from data that it was not given. */
  readonly bindData: (
    compilation: Compilation,
    resource: Resource,
    definition: ResourceDefinition,
    scope: Scope,
  ) => void;
  /** The values of all parameters of a class or an instance of a define, for the variables of its scope. */
  readonly resolveParameters: (
    compilation: Compilation,
    resource: Resource,
    definition: ResourceDefinition,
    scope: Scope,
  ) => VariableTable;
  /** Checks a declaration of a class or define before its resource is made. */
  readonly checkDeclared: (definition: ResourceDefinition, title: string, declaration: Declaration) => void;

  // ---- resources
  /** The titles of a body, checked. The title of the body with defaults is `DEFAULT`. */
  readonly titlesOf: (
    compilation: Compilation,
    body: ResourceBody,
    scope: Scope,
  ) => readonly (string | typeof DEFAULT)[];
  /** The value of an attribute from an evaluated value. */
  readonly attributeValue: (value: Value) => Value;
  /** Checks the type that `create_resources` is given. */
  readonly checkCreatedType: (compilation: Compilation, typeName: string, scope: Scope) => void;
  /** Adds defaults to a resource that has just been made. */
  readonly addDefaults: (compilation: Compilation, resource: Resource) => void;
  /** Adds defaults before the code of a class or define runs, and again at the end. */
  readonly addLateDefaults: (compilation: Compilation, resource: Resource) => void;
  /** Whether an earlier resource with one of the names of a resource is an error. */
  readonly isTaken: (earlier: Resource, added: Resource) => boolean;
  /** The attributes of a resource as the catalog has them. */
  readonly finalParameters: (resource: Resource) => Map<string, ResourceParameter>;

  // ---- relationships
  /** The type for a string beside an arrow. */
  readonly operandType: (compilation: Compilation, text: string) => Type;
  /** The operands that the next arrow of a chain takes as its left side. */
  readonly passOn: (left: readonly Operand[], right: readonly Operand[]) => readonly Operand[];
  /** Reports a reference to a resource that is not in the catalog. */
  readonly refuseReference: (compilation: Compilation, issue: Issue, place: ErrorPlace | undefined) => void;

  // ---- data
  readonly readDataConfig: ReadDataConfig;
  /** Begins the lookup of a key. */
  readonly beginLookup: (compilation: Compilation, key: string, scope: Scope, options: LookupOptions) => Invocation;

  // ---- messages
  /** A message of Puppet 8 in the words of the release. */
  readonly inWords: (message: string, release: Release) => string;
  readonly unknownDeclaredClass: (args: { readonly name: string }) => Issue;
  readonly unknownType: (args: { readonly type: string }) => Issue;
  /** The warning of an exported resource without storeconfigs. */
  readonly exportIgnored: (place: SourcePlace | undefined) => Issue;
  /** The warning of a collector of exported resources without storeconfigs. */
  readonly collectionIgnored: (place: SourcePlace | undefined) => Issue;
  /** Called each time such a collector looks for resources. */
  readonly exportsNotCollected: (compilation: Compilation) => void;
  /** A definition in the message about an attribute that it has set. */
  readonly definitionLabel: (definition: ResourceDefinition) => string;
  /** The error of an attribute that may not be set. */
  readonly overrideError: (issue: Issue, place: SourcePlace | undefined) => PuppetError;
  /** An error in the body of a define as it leaves the instance. */
  readonly instanceError: (thrown: unknown, instance: Resource) => unknown;
}
