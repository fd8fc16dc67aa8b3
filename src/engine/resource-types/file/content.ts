import { Failure } from '../../diagnostics/failure.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { BinaryValue } from '../../values/value.ts';
import type { ParameterDefinition, PropertyDeclaration } from '../declaration.ts';
import type { ResourceInstance } from '../resource.ts';
import { CHECKSUM_TYPES, DEFAULT_CHECKSUM, isChecksum } from '../shared/checksum-form.ts';
import { property } from '../shared/property.ts';
import { noConversionToString } from '../shared/ruby-class.ts';
import { getDetails } from './details.ts';

export const checksumType: ParameterDefinition = {
  kind: 'parameter',
  name: 'checksum',
  doc: 'The way to compare content: a digest (default `sha256`), or for files with a source also `mtime`, `ctime` or `none`.',
  values: CHECKSUM_TYPES.map((value) => ({ value })),
  // Puppet does not check this value. An unknown algorithm fails only when a checksum is computed.
  validate: () => undefined,
  default: DEFAULT_CHECKSUM,
};

export function checksumTypeOf(resource: ResourceInstance): string {
  return rubyToString(resource.get('checksum') ?? DEFAULT_CHECKSUM);
}

function warnOfChecksum(resource: ResourceInstance): void {
  const place = resource.place === undefined ? '' : `\n   (file: ${resource.place.file}, line: ${resource.place.line})`;
  const text =
    'Using a checksum in a file\'s "content" property is deprecated. The ability to use a checksum to retrieve content from the ' +
    'filebucket using the "content" property will be removed in a future release. The literal value of the "content" property will be ' +
    'written to the file. The checksum retrieval functionality is being replaced by the use of static catalogs. See ' +
    'https://puppet.com/docs/puppet/latest/static_catalogs.html for more information.';
  resource.log('warning', text + place, true);
}

export const content: PropertyDeclaration = {
  kind: 'property',
  name: 'content',
  doc: 'The content of the file, as a string or `Binary`. Cannot be combined with `source` or `target`. Messages show checksums instead of the content.',
  munge: (value, resource) => {
    if (typeof value === 'string' && isChecksum(value)) {
      const isAfterContent = getDetails(resource).content !== undefined || resource.original.has('source');
      if (isAfterContent) return value;
      if (resource.catalog.types.release.has('checksums as content')) {
        warnOfChecksum(resource);
        return value;
      }
    }
    if (typeof value !== 'string' && !(value instanceof BinaryValue)) throw new Failure(noConversionToString(value));
    // If there are several values, Puppet checks all of them but writes only the last.
    getDetails(resource).content = value;
    return value;
  },
};

export const checksumValue = property(
  'checksum_value',
  'The checksum that the content of `source` must have. Puppet compares with it instead of reading the source.',
);
