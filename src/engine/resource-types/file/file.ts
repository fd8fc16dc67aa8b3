/** Declares Puppet's type `file` (`type/file.rb`). */
import { refuseLate } from '../shared/late-values.ts';
import { formatPlace } from '../../diagnostics/puppet-error.ts';
import { normalizePath } from '../../machine/files/paths.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { ParameterDefinition, TypeDeclaration } from '../declaration.ts';
import { TypeFailure } from '../failure.ts';
import { inspectAttribute } from '../instances/inspect-attribute.ts';
import type { ResourceInstance } from '../resource.ts';
import { isAbsolutePath } from '../shared/absolute-path.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { isValidDigest } from '../shared/checksum-form.ts';
import { ctime, fileType, group, mode, mtime, owner, selinux } from './attributes.ts';
import { findBucket } from './bucket.ts';
import { checksumType, checksumValue, content } from './content.ts';
import { hasContent, isRecursive } from './details.ts';
import { ensure, linkTarget } from './ensure.ts';
import { source, sourcePermissions, sourceSelect } from './source.ts';

function checkAbsolute(value: Value, resource: ResourceInstance): void {
  if (!isAbsolutePath(value, resource))
    throw new TypeFailure(`File paths must be fully qualified, not '${rubyToString(value)}'`);
}

const parameters: readonly ParameterDefinition[] = [
  {
    kind: 'parameter',
    name: 'path',
    doc: 'The absolute path of the file. Default: the title. A trailing slash is ignored.',
    namevar: true,
    validate: checkAbsolute,
    munge: (value) => normalizePath(rubyToString(value)),
  },
  {
    kind: 'parameter',
    name: 'backup',
    doc: 'Keeps the old content before a change: `false` (default), a suffix that begins with a dot for a copy beside the file (`true` means `.puppet-bak`), or the title of a `filebucket`.',
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
    doc: 'Manages the content of a directory too: `true`, `false` (default), or `remote` (only files that come from `source`).',
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
    doc: 'The number of levels for `recurse`. 1 means the files directly in the directory.',
    values: [{ value: /^[0-9]+$/ }],
    munge: (value) => (typeof value === 'bigint' ? value : BigInt(rubyToString(value))),
  },
  {
    kind: 'parameter',
    name: 'max_files',
    doc: 'The maximum number of files that `recurse` may find; more is an error. 0 (default) only warns above 1000, -1 never warns.',
    values: [{ value: /^[0-9]+$/ }, { value: /^-1$/ }],
    default: 0n,
  },
  booleanParameter(
    'replace',
    'If false, an existing file keeps its content. Puppet still manages its owner and permissions.',
    true,
  ),
  booleanParameter(
    'force',
    'Allows changes that destroy directories: to remove one, to replace one with a file or link, and to purge subdirectories.',
  ),
  {
    kind: 'parameter',
    name: 'ignore',
    doc: 'Shell patterns of names that `recurse` skips: `*.bak`, `.git`.',
    validate: (value, { place }) => {
      if (!isArray(value) && typeof value !== 'string' && value !== false)
        throw new TypeFailure(`Ignore must be a string or an Array${formatPlace(place)}`);
    },
  },
  {
    kind: 'parameter',
    name: 'links',
    doc: 'Manages a symbolic link itself (`manage`, default) or the file that it points to (`follow`).',
    values: [{ value: 'follow' }, { value: 'manage' }],
    default: 'manage',
  },
  booleanParameter(
    'purge',
    'With `recurse => true`, removes files in the directory that Puppet does not manage. Subdirectories are removed only with `force`.',
  ),
  sourceSelect,
  booleanParameter(
    'show_diff',
    'If false, the difference in content is never logged, even if the setting `show_diff` is on.',
    true,
  ),
  {
    kind: 'parameter',
    name: 'staging_location',
    doc: 'The path at which Puppet writes new content before it moves the file into place. Default: a temporary file in the same directory.',
    validate: checkAbsolute,
    munge: (value) => normalizePath(rubyToString(value)),
  },
  {
    kind: 'parameter',
    name: 'validate_cmd',
    doc: 'A command that checks new content before Puppet replaces the file; `%` is replaced by the path of a temporary file. If it fails, the old file stays and the resource fails.',
  },
  {
    kind: 'parameter',
    name: 'validate_replacement',
    doc: 'The placeholder in `validate_cmd`. Default: `%`.',
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
  if (!isValidDigest(type, rubyToString(value)))
    throw new TypeFailure(`Checksum value '${rubyToString(value)}' is not a valid checksum type ${type}`);
  if (!isWritten && !hasSource)
    resource.log('warning', 'Checksum value is ignored unless content or source are specified');
}

function nearestAbove({ name, catalog }: ResourceInstance): ResourceInstance | undefined {
  for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
    const found = catalog.find('file', name.slice(0, end));
    if (found !== undefined) return found;
  }
  return name === '/' ? undefined : catalog.find('file', '/');
}

const NOBODY: readonly string[] = [];

function named(resource: ResourceInstance, property: string): readonly string[] {
  const value = resource.firstValue(property);
  return typeof value !== 'string' || /^\d+$/.test(value) ? NOBODY : [value];
}

export const file: TypeDeclaration = {
  name: 'file',
  doc: 'Manages files, directories and symbolic links: existence, content, owner and permissions. Content comes from `content` (a string) or `source` (a file to copy); a link needs `target`.',
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
  // For a missing file, `ensure` writes the content, so `ensure` must be redacted too. When a source is read, its
  // content becomes the value of `content`.
  spreadSensitive: (names) => {
    const redact: string[] = [];
    if (names.includes('content')) redact.push('ensure');
    if (names.includes('source')) redact.push('source', 'content', 'ensure');
    return { redact, handled: ['source'] };
  },
  initialize: (resource) => {
    refuseLate(resource.get('path'));
    if (resource.should('ensure') !== undefined) return;
    if (resource.should('target') !== undefined) resource.set('ensure', 'link');
    else if (hasContent(resource)) resource.set('ensure', 'file');
  },
  finish: (resource) => void findBucket(resource),
  autorequire: [
    {
      type: 'file',
      why: 'the nearest managed parent directory and the target of a link come first',
      titles: (resource) => {
        const nearest = nearestAbove(resource);
        const to = resource.should('target');
        return typeof to === 'string' ? [nearest, to] : nearest === undefined ? NOBODY : [nearest];
      },
    },
    { type: 'user', why: 'the owner of the file comes first', titles: (resource) => named(resource, 'owner') },
    { type: 'group', why: 'the group of the file comes first', titles: (resource) => named(resource, 'group') },
  ],
};
