/**
 * Reads one resource of a catalog in JSON (`Puppet::Resource#to_data_hash`). PuppetDB's resources have the same
 * members.
 */
import type { SourcePlace } from '../../../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../../../values/value.ts';
import type { CatalogParameter, CatalogResource, RelationshipOrigin, ResourceKind } from '../../catalog.ts';
import { flatten } from '../../flatten.ts';
import { isRelationshipParameter } from '../../declare/metaparameters.ts';
import { MAIN, typeAndTitle } from '../../names.ts';
import { targetText } from '../../relationships/relationship-targets.ts';
import type { ResourceTypeKnowledge } from '../../type-knowledge.ts';
import { readReferences, readValue, UnreadableValue } from '../value-from-json.ts';
import { CatalogRefusal, describeJson, isList, isObject, type JsonObject, member } from './refusal.ts';

const MAX_TEXT = 65_536;
const MAX_PARAMETERS = 5_000;
const MAX_TAGS = 10_000;
const TYPE_NAME = /^(?:::)?[a-z]\w*(?:::[a-z]\w*)*$/i;

interface ResourceContext {
  readonly types: ResourceTypeKnowledge;
  /** Path of the environment. Removed from file names. */
  readonly filePrefix: string;
  /** Names of the classes, in lower case. */
  readonly classes: ReadonlySet<string>;
  /** True if exported resources count as virtual. PuppetDB does not mark them as virtual. */
  readonly exportedAreVirtual: boolean;
}

export function readResource(json: unknown, index: number, context: ResourceContext): CatalogResource {
  const which = `Resource ${index + 1}`;
  if (!isObject(json)) throw refuse(`${which} is ${describeJson(json)} and not an object`);
  const typeText = member(json, 'type');
  if (typeof typeText !== 'string' || typeText.length > MAX_TEXT || !TYPE_NAME.test(typeText)) {
    throw refuse(`${which}: type is not the name of a resource type`);
  }
  const titleText = scalarText(member(json, 'title'));
  if (titleText === undefined || titleText.length > MAX_TEXT) {
    throw refuse(`${which} of type ${typeText}: title is not a string of at most ${MAX_TEXT} characters`);
  }
  const { type, title } = referenceFrom(typeText, titleText);
  const ref = `${type}[${title}]`;
  const place = readPlace(json, context.filePrefix);
  const parameters = readParameters(json, ref, place);
  const exported = member(json, 'exported') === true;
  return {
    type,
    title,
    kind: chooseKind(type, member(json, 'kind'), context),
    place,
    parameters,
    relationships: listRelationships(parameters, place),
    tags: readTags(json, ref),
    virtual: member(json, 'virtual') === true || (exported && context.exportedAreVirtual),
    exported,
  };
}

/** Returns the type and title like `typeAndTitle`, except that the main class has a title in lower case. */
export function referenceFrom(type: string, title: string): { readonly type: string; readonly title: string } {
  const reference = typeAndTitle(type, title);
  return reference.type === 'Class' && title.toLowerCase() === MAIN ? { type: 'Class', title: MAIN } : reference;
}

function refuse(message: string): CatalogRefusal {
  return new CatalogRefusal('bad resource', message);
}

function scalarText(json: unknown): string | undefined {
  if (typeof json === 'string') return json;
  return typeof json === 'number' || typeof json === 'boolean' ? String(json) : undefined;
}

function readPlace(json: JsonObject, prefix: string): SourcePlace | undefined {
  const file = member(json, 'file');
  const line = member(json, 'line');
  if (typeof file !== 'string' || typeof line !== 'number' || !Number.isSafeInteger(line) || line < 1) return undefined;
  const at = prefix === '' ? -1 : file.indexOf(prefix);
  return { file: at === -1 ? file : file.slice(at + prefix.length), line };
}

/**
 * Returns the kind of a resource. Catalogs from before Puppet 6 do not record the kind. In these, an unknown type
 * counts as a define. If a class has the name of the type, the type is native, because a define cannot have the name of
 * a class.
 */
function chooseKind(type: string, kind: unknown, { types, classes }: ResourceContext): ResourceKind {
  if (type === 'Class') return 'class';
  if (type === 'Stage') return 'stage';
  if (kind === 'compilable_type') return 'native';
  if (kind === 'defined_type') return 'define';
  if (type === 'Node') return 'node';
  const name = type.toLowerCase();
  return types.isType(name) || classes.has(name) ? 'native' : 'define';
}

function readParameters(
  json: JsonObject,
  ref: string,
  place: SourcePlace | undefined,
): ReadonlyMap<string, CatalogParameter> {
  const given = member(json, 'parameters') ?? {};
  if (!isObject(given)) throw refuse(`The parameters of ${ref} are ${describeJson(given)} and not an object`);
  const entries = Object.entries(given);
  if (entries.length > MAX_PARAMETERS) throw refuse(`${ref} has more than ${MAX_PARAMETERS} parameters`);
  const secrets = new Set(readStrings(member(json, 'sensitive_parameters'), `The sensitive parameters of ${ref}`));
  const parameters = new Map<string, CatalogParameter>();
  for (const [name, item] of entries) {
    const value = parameterValue(name, item, ref);
    if (value === undefined) continue;
    const secret = secrets.has(name) && !(value instanceof SensitiveValue);
    parameters.set(name, {
      name,
      value: secret ? new SensitiveValue(value) : value,
      origin: 'catalog',
      ...(place === undefined ? {} : { place }),
    });
  }
  return parameters;
}

function parameterValue(name: string, json: unknown, ref: string): Value {
  try {
    return isRelationshipParameter(name) ? readReferences(json) : readValue(json);
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    throw new CatalogRefusal('bad value', `Parameter ${name} of ${ref}: ${error.message}`);
  }
}

function listRelationships(
  parameters: ReadonlyMap<string, CatalogParameter>,
  place: SourcePlace | undefined,
): readonly RelationshipOrigin[] {
  const origins: RelationshipOrigin[] = [];
  for (const { name, value } of parameters.values()) {
    if (!isRelationshipParameter(name)) continue;
    for (const each of flatten(value)) {
      if (each === undefined) continue;
      const origin = { parameter: name, target: targetText(each), origin: 'catalog' } as const;
      origins.push(place === undefined ? origin : { ...origin, place });
    }
  }
  return origins;
}

function readTags(json: JsonObject, ref: string): ReadonlySet<string> {
  const tags = readStrings(member(json, 'tags'), `The tags of ${ref}`);
  if (tags.length > MAX_TAGS) throw refuse(`${ref} has more than ${MAX_TAGS} tags`);
  return new Set(tags.map((tag) => tag.toLowerCase()));
}

function readStrings(json: unknown, what: string): readonly string[] {
  if (json === undefined || json === null) return [];
  if (!isList(json)) throw refuse(`${what} are ${describeJson(json)} and not an array`);
  return json.map((item) => {
    if (typeof item === 'string') return item;
    throw refuse(`${what} contain ${describeJson(item)} instead of strings`);
  });
}
