/** Functions that find and read files of modules. */
import { flatten } from '../../evaluator/access.ts';
import { insideEnvironment } from '../../diagnostics/environment-paths.ts';
import { filesNotFound, runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { PathIndex } from '../../diagnostics/path-index.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CatalogHost } from '../../evaluator/host.ts';
import { textToBytes } from '../../values/binary.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { BinaryValue, type Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction, type Dispatch } from '../define.ts';
import { defineLegacyFunction } from '../legacy.ts';

/** Path that Puppet reads as an empty file on all platforms. Manifests use it as the last entry in a list of files. */
const NOTHING = '/dev/null';

export function readFound(host: CatalogHost, path: string): string | undefined {
  return path === NOTHING ? '' : host.files.read(path);
}

/**
 * Finds a file such as `ntp/ntp.conf` in the folder `files` or `templates` of a module. An absolute path is a file on
 * the server. Returns the path relative to the environment, or undefined if the file does not exist.
 */
export function findInModule(host: CatalogHost, folder: 'files' | 'templates', reference: string): string | undefined {
  if (reference.startsWith('/')) {
    return [insideEnvironment(reference), reference].find((path) => readFound(host, path) !== undefined);
  }
  const path = pathInModule(host, folder, reference);
  return path === undefined || host.files.read(path) === undefined ? undefined : path;
}

function pathInModule(host: CatalogHost, folder: 'files' | 'templates', reference: string): string | undefined {
  const slash = reference.indexOf('/');
  const root = slash <= 0 ? undefined : host.moduleRoot(reference.slice(0, slash));
  return root === undefined ? undefined : `${root}/${folder}/${reference.slice(slash + 1)}`;
}

function findEntryInModule(host: CatalogHost, folder: 'files' | 'templates', reference: string): string | undefined {
  return findInModule(host, folder, reference) ?? findDirectory(host, folder, reference);
}

function findDirectory(host: CatalogHost, folder: 'files' | 'templates', reference: string): string | undefined {
  const { files } = host;
  if (reference.startsWith('/') && files.isDirectory?.(reference) === true) return reference;
  const path = reference.startsWith('/') ? insideEnvironment(reference) : pathInModule(host, folder, reference);
  if (path === undefined || path.startsWith('/')) return undefined;
  const start = `${path.replace(/\/+$/, '')}/`;
  files.lookedFor?.(start);
  return PathIndex.of(files.paths).hasBelow(start) ? path : undefined;
}

export const file = defineLegacyFunction({
  name: 'file',
  doc: `Returns the content of a file of a module, or of a file with an absolute path. With several names, it returns the first file that exists.

\`\`\`puppet fragment
file('ntp/ntp.conf')                      # modules/ntp/files/ntp.conf
file('/etc/ntp.local.conf', '/dev/null')  # empty if the file does not exist
\`\`\``,
  arity: -2,
  names: ['files*'],
  rvalue: true,
  call: ({ evaluator: { host } }, args) => {
    for (const each of args) {
      const path = findEntryInModule(host, 'files', rubyToString(each));
      if (path === undefined) continue;
      const text = readFound(host, path);
      if (text === undefined) throw argumentError(`Is a directory @ io_fread - ${path}`);
      return text;
    }
    throw new PuppetError(filesNotFound({ names: args.map(rubyToString) }), undefined, 'Puppet::ParseError');
  },
});

export const binaryFile = defineFunction({
  name: 'binary_file',
  doc: `Returns the content of a file of a module as a \`Binary\`.

\`\`\`puppet fragment
binary_file('site/logo.png')
\`\`\``,
  dispatches: [
    {
      parameters: ['String path'],
      call: ({ evaluator: { host } }, args) => {
        const path = findInModule(host, 'files', stringAt(args, 0));
        const text = path === undefined ? undefined : readFound(host, path);
        if (text !== undefined) return new BinaryValue(textToBytes(text));
        const detail = `binary_file(): The given file '${stringAt(args, 0)}' does not exist`;
        throw new PuppetError(runtimeError({ detail }), undefined, 'Puppet::ParseError');
      },
    },
  ],
});

/**
 * Creates the dispatches of a function that takes names as arguments or in arrays. The function returns the first
 * result of `find` that is not undef.
 */
function named(parameter: string, find: (host: CatalogHost, name: string) => Value): readonly Dispatch[] {
  const call: Dispatch['call'] = ({ evaluator: { host } }, args) => {
    for (const name of flatten(args)) {
      const found = find(host, rubyToString(name));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return [
    { parameters: [`String ${parameter}*`], call },
    { parameters: [`Array[String] ${parameter}_array*`], call },
  ];
}

function finder(name: string, folder: 'files' | 'templates', doc: string): BuiltInFunction {
  return defineFunction({
    name,
    doc,
    dispatches: named('paths', (host, reference) => findEntryInModule(host, folder, reference)),
  });
}

export const fileFinders: readonly BuiltInFunction[] = [
  finder(
    'find_file',
    'files',
    `Returns the path of a file of a module, or \`undef\`. With several names, it returns the first file that exists.

\`\`\`puppet
find_file('ntp/ntp.conf', 'ntp/default.conf')
\`\`\``,
  ),
  finder(
    'find_template',
    'templates',
    `Returns the path of a template of a module, or \`undef\`. With several names, it returns the first template that exists.

\`\`\`puppet
find_template('ntp/ntp.conf.epp')
\`\`\``,
  ),
  defineFunction({
    name: 'module_directory',
    doc: `Returns the path of the directory of a module, or \`undef\`. With several names, it returns the first module that exists.

\`\`\`puppet
module_directory('ntp')
\`\`\``,
    dispatches: named('names', (host, name) => host.moduleRoot(name)).map((dispatch) => ({
      ...dispatch,
      parameters: dispatch.parameters.map((each) => each.replace('_array', '')),
    })),
  }),
];
