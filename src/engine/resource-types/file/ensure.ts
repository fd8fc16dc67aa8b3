/** The properties `ensure` and `target` (`type/file/ensure.rb`, `target.rb`). */
import { displayValue } from '../instances/display.ts';
import type { PropertyDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import type { PropertyInstance } from '../resource.ts';
import type { Target } from '../../machine/target.ts';
import { detailsOf, isRecursive, statOf } from './details.ts';
import { makeDirectory, makeLink, removeExisting, writeFile } from './write.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';

/** `file` and `present`: the content's business where there is content. */
function createFile({ resource }: PropertyInstance, target: Target) {
  removeExisting(resource, target, rubyToString(resource.should('ensure')));
  const hasContent = resource.property('content') !== undefined || resource.property('checksum_value') !== undefined;
  return writeFile(resource, target, hasContent);
}

export const ensure: PropertyDefinition = {
  kind: 'property',
  name: 'ensure',
  doc:
    'The desired kind of file. Puppet does not remove or replace a directory without `force`. Any other value creates a symbolic link to it, ' +
    'so a typo creates a link.',
  values: [
    {
      value: 'absent',
      aliases: ['false'],
      doc: 'Removes the file.',
      sync: ({ resource }, target) => removeExisting(resource, target, 'absent'),
    },
    { value: 'file', event: 'file_created', doc: 'A regular file.', sync: createFile },
    {
      value: 'present',
      event: 'file_created',
      doc: 'Accepts any kind of file; creates a regular file if none exists.',
      sync: createFile,
    },
    {
      value: 'directory',
      event: 'directory_created',
      doc: 'A directory. Its parent directory must exist.',
      sync: ({ resource }, target) => {
        removeExisting(resource, target, 'directory');
        makeDirectory(resource, target);
      },
    },
    {
      value: 'link',
      event: 'link_created',
      doc: 'A symbolic link to `target`.',
      sync: ({ resource }, target) => {
        removeExisting(resource, target, 'link');
        if (resource.property('target') === undefined)
          throw new TypeFailure('Cannot create a symlink without a target');
        makeLink(resource, target);
      },
    },
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
  retrieve: ({ resource }, target) => statOf(resource, target)?.kind ?? 'absent',
  insync: (property, current) => {
    const { resource } = property;
    if (current !== 'absent' && resource.get('replace') !== true) return true;
    if (property.should === 'present') return current !== undefined && current !== 'absent';
    return current === property.should;
  },
  changeToS: (property, current, desired) => {
    const content = property.resource.property('content');
    if ((desired === 'file' || desired === 'present') && content !== undefined) {
      const wanted = detailsOf(property.resource).metadata?.checksum ?? content.should;
      return content.definition.changeToS?.(content, 'absent', wanted) ?? 'created';
    }
    if (current === 'absent' || current === undefined) return 'created';
    if (desired === 'absent') return 'removed';
    return `ensure changed ${displayValue(current)} to ${displayValue(desired)}`;
  },
};

export const linkTarget: PropertyDefinition = {
  kind: 'property',
  name: 'target',
  doc: 'The target of a symbolic link. A relative target starts at the directory of the link. Cannot be combined with `source` or `content`.',
  values: [
    { value: 'notlink', sync: () => undefined },
    {
      value: /./,
      sync: ({ resource }, target) => {
        if (resource.should('ensure') === undefined) resource.set('ensure', 'link');
        const property = resource.property('ensure');
        const current = property?.retrieve(target);
        if (property === undefined || current instanceof Promise) return;
        if (property.definition.insync?.(property, current, target) === true) makeLink(resource, target);
      },
    },
  ],
  retrieve: ({ resource }, target) => {
    const node = statOf(resource, target);
    if (node === undefined) return 'absent';
    return node.kind === 'link' ? node.target : 'notlink';
  },
  insync: (property, current, target) => {
    const { resource } = property;
    if (property.should === 'notlink' || isRecursive(resource)) return true;
    if (resource.get('replace') !== true && target.files.exists(resource.name)) return true;
    return property.shouldValues.some((wanted) => wanted === current);
  },
};
