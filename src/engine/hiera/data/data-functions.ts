/** Functions of Puppet's own backends, which backends of modules can call: `yaml_data($options, $context)`. */
import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { isHash, type Value } from '../../values/value.ts';
import { jsonData, yamlData } from '../backend.ts';
import { getBackendCall } from '../context.ts';
import { eyamlValue } from '../eyaml.ts';
import { NOT_FOUND, NoSuchKey } from '../not-found.ts';

export interface DataFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Parameters in Puppet's error for a call whose options contain no path. */
  readonly withoutPath?: readonly string[];
  readonly call: (args: readonly Value[]) => Value;
}

const OPTIONS = ['Struct[{path=>String[1]}] options', 'Puppet::LookupContext context'] as const;
const ANY_OPTIONS = ['Hash options', 'Puppet::LookupContext context'] as const;
const LOCATIONS =
  "one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this";

export const NO_PATH = `${LOCATIONS} data_hash function`;

function dataHash(name: 'yaml_data' | 'json_data'): DataFunction {
  return {
    name,
    parameters: OPTIONS,
    withoutPath: ANY_OPTIONS,
    call: ([options, context]) => {
      const { lookups } = backendCallOf(context);
      const path = readPath(options);
      if (!lookups.files.has(path)) throw argumentError(`No such file or directory @ rb_sysopen - ${path}`);
      return lookups.fileData.of(path, () =>
        name === 'yaml_data' ? yamlData(lookups, path) : jsonData(lookups, path),
      );
    },
  };
}

export const dataFunctions: readonly DataFunction[] = [
  dataHash('yaml_data'),
  dataHash('json_data'),
  {
    name: 'hocon_data',
    parameters: OPTIONS,
    call: () => {
      throw new PuppetError(hieraIssues.noHocon(), undefined, 'Puppet::DataBinding::LookupError');
    },
  },
  {
    name: 'eyaml_lookup_key',
    parameters: ['String[1] key', 'Hash[String[1],Any] options', 'Puppet::LookupContext context'],
    call: ([key, options, context]) => {
      const { lookups, call } = backendCallOf(context);
      if (!isHash(options) || !options.has('path'))
        throw argumentError(`'eyaml_lookup_key': ${LOCATIONS} lookup_key function`);
      const path = readPath(options);
      const data = lookups.fileData.of(path, () => yamlData(lookups, path));
      const found =
        isHash(data) && typeof key === 'string'
          ? eyamlValue(lookups, { data, key, path, invocation: call.invocation })
          : NOT_FOUND;
      if (found === NOT_FOUND) throw new NoSuchKey();
      return found;
    },
  },
];

function backendCallOf(context: Value): NonNullable<ReturnType<typeof getBackendCall>> {
  const found = getBackendCall(context);
  if (found === undefined) throw argumentError('this Puppet::LookupContext belongs to no lookup');
  return found;
}

function readPath(options: Value): string {
  const path = isHash(options) ? options.get('path') : undefined;
  return typeof path === 'string' ? path : '';
}
