/**
 * The engine's public API. Its functions parse, validate, compile, relate and apply. Its types describe their results.
 */
export type { Diagnostic, Fix, RelatedPlace } from './diagnostics/diagnostic.ts';
export { structuredFact, structuredPath } from './diagnostics/hints/legacy-facts.ts';
export { editDistance, nearNames } from './diagnostics/hints/near-names.ts';
export { isStackOverflow } from './diagnostics/javascript-errors.ts';
export { LineIndex } from './diagnostics/line-index.ts';
export { withoutCode, type LogLevel, type LogLine } from './diagnostics/log.ts';
export type { MissingPackageCode } from './diagnostics/missing-package.ts';
export { selectReported } from './diagnostics/reported-problems.ts';
export { formatPlace, PuppetError, type ErrorPlace } from './diagnostics/puppet-error.ts';
export { defineIssue, type Issue, type IssueDeclaration, type OtherPlace } from './diagnostics/issue.ts';
export { insideAnyEnvironment } from './diagnostics/environment-paths.ts';
export {
  moduleFolders,
  readModulePath,
  findStartManifest,
  isStartManifest,
  WHOLE_ENVIRONMENT,
} from './diagnostics/environment-conf.ts';
export { moduleWithName } from './diagnostics/well-known-modules.ts';
export { catalogIssues, moduleIssues } from './diagnostics/issues/catalog.ts';
export { metadataFault } from './catalog/loading/module-metadata.ts';
export { evaluationIssues, filesNotFound, runtimeError, templateNotFound } from './diagnostics/issues/evaluation.ts';
export { hieraIssues } from './diagnostics/issues/hiera.ts';
export * as oldIssues from './diagnostics/issues/old-evaluation.ts';
export { illegalDefinitionLocation, duplicateKey } from './diagnostics/issues/validation.ts';
export type { Position, SourcePlace, Span } from './diagnostics/span.ts';

export type * from './syntax/ast.ts';
export {
  childPusher,
  listChildren,
  readLexemes,
  parse,
  parseEpp,
  printPn,
  reportSpan,
  STATEMENT_CALLS,
  tokenize,
  walk,
  type Lexeme,
  type LexemeCategory,
  type ParseResult,
  type SyntaxToken,
  type TokenCategory,
} from './syntax/index.ts';
export { validate } from './validation/validate.ts';

export { OWN, type LintCheck } from './lint/check.ts';
export { LEGACY_FACT_NAMES } from './lint/checks/facts/legacy-fact-names.ts';
export { lintChecks } from './lint/checks/index.ts';
export type { TextEdit } from './lint/fixes/token-editor.ts';
export { fixAll, lint, type LintFix, type LintFixes, type LintProblem } from './lint/lint.ts';
export { isIgnoredPath } from './lint/settings/ignored-path.ts';
export { selectLintSettings } from './lint/settings/release-settings.ts';
export { defaultLintSettings, lintProfiles } from './lint/settings/profiles.ts';
export {
  readLintSettings,
  withLintChecks,
  type ReadLintSettings,
  type SettingsMistake,
} from './lint/settings/rc-file.ts';
export type { LintSettings } from './lint/settings/settings.ts';

export { near } from './diagnostics/hints/advice.ts';
export { forgeName } from './diagnostics/well-known-modules.ts';
export { createSignature, toCount, type SignatureParameter } from './functions/signature.ts';
export { findLiteralRefusal } from './resource-types/literal-refusal.ts';
export { isValidAttribute } from './resource-types/type-attributes.ts';
export { expandAlias, isAliasLike } from './types/alias.ts';
export { isAssignable } from './types/assignable/assignable.ts';
export * as typeFactory from './types/factory.ts';
export { describeMismatch, describeSignatures } from './types/mismatch/mismatch.ts';
export type { StructElement } from './types/type.ts';

export { STDLIB_TYPE_ALIASES } from './functions/stdlib/aliases/type-aliases.ts';
export { displayString, programString } from './formatting/display.ts';
export { rubyFormat } from './formatting/sprintf.ts';
export { formatTimestamp } from './formatting/strftime.ts';
export { BUILTIN_TYPE_NAMES } from './types/builtin.ts';
export { checkValue, createTypeReader, type FindAlias, type TypeReader } from './types/check-value.ts';
export type { MismatchFinding } from './types/mismatch/mismatch.ts';
export type { Type } from './types/type.ts';
export { isJsonObject, valuesFromJson, type JsonData } from './values/from-json.ts';
export { DAY_NAMES, MONTH_NAMES } from './values/time/time-text.ts';
export { matchRegexp } from './values/regexp/regexp.ts';
export { VERSION_PATTERN } from './values/semver.ts';
export { parseVersionRange, rangeIncludesVersion } from './values/semver-range.ts';
export { isArray, isHash, SensitiveValue, type Value } from './values/value.ts';

export { serverFactsOfApply, serverFactsOfNodes } from './machine/facts/server-facts.ts';
export { collectFacts, type Facts, type FactValue, type PlatformFacts } from './machine/facts/facts.ts';
export { platforms, type PlatformName } from './machine/facts/platforms.ts';
export { olderSystems, type OlderSystemName } from './machine/facts/older-systems.ts';

export {
  referenceText,
  type Catalog,
  type CatalogParameter,
  type CatalogResource,
  type Containment,
  type RelationshipOrigin,
} from './catalog/catalog.ts';
export { compile } from './catalog/compile.ts';
export { compilePastErrors, furtherErrors, type CompiledPastErrors } from './catalog/errors/further-errors.ts';
export { compileNodes, type NodesResult } from './catalog/nodes/compile-nodes.ts';
export type { CompileError, CompileInput, CompileResult, NodeInput } from './catalog/compile-result.ts';
export {
  emptyStore,
  sameExports,
  withExports,
  type ExportedResource,
  type ExportedResourceStore,
} from './catalog/nodes/exported-resources.ts';
export { evaluateExpression, type ExpressionResult } from './catalog/evaluate-expression.ts';
export { explainLookup, type ExplainLookupOptions, type LookupExplanation } from './catalog/lookup/explain-lookup.ts';
export {
  catalogFromJson,
  catalogFromText,
  MAX_CATALOG_TEXT,
  type CatalogImport,
  type ImportOptions,
} from './catalog/json/from-json.ts';
export type { NodeClassification } from './catalog/definitions/node-classification.ts';
export { listManifestPaths } from './catalog/rules-of-release.ts';
export { ProgramCache } from './catalog/loading/program-cache.ts';
export { withMachineFiles } from './console/machine-files.ts';
export { catalogToPuppetJson } from './catalog/json/puppet-json.ts';
export { catalogToJson, parametersToJson } from './catalog/json/to-json.ts';
export type { CompileBudget } from './budget/limits.ts';
export { metered, reportProgress, watchProgress } from './budget/meter.ts';
export type { AssignedValue, EvaluationWatcher } from './evaluator/evaluator.ts';
export type { CompileSettings, EnvironmentFiles } from './evaluator/host.ts';
export type { ClassUse, CompileUse, HierarchyLevel, HierarchyUse, KeyUse } from './evaluator/compile-use.ts';
export { noticingFiles, watchedFiles } from './evaluator/watched-files.ts';
export type { OwnPackage, OwnPackages } from './machine/packages/own-packages.ts';
export type { Difference, DifferenceId } from './releases/differences.ts';
export { findAttributeSince } from './releases/known-attributes.ts';
export { findFirstRelease, findFunctionSince, functionsAfter } from './releases/known-names.ts';
export { coreTypeNames } from './releases/core-types.ts';
export {
  findReleaseByName,
  isOpenVox,
  isReleaseId,
  nameRelease,
  releaseIds,
  type ReleaseId,
} from './releases/release-ids.ts';
export { isEnvironmentSetting } from './releases/environment-settings.ts';
export { defaultRelease, differencesBetween, getRelease, type Release } from './releases/release.ts';
export { titleAttributes } from './resource-types/instances/title.ts';
export { rubyToString as rubyText } from './formatting/ruby-inspect.ts';
export { METAPARAMETERS } from './catalog/declare/metaparameters.ts';
export { builtinFunctions, type BuiltInFunction } from './functions/index.ts';

export { readStrategy } from './hiera/merge.ts';
export { findConfigFaults, type ConfigFault } from './hiera/config/config-faults.ts';
export { version3As5 } from './hiera/config/version-3-as-5.ts';
export { createDataTest, dataKeys, type DataKey } from './hiera/data/data-keys.ts';
export { loadJson } from './ruby-like/json.ts';
export { loadYaml } from './yaml/load-yaml.ts';
export { findOffset } from './yaml/value-offsets.ts';
export { dataTree } from './yaml/data-tree.ts';
export { yamlData, type YamlData } from './yaml/yaml-data.ts';
export { namedExtensions } from './catalog/top-scope/trusted-facts.ts';
export type { MappingNode, YamlNode } from './yaml/parser.ts';
export type { LookupStep, LookupStepKind } from './hiera/explain/explain-steps.ts';

export { cycleReport, type Cycle } from './graph/cycles/cycles.ts';
export type { CutStatement } from './graph/cycles/smallest-cuts.ts';
export { rateEvidence, type FindPackage } from './graph/cycles/cut-evidence.ts';
export { dotFiles, type DotFiles } from './graph/dot.ts';
export { findEdit, type EdgeEdit } from './graph/edit.ts';
export { describeReason, type EdgeReason, type RelationshipEdge } from './graph/edge.ts';
export { graphToJson } from './graph/json.ts';
export { relationshipGraph, type RelationshipGraphResult } from './graph/result.ts';
export { resourceOf } from './graph/vertex.ts';

export { builtinTypes, selectBuiltinTypes } from './providers/builtin.ts';
export { builtinDeclarations } from './resource-types/builtin.ts';
export { moduleFileServer, withBytes, type ServedFiles } from './providers/file/module-files.ts';
export type { InstanceTable } from './resource-types/instances/instance-table.ts';
export type {
  AllowedValue,
  AttributeDeclaration,
  ProviderDeclaration,
  TypeDeclaration,
} from './resource-types/declaration.ts';
export type { ProviderDefinition, ResourceTypeDefinition } from './resource-types/definition.ts';
export { METAPARAMETERS as metaparameterDefinitions } from './resource-types/metaparameters.ts';
export { attributesOf } from './resource-types/type-attributes.ts';
export type { ResourceTypeKnowledge } from './catalog/type-knowledge.ts';
export { typeKnowledge } from './resource-types/knowledge.ts';
export { recordedError, type RunError } from './resource-types/run-error.ts';
export { instanceIssues } from './resource-types/issues.ts';
export { hintOfRunError } from './resource-types/hints.ts';
export { formatReference } from './resource-types/reference.ts';
export { typeRegistry, type TypeRegistry } from './resource-types/registry.ts';

export type { Change } from './machine/journal/change.ts';
export { createBaseTarget, createTarget, type TargetDescription } from './machine/description.ts';
export { loadPlatform, platformIds } from './machine/presets/index.ts';
export { describeDifferences } from './machine/machine-differences.ts';
export { startingMachine, type MachineDifferences } from './machine/starting-machine.ts';
export type { Entry, FileContent } from './machine/files/node.ts';
export { PackageArchive } from './machine/packages/package-archive.ts';
export type { AvailablePackage, PackageManager } from './machine/packages/package-manager.ts';
export type { ServiceManager } from './machine/services/service-manager.ts';
export { listEntries, type GroupState, type MachineState, type ServiceState, type UserState } from './machine/state.ts';
export { machineFromJson, machineToJson, type MachineJson } from './machine/target-json.ts';
export { cronJobs } from './machine/crontab.ts';
export { DEFAULT_PATH, runShell, type RunOptions, type RunResult } from './machine/shell/run-shell.ts';
export type { Table } from './machine/table.ts';
export type { Target } from './machine/target.ts';

export { applyCatalog, type ApplyOptions } from './transaction/apply.ts';
export { reportToJson, type RunReport } from './transaction/report/report.ts';
export type { RunEvent, SkipReason } from './transaction/run-event.ts';
export { facterCommand } from './console/facts-command.ts';
export { printed } from './console/puppet-log.ts';
export { puppetCommand } from './console/puppet-command.ts';
export { isResult } from './console/command-line.ts';
export { lookup, readLookupLine } from './console/puppet-lookup.ts';
export { runInTerminal, type TerminalInput, type TerminalOutput } from './console/terminal.ts';
export type { CommandRun, RunWatcher } from './console/watch-run.ts';
export { runSettings } from './transaction/settings.ts';
export { RunStorage } from './transaction/corrective/storage.ts';
export { runStorageFromJson, runStorageToJson, type RunStorageJson } from './transaction/corrective/storage-json.ts';

export type { RubySyntaxFault } from './ruby/check-syntax.ts';
export type { RubyArgument, RubyCall, RubyMethod, RubyStatement } from './ruby/outline.ts';
export type { RubyMachines } from './ruby/ruby-machines.ts';
export type { HostAddresses } from './ruby/hosts.ts';
export { callsTemplate, needsRuby, rubyForCompiling, type ProjectRuby } from './ruby/project-ruby.ts';
export type { RubyAssets, RubyMemory, RubySnapshot } from './ruby/machine/snapshot.ts';
