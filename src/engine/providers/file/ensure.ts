/** Behavior of the properties `ensure` and `target` (`type/file/ensure.rb`, `target.rb`). */
import { displayValue } from '../../resource-types/instances/display.ts';
import type { PropertyBehavior } from '../../resource-types/behavior.ts';
import { getDetails, isRecursive } from '../../resource-types/file/details.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { PropertyInstance } from '../../resource-types/resource.ts';
import type { Target } from '../../machine/target.ts';
import { readStat } from './stat.ts';
import { makeDirectory, makeLink, removeExisting, writeFile } from './write.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';

/**
 * Implements `ensure => file` and `ensure => present`: creates the file, and writes its content if the resource has
 * one.
 */
function createFile({ resource }: PropertyInstance, target: Target) {
  removeExisting(resource, target, rubyToString(resource.should('ensure')));
  const hasContent = resource.property('content') !== undefined || resource.property('checksum_value') !== undefined;
  return writeFile(resource, target, hasContent);
}

const ensure: PropertyBehavior = {
  setters: {
    absent: ({ resource }, target) => removeExisting(resource, target, 'absent'),
    file: createFile,
    present: createFile,
    directory: ({ resource }, target) => {
      removeExisting(resource, target, 'directory');
      makeDirectory(resource, target);
    },
    link: ({ resource }, target) => {
      removeExisting(resource, target, 'link');
      if (resource.property('target') === undefined) throw new TypeFailure('Cannot create a symlink without a target');
      makeLink(resource, target);
    },
  },
  retrieve: ({ resource }, target) => readStat(resource, target)?.kind ?? 'absent',
  insync: (property, current) => {
    const { resource } = property;
    if (current !== 'absent' && resource.get('replace') !== true) return true;
    if (property.should === 'present') return current !== undefined && current !== 'absent';
    return current === property.should;
  },
  changeToS: (property, current, desired) => {
    const content = property.resource.property('content');
    if ((desired === 'file' || desired === 'present') && content !== undefined) {
      const wanted = getDetails(property.resource).metadata?.checksum ?? content.should;
      return content.definition.changeToS?.(content, 'absent', wanted) ?? 'created';
    }
    if (current === 'absent' || current === undefined) return 'created';
    if (desired === 'absent') return 'removed';
    return `ensure changed ${displayValue(current)} to ${displayValue(desired)}`;
  },
};

const linkTarget: PropertyBehavior = {
  setters: { notlink: () => undefined },
  sync: ({ resource }, target) => {
    if (resource.should('ensure') === undefined) resource.set('ensure', 'link');
    const property = resource.property('ensure');
    const current = property?.retrieve(target);
    if (property === undefined || current instanceof Promise) return;
    if (property.definition.insync?.(property, current, target) === true) makeLink(resource, target);
  },
  retrieve: ({ resource }, target) => {
    const node = readStat(resource, target);
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

export const ensureProperties = { ensure, target: linkTarget } satisfies Readonly<Record<string, PropertyBehavior>>;
