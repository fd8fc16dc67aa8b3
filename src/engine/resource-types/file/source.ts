/** The parameter `source` (`type/file/source.rb`). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { Target } from '../../machine/target.ts';
import type { ParameterDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { detailsOf } from './details.ts';
import { sourceMetadata } from './metadata.ts';

const SCHEMES: readonly string[] = ['file', 'puppet', 'http', 'https'];

function listed(value: Value): readonly string[] {
  return isArray(value) ? value.map(String) : [rubyToString(value)];
}

export const source: ParameterDefinition = {
  kind: 'parameter',
  name: 'source',
  doc: 'The file to copy: `puppet:///modules/NAME/PATH` for a file of a module (in its directory `files/`), or an absolute path on the machine. From an array, Puppet takes the first source that exists. With `recurse`, it copies a whole directory. Cannot be combined with `content` or `target`.',
  validate: (value) => {
    for (const text of listed(value)) {
      if (text.startsWith('/')) continue;
      const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/s.exec(text);
      if (scheme === null) throw new TypeFailure(`Cannot use relative URLs '${text}'`);
      const [, name = '', rest = ''] = scheme;
      if (!rest.startsWith('/')) throw new TypeFailure(`Cannot use opaque URLs '${text}'`);
      if (!SCHEMES.includes(name.toLowerCase()))
        throw new TypeFailure(`Cannot use URLs of type '${name}' as source for fileserving`);
    }
  },
  munge: (value) =>
    listed(value).map((text) => {
      const plain = text.replace(/\/+$/, '');
      return plain.startsWith('/') || plain === '' ? `file://${plain === '' ? '/' : plain}` : plain;
    }),
};

export const sourcePermissions: ParameterDefinition = {
  kind: 'parameter',
  name: 'source_permissions',
  doc: 'Copies owner, group and mode from the source if the resource does not set them. Deprecated: set them in the resource.',
  values: [{ value: 'use' }, { value: 'use_when_creating' }, { value: 'ignore' }],
  default: 'ignore',
  munge: (value, resource) => {
    if (resource.place !== undefined && value !== 'ignore') {
      const { file, line } = resource.place;
      const text = 'The `source_permissions` parameter is deprecated. Explicitly set `owner`, `group`, and `mode`.';
      resource.log('warning', `${text}\n   (file: ${file}, line: ${line})`, true);
    }
    return value;
  },
};

export const sourceSelect: ParameterDefinition = {
  kind: 'parameter',
  name: 'sourceselect',
  doc: 'With several sources and `recurse`: copies only the first source that exists (`first`), or all of them (`all`). Earlier sources win.',
  values: [{ value: 'first' }, { value: 'all' }],
  default: 'first',
};

/** Takes from the source what the resource leaves open: content, kind, and (on request) owner, group and mode. */
export function copySourceValues(resource: ResourceInstance, target: Target): void {
  const details = detailsOf(resource);
  const metadata = sourceMetadata(resource, target);
  details.metadata = metadata;
  const { node } = metadata;
  const linkItself = node.kind === 'link' && resource.get('links') !== 'follow';
  if (node.kind !== 'directory' && !linkItself && isUnset(resource, 'content')) {
    resource.set('content', metadata.checksum ?? '');
  }
  const permissions = resource.get('source_permissions');
  const copies = permissions === 'use' || (permissions === 'use_when_creating' && !target.files.exists(resource.name));
  if (copies) {
    if (isUnset(resource, 'owner')) resource.set('owner', BigInt(node.uid));
    if (isUnset(resource, 'mode')) resource.set('mode', node.mode.toString(8));
    if (isUnset(resource, 'group')) resource.set('group', BigInt(node.gid));
  }
  if (resource.should('ensure') === 'absent') return;
  if (node.kind !== 'link') resource.set('ensure', node.kind);
  else if (resource.get('links') === 'follow') resource.set('ensure', 'present');
  else {
    resource.set('ensure', 'link');
    resource.set('target', node.target);
  }
}

function isUnset(resource: ResourceInstance, name: string): boolean {
  const value = resource.get(name);
  return value === undefined || value === 'absent';
}
