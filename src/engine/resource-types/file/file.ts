/** Puppet's `type/file.rb` with its provider `posix`. */
import { formatPlace } from '../../diagnostics/puppet-error.ts';
import { normalizePath } from '../../target/files/paths.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { ParameterDefinition, ResourceTypeDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import { inspectAttribute } from '../inspect-attribute.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { isValidDigest } from '../shared/checksums.ts';
import { ctime, fileType, group, mode, mtime, owner, selinux } from './attributes.ts';
import { bucketOf } from './backup.ts';
import { checksumType, checksumValue, content } from './content.ts';
import { hasContent, isRecursive } from './details.ts';
import { ensure, linkTarget } from './ensure.ts';
import { recurse } from './recurse.ts';
import { copySourceValues, source, sourcePermissions, sourceSelect } from './source.ts';

function checkAbsolute(value: Value): void {
  if (!rubyToString(value).startsWith('/'))
    throw new TypeFailure(`File paths must be fully qualified, not '${rubyToString(value)}'`);
}

const parameters: readonly ParameterDefinition[] = [
  {
    kind: 'parameter',
    name: 'path',
    doc: 'The full path of the file. Default: the title. A slash at its end makes no difference.',
    namevar: true,
    validate: checkAbsolute,
    munge: (value) => normalizePath(rubyToString(value)),
  },
  {
    kind: 'parameter',
    name: 'backup',
    doc:
      'Whether content is kept before it is replaced: `false` (default), a suffix that begins with a dot (`true` is `.puppet-bak`) for a copy ' +
      'beside the file, or the title of a `filebucket`.',
    default: false,
    munge: (value, { catalog }) => {
      const one = isArray(value) ? value[0] : value;
      if (one === false || one === 'false') return false;
      if (one === true || one === 'true' || one === '.puppet-bak') return '.puppet-bak';
      if (typeof one === 'string') return one;
      throw new TypeFailure(`Invalid backup type ${inspectAttribute(one, catalog.types)}`);
    },
  },
  {
    kind: 'parameter',
    name: 'recurse',
    doc: 'Whether what is in the directory is managed too: `true`, `false`, or `remote` (only what comes from `source`).',
    values: [{ value: 'true' }, { value: 'false' }, { value: 'remote' }],
    validate: () => undefined,
    munge: (value) => {
      const text = rubyToString(value);
      if (text === 'true') return true;
      if (text === 'false') return false;
      if (text === 'remote') return text;
      throw new TypeFailure(`Invalid recurse value ${rubyInspect(value)}`);
    },
  },
  {
    kind: 'parameter',
    name: 'recurselimit',
    doc: 'How many levels down `recurse` goes. 1 is what is directly in the directory.',
    values: [{ value: /^[0-9]+$/ }],
    munge: (value) => (typeof value === 'bigint' ? value : BigInt(rubyToString(value))),
  },
  {
    kind: 'parameter',
    name: 'max_files',
    doc: 'How many files `recurse` may find: more is an error; 0 only warns above 1000, -1 never warns.',
    values: [{ value: /^[0-9]+$/ }, { value: /^-1$/ }],
    default: 0n,
  },
  booleanParameter(
    'replace',
    'Whether a file that is there is given the wanted content. Default true; owner and mode are managed in any case.',
    true,
  ),
  booleanParameter(
    'force',
    'Whether directories may be destroyed: to remove one, to put something else in its place, to purge those below.',
  ),
  {
    kind: 'parameter',
    name: 'ignore',
    doc: 'Patterns of names that `recurse` passes over, as the shell has them: `*.bak`, `.git`.',
    validate: (value, { place }) => {
      if (!isArray(value) && typeof value !== 'string' && value !== false)
        throw new TypeFailure(`Ignore must be a string or an Array${formatPlace(place)}`);
    },
  },
  {
    kind: 'parameter',
    name: 'links',
    doc: 'Whether a link is managed itself (`manage`, default) or the file to which it leads (`follow`).',
    values: [{ value: 'follow' }, { value: 'manage' }],
    default: 'manage',
  },
  booleanParameter(
    'purge',
    'With `recurse`: whether files that nothing manages are removed. Directories only with `force`.',
  ),
  sourceSelect,
  booleanParameter(
    'show_diff',
    'Whether the difference in content may be logged, where the setting `show_diff` asks for it. Default true.',
    true,
  ),
  {
    kind: 'parameter',
    name: 'staging_location',
    doc: 'The directory in which new content is written before it takes the place of the file. Default: that of the file.',
    validate: checkAbsolute,
    munge: (value) => normalizePath(rubyToString(value)),
  },
  {
    kind: 'parameter',
    name: 'validate_cmd',
    doc: 'A command that checks new content before it is put in place; `%` in it stands for a file that holds the content. A failure keeps the old file.',
  },
  {
    kind: 'parameter',
    name: 'validate_replacement',
    doc: 'What stands for the file in `validate_cmd`. Default `%`.',
    default: '%',
  },
];

const SOURCE_ONLY: readonly string[] = ['none', 'ctime', 'mtime'];

function validate(resource: ResourceInstance): void {
  const hasSource = resource.isSet('source');
  const isWritten = hasContent(resource);
  if (Number(hasSource) + Number(isWritten) + Number(resource.should('target') !== undefined) > 1)
    throw new TypeFailure(`You cannot specify more than one of content, source, target`);
  if (!hasSource && resource.get('recurse') === 'remote')
    throw new TypeFailure('You cannot specify a remote recursion without a source');
  const type = rubyToString(resource.get('checksum') ?? '');
  if (type === 'none' && hasSource) throw new TypeFailure("You cannot specify source when using checksum 'none'");
  if (SOURCE_ONLY.includes(type) && isWritten)
    throw new TypeFailure(`You cannot specify content when using checksum '${type}'`);
  if (resource.get('recurselimit') !== undefined && !isRecursive(resource))
    resource.log('warning', 'Possible error: recurselimit is set but not recurse, no recursion will happen');
  const value = resource.should('checksum_value');
  if (value === undefined) return;
  if (hasSource && !isValidDigest(type, rubyToString(value)))
    throw new TypeFailure(`Checksum value '${rubyToString(value)}' is not a valid checksum type ${type}`);
  if (!isWritten && !hasSource)
    resource.log('warning', 'Checksum value is ignored unless content or source are specified');
}

/** The directories above a path, nearest first. */
function directoriesAbove(path: string): readonly string[] {
  const names: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) names.push(path.slice(0, end));
  return path === '/' ? [] : [...names, '/'];
}

/** The nearest directory above the file that the catalog holds. */
function nearestAbove({ name, catalog }: ResourceInstance): ResourceInstance | undefined {
  for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
    const found = catalog.find('file', name.slice(0, end));
    if (found !== undefined) return found;
  }
  return name === '/' ? undefined : catalog.find('file', '/');
}

const NOBODY: readonly string[] = [];

/** A user or group by name; numbers need nobody. */
function named(resource: ResourceInstance, property: string): readonly string[] {
  const value = resource.firstValue(property);
  return typeof value !== 'string' || /^\d+$/.test(value) ? NOBODY : [value];
}

export const file: ResourceTypeDefinition = {
  name: 'file',
  doc:
    'Manages files, directories and symbolic links: whether they are there, what they hold, to whom they belong and who may use them. ' +
    'Content comes from `content` (a string), `source` (a file to copy), or `target` (for links).',
  titlePatterns: [
    {
      pattern: /^(\/|.+:\/|.*[^/])\/*$/s,
      attributes: [{ name: 'path' }],
      isPlain: (title) => title === '/' || (title !== '' && !title.endsWith('/')),
    },
  ],
  features: [{ name: 'manages_symlinks', doc: 'The provider can manage symbolic links.' }],
  providers: [{ name: 'posix', doc: 'Files of Unix-like systems.', features: ['manages_symlinks'] }],
  attributes: [
    ...parameters,
    checksumType,
    content,
    source,
    sourcePermissions,
    checksumValue,
    linkTarget,
    ensure,
    owner,
    group,
    mode,
    fileType,
    ...selinux,
    ctime,
    mtime,
  ],
  validate,
  // Where the file is not there yet, `ensure` writes the content; a source becomes content when it is read.
  spreadSensitive: (names) => {
    const redact: string[] = [];
    if (names.includes('content')) redact.push('ensure');
    if (names.includes('source')) redact.push('source', 'content', 'ensure');
    return { redact, handled: ['source'] };
  },
  initialize: (resource) => {
    if (resource.should('ensure') !== undefined) return;
    if (resource.should('target') !== undefined) resource.set('ensure', 'link');
    else if (hasContent(resource)) resource.set('ensure', 'file');
  },
  finish: (resource) => void bucketOf(resource),
  autorequire: [
    {
      type: 'file',
      why: 'the directory that holds it must be there first',
      titles: (resource) => {
        const nearest = nearestAbove(resource);
        const to = resource.should('target');
        return typeof to === 'string' ? [nearest, to] : nearest === undefined ? NOBODY : [nearest];
      },
    },
    { type: 'user', why: 'the owner must be there first', titles: (resource) => named(resource, 'owner') },
    { type: 'group', why: 'the group must be there first', titles: (resource) => named(resource, 'group') },
  ],
  beforeRetrieve: (resource, target) => {
    if (resource.isSet('source') && resource.property('checksum_value') === undefined)
      copySourceValues(resource, target);
  },
  mayGenerate: isRecursive,
  evalGenerate: recurse,
  ancestors: (resource) => directoriesAbove(resource.name),
};
