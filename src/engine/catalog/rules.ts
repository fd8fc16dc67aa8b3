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
  readonly effectiveSettings: (given: CompileSettings, release: Release) => CompileSettings;
  /**
   * Changes the default values of `$settings::…` for the release. The settings of the compilation take precedence over
   * the result.
   */
  readonly settingValues: (
    values: Readonly<Record<string, Value>>,
    release: Release,
  ) => Readonly<Record<string, Value>>;
  readonly setNodeVariables: (compilation: Compilation) => void;

  // ---- files
  readonly moduleRoots: (files: EnvironmentFiles) => ReadonlyMap<string, string>;
  readonly manifestPaths: (files: EnvironmentFiles, release: Release) => readonly string[];
  /** Reads a manifest. Returns the manifests that it imports, followed by the manifest itself. */
  readonly loadManifest: (compilation: Compilation, file: string, moduleName: string) => readonly LoadedManifest[];
  readonly functionToLoad: (
    origins: readonly FunctionOrigin[],
    hasRuby: boolean,
    release: Release,
  ) => FunctionOrigin | undefined;

  // ---- definitions
  readonly claimDefine: (compilation: Compilation, definition: ResourceTypeDefinition) => void;
  readonly parentName: (written: string) => string;
  /** Converts the name of a node with a regular expression to its name in the catalog. */
  readonly patternNodeName: (name: string) => string;
  /** Returns the names under which a node's definition is searched, starting with the full name. */
  readonly namesOfNode: (node: string) => readonly string[];
  /** Merges two definitions of a class. Returns undefined if the second definition is an error. */
  readonly mergeClasses: (
    compilation: Compilation,
    earlier: ResourceDefinition,
    definition: ResourceDefinition,
  ) => ResourceDefinition | undefined;
  readonly capturesOf: (definition: ResourceDefinition) => ResourceDefinition['captures'];

  // ---- names
  readonly findClass: (compilation: Compilation, name: string, scope: Scope) => ResourceDefinition | undefined;
  readonly findType: (compilation: Compilation, name: string, scope: Scope) => FoundType | undefined;
  /** Finds the parent of a class or node. Throws if it does not exist. */
  readonly findParent: (
    compilation: Compilation,
    definition: ResourceDefinition,
    parentName: string,
  ) => ResourceDefinition;
  readonly findCollectedType: (compilation: Compilation, name: string, scope: Scope) => FoundType;

  // ---- classes
  readonly classNames: (given: readonly Value[], release: Release) => readonly string[];
  readonly includedClasses: (names: readonly string[]) => Value;
  /** Called after a class of an `include` is declared, and before the next class. */
  readonly classDeclared: (compilation: Compilation, resource: Resource) => void;

  // ---- parameters
  readonly bindData: (
    compilation: Compilation,
    resource: Resource,
    definition: ResourceDefinition,
    scope: Scope,
  ) => void;
  readonly resolveParameters: (
    compilation: Compilation,
    resource: Resource,
    definition: ResourceDefinition,
    scope: Scope,
  ) => VariableTable;
  readonly checkDeclared: (definition: ResourceDefinition, title: string, declaration: Declaration) => void;

  // ---- resources
  /** Returns the validated titles of a body. The title `default` becomes `DEFAULT`. */
  readonly evaluateTitles: (
    compilation: Compilation,
    body: ResourceBody,
    scope: Scope,
  ) => readonly (string | typeof DEFAULT)[];
  readonly attributeValue: (value: Value) => Value;
  readonly checkCreatedType: (compilation: Compilation, typeName: string, scope: Scope) => void;
  readonly addDefaults: (compilation: Compilation, resource: Resource) => void;
  /** Adds resource defaults. Called before the code of a class or define runs, and at the end of the compilation. */
  readonly addLateDefaults: (compilation: Compilation, resource: Resource) => void;
  /** True if two resources must not have the same name. Adding the second one is then an error. */
  readonly isTaken: (earlier: Resource, added: Resource) => boolean;
  readonly finalParameters: (resource: Resource) => Map<string, ResourceParameter>;

  readonly operandType: (compilation: Compilation, text: string) => Type;
  readonly passOn: (left: readonly Operand[], right: readonly Operand[]) => readonly Operand[];
  /** Reports a reference to a resource that is not in the catalog. */
  readonly refuseReference: (
    compilation: Compilation,
    issue: Issue,
    place: ErrorPlace | undefined,
    origin: ErrorPlace | undefined,
  ) => void;

  readonly readDataConfig: ReadDataConfig;
  readonly beginLookup: (compilation: Compilation, key: string, scope: Scope, options: LookupOptions) => Invocation;

  // ---- messages
  readonly inWords: (message: string, release: Release) => string;
  readonly unknownDeclaredClass: (args: { readonly name: string }) => Issue;
  readonly unknownType: (args: { readonly type: string }) => Issue;
  readonly exportIgnored: (place: SourcePlace | undefined) => Issue;
  readonly collectionIgnored: (place: SourcePlace | undefined) => Issue;
  /** Called each time a collector of exported resources is evaluated without storeconfigs. */
  readonly exportsNotCollected: (compilation: Compilation) => void;
  readonly definitionLabel: (definition: ResourceDefinition) => string;
  readonly overrideError: (issue: Issue, place: SourcePlace | undefined) => PuppetError;
  readonly instanceError: (thrown: unknown, instance: Resource) => unknown;
}
