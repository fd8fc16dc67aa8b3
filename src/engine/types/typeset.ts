/** `TypeSet[{...}]`, a named set of types (Puppet's `p_type_set_type.rb`). */
import { parseVersionRange, rangeIncludesVersion } from '../values/semver-range.ts';
import { parseVersion } from '../values/semver.ts';
import { PuppetHash, isArray, type Value } from '../values/value.ts';
import { unwrapType } from './access/check.ts';
import { argumentError, assertInstance } from './assert.ts';
import {
  anySemVer,
  anyTypeType,
  hashType,
  nonEmptyString,
  patternType,
  semVerRangeType,
  structType,
  variantType,
} from './factory.ts';
import { anyTypeSet } from './objects/any-object.ts';
import { OBJECT_INITIALIZER, QUALIFIED_NAME, element } from './objects/declaration-schema.ts';
import type { Type, TypeSetType } from './type.ts';
import { stringEntries } from '../values/string-entries.ts';

const NOT_EMPTY = { from: 1n, to: undefined };
const SIMPLE_NAME = patternType(['\\A[A-Z]\\w*\\z']);
const URI_TEXT = patternType(['\\A[A-Za-z][A-Za-z0-9+.-]*:.+\\z']);
const VERSION = variantType([nonEmptyString, anySemVer]);

const REFERENCE = structType([
  element('name', QUALIFIED_NAME, false),
  element('version_range', variantType([nonEmptyString, semVerRangeType]), false),
  element('name_authority', URI_TEXT),
]);

const INITIALIZER = structType([
  element('pcore_uri', URI_TEXT),
  element('pcore_version', VERSION, false),
  element('name_authority', URI_TEXT),
  element('name', QUALIFIED_NAME),
  element('version', VERSION),
  element('types', hashType(SIMPLE_NAME, variantType([anyTypeType, OBJECT_INITIALIZER]), NOT_EMPTY)),
  element('references', hashType(SIMPLE_NAME, REFERENCE, NOT_EMPTY)),
]);

export function makeTypeSet(declaration: Value): Type {
  if (declaration === undefined || (declaration instanceof PuppetHash && declaration.size === 0)) return anyTypeSet;
  return declareTypeSet(undefined, declaration);
}

function versionText(value: Value): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && !isArray(value) && value.kind === 'SemVer' ? value.text : '';
}

/**
 * Creates a type set from its declaration, whose `types` are the members.
 * @throws PuppetError for an invalid declaration
 */
function declareTypeSet(name: string | undefined, declaration: Value): TypeSetType {
  const hash = assertInstance('TypeSet initializer', INITIALIZER, declaration);
  if (!(hash instanceof PuppetHash)) return anyTypeSet;
  const given = hash.get('name');
  const ownName = name ?? (typeof given === 'string' ? given : undefined);
  const pcoreVersion = versionText(hash.get('pcore_version'));
  parseVersion(pcoreVersion);
  if (!rangeIncludesVersion(parseVersionRange('1.x'), pcoreVersion)) {
    argumentError(
      `The pcore version for TypeSet '${ownName ?? ''}' is not understood by this runtime. Expected range 1.x, got ${pcoreVersion}`,
    );
  }
  if (hash.get('version') !== undefined) parseVersion(versionText(hash.get('version')));
  const types = new Map<string, Type>();
  for (const [key, value] of stringEntries(hash.get('types'))) {
    const type = unwrapType(value);
    if (type !== undefined) types.set(key, type);
  }
  for (const [alias, reference] of stringEntries(hash.get('references'))) {
    if (reference instanceof PuppetHash) parseVersionRange(versionText(reference.get('version_range')));
    if (!types.has(alias)) continue;
    argumentError(
      `TypeSet '${ownName ?? ''}' references a TypeSet using alias '${alias}'. The alias collides with the name of a declared type`,
    );
  }
  return { kind: 'TypeSet', name: ownName, types, initHash: hash };
}
