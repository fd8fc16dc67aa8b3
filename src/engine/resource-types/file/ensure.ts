import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyDeclaration } from '../declaration.ts';
import { property } from '../shared/property.ts';

export const ensure: PropertyDeclaration = {
  kind: 'property',
  name: 'ensure',
  doc:
    'The desired kind of file. Puppet does not remove or replace a directory without `force`. Any other value creates a symbolic link to it, ' +
    'so a typo creates a link.',
  values: [
    { value: 'absent', aliases: ['false'], doc: 'Removes the file.' },
    { value: 'file', event: 'file_created', doc: 'A regular file.' },
    {
      value: 'present',
      event: 'file_created',
      doc: 'Accepts any kind of file; creates a regular file if none exists.',
    },
    { value: 'directory', event: 'directory_created', doc: 'A directory. Its parent directory must exist.' },
    { value: 'link', event: 'link_created', doc: 'A symbolic link to `target`.' },
    { value: /./ },
  ],
  munge: (value, resource) => {
    const text = value === false ? 'absent' : rubyToString(value);
    const known = ['absent', 'file', 'present', 'directory', 'link'].includes(text);
    if (text === 'false') return 'absent';
    if (!known) resource.set('target', value);
    const kind = known ? text : 'link';
    if (kind === 'link' && resource.get('links') !== 'follow') resource.set('links', 'manage');
    return kind;
  },
};

export const linkTarget = property(
  'target',
  'The target of a symbolic link. A relative target starts at the directory of the link. Cannot be combined with `source` or `content`.',
  { values: [{ value: 'notlink' }, { value: /./ }] },
);
