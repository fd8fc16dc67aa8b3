import { moduleFolders } from '../diagnostics/environment-conf.ts';
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { readDataConfig } from '../hiera/lookups.ts';
import { convertWording } from '../releases/wording.ts';
import { findCollectedType } from './collectors/collect.ts';
import { toAttributeValue } from './declare/attributes.ts';
import { evaluateTitles } from './declare/declare.ts';
import { findResourceType } from './declare/find-type.ts';
import { addDefaults } from './declare/make-resource.ts';
import { classNames, classReference } from './definitions/classes.ts';
import { bindData, resolveParameters } from './definitions/parameters.ts';
import { findParentClass } from './definitions/parent-class.ts';
import { refuseReference } from './finish/final-checks.ts';
import { finalParameters } from './finish/final-parameters.ts';
import { instanceError } from './finish/generators.ts';
import { findClass } from './loading/autoload.ts';
import { loadManifest } from './loading/load-manifest.ts';
import { manifestPaths } from './loading/modules.ts';
import { beginLookup } from './lookup/begin-lookup.ts';
import { parseTypeText } from './parse-type-text.ts';
import { passOn } from './relationships/relationships.ts';
import type { CatalogRules } from './rules.ts';
import { setNodeVariables } from './top-scope/top-scope.ts';

export const modernRules: CatalogRules = {
  effectiveSettings: (given) => given,
  settingValues: (values) => values,
  setNodeVariables,
  moduleRoots: (files) => moduleFolders(files.paths, (path) => files.read(path)),
  manifestPaths,
  loadManifest,
  functionToLoad: (origins, hasRuby) => origins.find(({ kind }) => kind !== 'ruby' || hasRuby),
  claimDefine: ({ loader }, definition) => loader.claimDefine(definition.name.toLowerCase(), definition),
  parentName: (written) => written.replace(/^::/, ''),
  patternNodeName: (name) => `__node_regexp__${name}`,
  namesOfNode: (node) => [node],
  mergeClasses: () => undefined,
  capturesOf: ({ captures }) => captures,
  findClass,
  findType: findResourceType,
  findParent: findParentClass,
  findCollectedType,
  classNames,
  includedClasses: (names) => names.map(classReference),
  classDeclared: () => undefined,
  bindData,
  resolveParameters,
  checkDeclared: () => undefined,
  evaluateTitles,
  attributeValue: toAttributeValue,
  checkCreatedType: () => undefined,
  addDefaults,
  addLateDefaults: () => undefined,
  isTaken: () => true,
  finalParameters,
  operandType: parseTypeText,
  passOn,
  refuseReference,
  readDataConfig,
  beginLookup,
  inWords: convertWording,
  unknownDeclaredClass: catalogIssues.unknownDeclaredClass,
  unknownType: catalogIssues.unknownType,
  exportIgnored: () => catalogIssues.exportIgnored(),
  collectionIgnored: () => catalogIssues.collectionIgnored(),
  exportsNotCollected: () => undefined,
  definitionLabel: (definition) => definition.toString(),
  overrideError: (issue, place) => new PuppetError(issue, place, 'Puppet::ParseError'),
  instanceError,
};
