/** The properties `content` and `checksum_value` (`type/file/content.rb`, `data_sync.rb`). */
import { Failure } from '../../diagnostics/failure.ts';
import { contentOf, contentOfBytes } from '../../machine/files/node.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { BinaryValue, type Value } from '../../values/value.ts';
import type { ParameterDefinition, PropertyDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import type { PropertyInstance, ResourceInstance } from '../resource.ts';
import { CHECKSUM_TYPES, checksum, checksumData, DEFAULT_CHECKSUM, isChecksum } from '../shared/checksums.ts';
import { noConversionToString } from '../shared/ruby-class.ts';
import { timeText } from '../shared/time-text.ts';
import { detailsOf, hasContent, shouldBeFile, statOf } from './details.ts';
import { writeFile } from './write.ts';

export const checksumType: ParameterDefinition = {
  kind: 'parameter',
  name: 'checksum',
  doc: 'The way to compare content: a digest (default `sha256`), or for files with a source also `mtime`, `ctime` or `none`.',
  values: CHECKSUM_TYPES.map((value) => ({ value })),
  // Puppet checks nothing here: a word that is none of these only fails where it is used.
  validate: () => undefined,
  default: DEFAULT_CHECKSUM,
};

function checksumTypeOf(resource: ResourceInstance): string {
  return rubyToString(resource.get('checksum') ?? DEFAULT_CHECKSUM);
}

/** The checksum of what is there: `absent` for nothing, undefined for what has no content. */
function presentChecksum(resource: ResourceInstance, target: Target): Value {
  const node = statOf(resource, target);
  if (node === undefined) return 'absent';
  if (node.kind !== 'file') return undefined;
  const type = checksumTypeOf(resource);
  if (type === 'mtime' || type === 'ctime') return `{${type}}${timeText(node.mtime)}`;
  return checksum(type, contentOf(node));
}

/** Whether the content may stay as it is (`checksum_insync?`). */
function contentInSync(
  property: PropertyInstance,
  current: Value,
  target: Target,
  isGiven: boolean,
  matches: () => boolean,
): boolean {
  const { resource } = property;
  if (shouldBeFile(resource, target)) {
    if (current === 'absent') return false;
  } else {
    const node = statOf(resource, target);
    if (resource.should('ensure') === 'present' && isGiven && node !== undefined) {
      resource.log('warning', `Ensure set to :present but file type is ${node.kind} so no content will be synced`);
    }
    return true;
  }
  return resource.get('replace') !== true || matches();
}

function warnOfChecksum(resource: ResourceInstance): void {
  if (detailsOf(resource).content !== undefined || resource.original.has('source')) return;
  const place = resource.place === undefined ? '' : `\n   (file: ${resource.place.file}, line: ${resource.place.line})`;
  const text =
    'Using a checksum in a file\'s "content" property is deprecated. The ability to use a checksum to retrieve content from the ' +
    'filebucket using the "content" property will be removed in a future release. The literal value of the "content" property will be ' +
    'written to the file. The checksum retrieval functionality is being replaced by the use of static catalogs. See ' +
    'https://puppet.com/docs/puppet/latest/static_catalogs.html for more information.';
  resource.log('warning', text + place, true);
}

export const content: PropertyDefinition = {
  kind: 'property',
  name: 'content',
  doc: 'The content of the file, as a string or `Binary`. Cannot be combined with `source` or `target`. Messages show checksums instead of the content.',
  munge: (value, resource) => {
    if (value === 'absent') return value;
    if (typeof value === 'string' && isChecksum(value)) {
      warnOfChecksum(resource);
      return value;
    }
    if (typeof value !== 'string' && !(value instanceof BinaryValue)) throw new Failure(noConversionToString(value));
    // Of several values the last one is written, though each is checked.
    detailsOf(resource).content = typeof value === 'string' ? value : contentOfBytes(value.bytes);
    return value;
  },
  should: (property) => {
    const { resource } = property;
    const { content: written } = detailsOf(resource);
    const given = property.shouldValues[0];
    if (written !== undefined && !(typeof given === 'string' && isChecksum(given)))
      return checksum(checksumTypeOf(resource), written);
    return given instanceof BinaryValue ? undefined : given;
  },
  kept: (property) => [property.should],
  retrieve: ({ resource }, target) => presentChecksum(resource, target),
  insync: (property, current, target) => {
    const { resource } = property;
    return contentInSync(property, current, target, hasContent(resource), () => {
      const value = resource.should('checksum_value');
      const desired = value === undefined ? property.should : `{${checksumTypeOf(resource)}}${rubyToString(value)}`;
      if (current === desired) return true;
      return isNewEnough(resource, current, desired);
    });
  },
  sync: ({ resource }, target) => writeFile(resource, target, true),
  changeToS: (property, current, desired) => {
    const wanted = detailsOf(property.resource).metadata?.checksum ?? desired;
    if (current === 'absent') return `defined content as '${wanted === undefined ? '' : rubyToString(wanted)}'`;
    if (wanted === 'absent') return `undefined content from '${rubyToString(current)}'`;
    return `content changed '${rubyToString(current ?? '')}' to '${rubyToString(wanted)}'`;
  },
};

/** For checksums that are times: the file is at least as new as its source. */
function isNewEnough(resource: ResourceInstance, current: Value, desired: Value): boolean {
  const type = checksumTypeOf(resource);
  if (type !== 'mtime' && type !== 'ctime') return false;
  if (typeof current !== 'string' || typeof desired !== 'string') return false;
  const [is, wanted] = [current, desired].map((text) => Date.parse(checksumData(text) ?? text));
  if (is === undefined || wanted === undefined || Number.isNaN(is) || Number.isNaN(wanted))
    throw new TypeFailure(`Resource with checksum_type ${type} didn't contain a date in ${current} or ${desired}`);
  return is >= wanted;
}

export const checksumValue: PropertyDefinition = {
  kind: 'property',
  name: 'checksum_value',
  doc: 'The checksum that the content of `source` must have. Puppet compares with it instead of reading the source.',
  retrieve: ({ resource }, target) => {
    if (!resource.isSet('source')) return undefined;
    const current = presentChecksum(resource, target);
    return typeof current === 'string' ? (checksumData(current) ?? current) : current;
  },
  insync: (property, current, target) => {
    if (!property.resource.isSet('source')) return true;
    return contentInSync(property, current, target, true, () => current === property.should);
  },
  sync: ({ resource }, target) => writeFile(resource, target, true),
};
