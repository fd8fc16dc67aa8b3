import { contentOf } from '../../machine/files/node.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { BinaryValue, type Value } from '../../values/value.ts';
import type { PropertyBehavior } from '../../resource-types/behavior.ts';
import { checksumTypeOf } from '../../resource-types/file/content.ts';
import { getDetails, hasContent } from '../../resource-types/file/details.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import { checksumData, isChecksum } from '../../resource-types/shared/checksum-form.ts';
import { checksum } from '../shared/checksums.ts';
import { timeText } from '../shared/time-text.ts';
import { shouldBeFile, readStat } from './stat.ts';
import { givenContent, writeFile } from './write.ts';

/**
 * Returns the checksum of the current file. Returns `absent` if there is no file, and undefined for a directory or
 * link.
 */
function presentChecksum(resource: ResourceInstance, target: Target): Value {
  const node = readStat(resource, target);
  if (node === undefined) return 'absent';
  if (node.kind !== 'file') return undefined;
  const type = checksumTypeOf(resource);
  if (type === 'mtime' || type === 'ctime') return `{${type}}${timeText(node.mtime)}`;
  return checksum(type, contentOf(node));
}

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
    const node = readStat(resource, target);
    if (resource.should('ensure') === 'present' && isGiven && node !== undefined) {
      resource.log('warning', `Ensure set to :present but file type is ${node.kind} so no content will be synced`);
    }
    return true;
  }
  return resource.get('replace') !== true || matches();
}

const content: PropertyBehavior = {
  should: (property) => {
    const { resource } = property;
    const written = givenContent(resource);
    const given = property.shouldValues[0];
    if (written !== undefined && (given === written || !(typeof given === 'string' && isChecksum(given))))
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
    const wanted = getDetails(property.resource).metadata?.checksum ?? desired;
    if (current === 'absent') return `defined content as '${wanted === undefined ? '' : rubyToString(wanted)}'`;
    if (wanted === 'absent') return `undefined content from '${rubyToString(current)}'`;
    return `content changed '${rubyToString(current ?? '')}' to '${rubyToString(wanted)}'`;
  },
};

/** True if the file is at least as new as its source. Always false for checksums that are not times. */
function isNewEnough(resource: ResourceInstance, current: Value, desired: Value): boolean {
  const type = checksumTypeOf(resource);
  if (type !== 'mtime' && type !== 'ctime') return false;
  if (typeof current !== 'string' || typeof desired !== 'string') return false;
  const [is, wanted] = [current, desired].map((text) => Date.parse(checksumData(text) ?? text));
  if (is === undefined || wanted === undefined || Number.isNaN(is) || Number.isNaN(wanted))
    throw new TypeFailure(`Resource with checksum_type ${type} didn't contain a date in ${current} or ${desired}`);
  return is >= wanted;
}

const checksumValue: PropertyBehavior = {
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

export const contentProperties = { content, checksum_value: checksumValue } satisfies Readonly<
  Record<string, PropertyBehavior>
>;
