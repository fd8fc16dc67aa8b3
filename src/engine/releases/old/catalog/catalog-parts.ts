import { addDefaults } from '../../../catalog/declare/make-resource.ts';
import type { CatalogRules } from '../../../catalog/rules.ts';
import { moduleFolders } from '../../../diagnostics/environment-conf.ts';
import { evaluateResource } from '../../../catalog/definitions/evaluate-resource.ts';
import { invalidType, notCollecting, unknownDeclaredClass } from '../../../diagnostics/issues/old-evaluation.ts';
import type { Part } from '../../with-parts.ts';
import { convertToOldWording } from '../wording.ts';
import { classNamesInOldLanguage, mergeClasses } from './classes.ts';
import { oldFunctionToLoad, oldManifestPaths } from './files.ts';
import { beginHiera3Lookup, readHiera3Config } from './hiera-3.ts';
import { loadWithImports } from './import-files.ts';
import { collectionIgnoredAtLine, exportIgnoredAtLine, turnedOverrideError } from './messages.ts';
import { oldSettings, oldSettingValues, setOldNodeVariables } from './node-variables.ts';
import { checkParameterNames, resolveInOldLanguage } from './parameters.ts';
import { findClassRelatively, findParentInOldLanguage, findTypeRelatively } from './relative-names.ts';
import { refuseReferenceByStrict, typeOfReference } from './relationships.ts';
import {
  attributeValueWithoutRegexps,
  checkCreatedType,
  findCollectedTypeInOldLanguage,
  singleValues,
  titlesInOldLanguage,
} from './resources.ts';

export const oldCatalogParts: readonly Part<CatalogRules>[] = [
  // Rules about settings and facts.
  { unless: 'setting strict', rules: { effectiveSettings: oldSettings } },
  {
    unless: 'setting strict_variables',
    rules: { effectiveSettings: oldSettings, settingValues: oldSettingValues },
  },
  { when: 'order of titles', rules: { settingValues: oldSettingValues } },
  { unless: 'facts in hashes', rules: { setNodeVariables: setOldNodeVariables } },
  { when: 'hashes of facts by settings', rules: { setNodeVariables: setOldNodeVariables } },
  { unless: 'server facts', rules: { setNodeVariables: setOldNodeVariables } },

  // Rules about files of an environment.
  {
    when: 'names may have hyphens',
    rules: { moduleRoots: (files) => moduleFolders(files.paths, (path) => files.read(path), true) },
  },
  { when: 'folders of manifests are flat', rules: { manifestPaths: oldManifestPaths } },
  { when: 'one manifest', rules: { manifestPaths: oldManifestPaths } },
  { when: 'the old grammar', rules: { loadManifest: loadWithImports, findParent: findParentInOldLanguage } },
  { unless: 'functions of the new interface', rules: { functionToLoad: oldFunctionToLoad } },
  {
    unless: 'definitions of functions and types',
    rules: { functionToLoad: oldFunctionToLoad, claimDefine: () => undefined },
  },

  // Rules about nodes.
  { unless: 'nodes with a regular expression have a prefix', rules: { patternNodeName: (name) => name } },
  { when: 'nodes match by parts of their name', rules: { namesOfNode } },
  { unless: 'patterns of nodes capture', rules: { capturesOf: () => undefined } },

  // Rules about classes and defines.
  { unless: 'classes are defined once', rules: { mergeClasses } },
  { unless: 'include takes lists', rules: { classNames: classNamesInOldLanguage } },
  {
    unless: 'include returns classes',
    rules: { classNames: classNamesInOldLanguage, includedClasses: () => undefined },
  },
  { when: 'classes are evaluated in turn', rules: { classDeclared: evaluateResource } },
  {
    when: 'names of classes are relative',
    rules: {
      findClass: findClassRelatively,
      findParent: findParentInOldLanguage,
      parentName: (written) => written,
      classNames: classNamesInOldLanguage,
      unknownDeclaredClass,
      unknownType: invalidType,
    },
  },
  { when: 'names of defines are relative', rules: { findType: findTypeRelatively } },
  {
    when: 'parameters are checked one by one',
    rules: { checkDeclared: checkParameterNames, resolveParameters: resolveInOldLanguage },
  },
  { when: 'no data', rules: { bindData: () => undefined } },

  // Rules about resources.
  { when: 'brackets take one key', rules: { evaluateTitles: titlesInOldLanguage } },
  { unless: 'regexps are values of attributes', rules: { attributeValue: attributeValueWithoutRegexps } },
  { when: 'create_resources is never virtual', rules: { checkCreatedType } },
  {
    unless: 'defaults apply at the declaration',
    rules: { addDefaults: () => undefined, addLateDefaults: addDefaults },
  },
  { unless: 'aliases are unique', rules: { isTaken: (earlier, added) => earlier.title === added.title } },
  { when: 'single-element arrays are values', rules: { finalParameters: singleValues } },
  { when: 'classes cannot be collected', rules: { findCollectedType: findCollectedTypeInOldLanguage } },

  // Rules about relationships.
  {
    when: 'strings in relationships are references',
    rules: { operandType: (_compilation, text) => typeOfReference(text) },
  },
  { unless: 'arrows skip empty collectors', rules: { passOn: (_left, right) => right } },
  { unless: 'missing references are errors', rules: { refuseReference: refuseReferenceByStrict } },

  // Rules about Hiera data.
  {
    when: 'data by Hiera 3 alone',
    rules: { readDataConfig: readHiera3Config, beginLookup: beginHiera3Lookup },
  },

  // Rules about the wording of messages.
  { unless: 'locations in parentheses', rules: { inWords: convertToOldWording } },
  { when: 'messages of 3.8', rules: { inWords: convertToOldWording } },
  { when: 'messages of 2.7', rules: { inWords: convertToOldWording } },
  {
    when: 'errors have no column',
    rules: {
      inWords: convertToOldWording,
      findCollectedType: findCollectedTypeInOldLanguage,
      instanceError: (thrown) => thrown,
    },
  },
  {
    when: 'exports without storeconfigs warn one by one',
    rules: {
      exportIgnored: exportIgnoredAtLine,
      collectionIgnored: collectionIgnoredAtLine,
      exportsNotCollected: (compilation) => compilation.warn(notCollecting()),
    },
  },
  {
    when: 'messages show definitions as Ruby objects',
    rules: { definitionLabel: () => '#<Puppet::Resource::Type:0xX>' },
  },
  { when: 'override errors put the line first', rules: { overrideError: turnedOverrideError } },
];

/** Returns the full name of the node, and then the name shortened by one segment at a time. */
function namesOfNode(node: string): readonly string[] {
  const parts = node.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
