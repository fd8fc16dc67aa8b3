/**
 * Compiles a conformance case with one release, in the format of the results recorded from older releases. Uses only
 * the resource types of Puppet's core, and no modules of Puppet's packages. Attributes that are not plain data become
 * strings.
 */
import {
  selectBuiltinTypes,
  coreTypeNames,
  referenceText,
  rubyText,
  SensitiveValue,
  isArray,
  isHash,
  type Catalog,
  type CatalogResource,
  type JsonData,
  type ReleaseId,
  typeRegistry,
  titleAttributes,
  type TypeRegistry,
  type Value,
  valuesFromJson,
  withoutCode,
  getRelease,
} from '../engine/index.ts';
import { readCase, type Case } from './case.ts';
import type { CaseMachine } from './case-machine.ts';
import { compileErrorRow } from './error-row.ts';
import { bunrakuVersion } from './bunraku-version.ts';
import { compileCase, rubyFor, type RunCaseOptions } from './run-case.ts';

export async function runReleaseCase(
  path: string,
  machine: CaseMachine,
  id: ReleaseId,
  options: RunCaseOptions = {},
): Promise<object> {
  const read = readCase(path, options.modulePath);
  const types = coreTypes(machine.types, id);
  const compiled = compileCase(
    { ...read, options: { ...read.options, settings: releaseSettings(read) } },
    { ...machine, types },
    { ruby: await rubyFor(read, options), release: id, serverFacts: serverFacts(id) },
  );
  return {
    case: path,
    bunraku: bunrakuVersion,
    release: id,
    ...(compiled.error === undefined ? {} : { compile_error: compileErrorRow(compiled.error) }),
    ...(compiled.catalog === undefined ? {} : { catalog: catalogRow(compiled.catalog, types) }),
    compile_logs: compiled.logs.map((line) => withRecordedFolder(withoutCode(line))),
  };
}

/**
 * Replaces Puppet's configuration directory with `ROOT` in the path of `hiera.yaml`, and the directory of Puppet's Ruby
 * code with `PUPPET`, as in the recordings.
 */
function withRecordedFolder<Line extends { readonly message: string }>(line: Line): Line {
  const message = line.message
    .replace('/etc/puppet/hiera.yaml', 'ROOT/hiera.yaml')
    .replace(/\/usr\/lib\/ruby\/vendor_ruby(\/puppet\/\S+?):\d+:in/, 'PUPPET/lib$1:in');
  return { ...line, message };
}

/**
 * Returns the settings of a conformance case as a command line applies them. Puppet's boolean options take no value, so
 * `--strict_variables=false` also turns the setting on.
 */
export function releaseSettings({ options: { settings = {} } }: Case): Readonly<Record<string, string>> {
  return 'strict_variables' in settings ? { ...settings, strict_variables: 'true' } : settings;
}

function coreTypes(types: TypeRegistry, id: ReleaseId): TypeRegistry {
  const core = new Set(coreTypeNames(getRelease(id)));
  const known = [...selectBuiltinTypes(getRelease(id)).types, ...types.types];
  return typeRegistry(known.filter(({ name }) => core.has(name)));
}

function serverFacts(id: ReleaseId): Readonly<Record<string, Value>> {
  const { version } = getRelease(id);
  return valuesFromJson({ serverversion: version, servername: 'puppet.example.com', serverip: '192.0.2.1' });
}

function catalogRow({ classes, resources }: Catalog, types: TypeRegistry): object {
  return { classes, resources: resources.map((resource) => resourceRow(resource, types)) };
}

function resourceRow(resource: CatalogResource, types: TypeRegistry): object {
  const type = types.find(resource.type);
  const parameters: Record<string, JsonData> =
    type === undefined
      ? {}
      : Object.fromEntries(titleAttributes(type, resource.title).map(({ name, value }) => [name, value]));
  for (const { name, value } of resource.parameters.values()) parameters[name] = shown(value);
  return {
    ref: referenceText(resource),
    ...(resource.place === undefined ? {} : { line: resource.place.line }),
    parameters,
    ...(resource.virtual ? { virtual: true } : {}),
    ...(resource.exported ? { exported: true } : {}),
  };
}

/** Converts a value to plain data. References and values of other types become strings, as Ruby prints them. */
function shown(value: Value): JsonData {
  if (value === undefined) return null;
  if (typeof value === 'bigint') return Number(value);
  if (isArray(value)) return value.map(shown);
  if (isHash(value))
    return Object.fromEntries(
      [...value].map(([key, item]) => [typeof key === 'string' ? key : rubyText(key), shown(item)]),
    );
  if (value instanceof SensitiveValue) return shown(value.value);
  return typeof value === 'object' || typeof value === 'symbol' ? rubyText(value) : value;
}
