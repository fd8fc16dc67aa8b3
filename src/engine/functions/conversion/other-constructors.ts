import { formatValue } from '../../formatting/format-value.ts';
import { base64ToBytesLenient, base64ToBytesStrict, base64UrlToBytes, textToBytes } from '../../values/binary.ts';
import { compileRegexp, escapeRegexp } from '../../values/regexp/regexp.ts';
import { parseVersion, versionOfValue, type Version } from '../../values/semver.ts';
import { inspectString } from '../../values/inspect-string.ts';
import { parseVersionRange, rangeBetween } from '../../values/semver-range.ts';
import { buildUri } from '../../values/uri-build.ts';
import { splitUri, uriText } from '../../values/uri.ts';
import { uriMistake } from '../../values/uri-check.ts';
import {
  BinaryValue,
  DEFAULT,
  PuppetHash,
  RegexpValue,
  SemVerRangeValue,
  SemVerValue,
  SensitiveValue,
  TypeValue,
  UriValue,
  isArray,
  type Value,
} from '../../values/value.ts';
import { argumentError } from '../../types/assert.ts';
import {
  stringSignatures,
  regexpSignatures,
  semVerSignatures,
  semVerRangeSignatures,
  binarySignatures,
  uriSignatures,
  sensitiveSignatures,
  unitSignatures,
  typeSignatures,
} from '../../types/new/signatures.ts';
import { defineConstructor, type Constructor } from './constructor.ts';
import { parseTypeString, type NameResolver } from '../../types/parse.ts';
import { displayString } from '../../formatting/display.ts';

const text = (value: Value): string => (typeof value === 'string' ? value : '');
const hashOf = (value: Value): PuppetHash => (value instanceof PuppetHash ? value : PuppetHash.empty);

export const stringConstructor = defineConstructor({
  name: 'new_string',
  signatures: stringSignatures,
  calls: [([from, formats]) => formatValue(from, formats)],
});

export const regexpConstructor = defineConstructor({
  name: 'new_float',
  signatures: regexpSignatures,
  calls: [
    ([pattern, escape]) => {
      const source = escape === true ? escapeRegexp(text(pattern)) : text(pattern);
      compileRegexp(source);
      return new RegexpValue(source);
    },
  ],
});

function versionFrom(major: Value, minor: Value, patch: Value, prerelease: Value, build: Value): SemVerValue {
  const before = typeof prerelease === 'string' ? `-${prerelease}` : '';
  const after = typeof build === 'string' ? `+${build}` : '';
  const numbers: readonly Value[] = [major, minor, patch];
  return new SemVerValue(`${numbers.map(displayString).join('.')}${before}${after}`);
}

export const semVerConstructor = defineConstructor({
  name: 'new_Version',
  signatures: semVerSignatures,
  calls: [
    ([version]) => {
      parseVersion(text(version));
      return new SemVerValue(text(version));
    },
    ([major, minor, patch, prerelease, build]) => versionFrom(major, minor, patch, prerelease, build),
    ([given]) => {
      const hash = hashOf(given);
      return versionFrom(
        hash.get('major'),
        hash.get('minor'),
        hash.get('patch'),
        hash.get('prerelease'),
        hash.get('build'),
      );
    },
  ],
  mismatches: [
    {
      parameters: ['String str'],
      message: ([version]) => `The string '${text(version)}' cannot be converted to a SemVer`,
    },
  ],
});

/** Creates a range from its bounds. `default` means no bound. */
function rangeFrom(min: Value, max: Value, excludeMax: Value): SemVerRangeValue {
  return new SemVerRangeValue(rangeBetween(boundFrom(min), boundFrom(max), excludeMax === true));
}

function boundFrom(value: Value): Version | undefined {
  return value instanceof SemVerValue ? versionOfValue(value.text) : undefined;
}

export const semVerRangeConstructor = defineConstructor({
  name: 'new_VersionRange',
  signatures: semVerRangeSignatures,
  calls: [
    ([range]) => new SemVerRangeValue(parseVersionRange(text(range))),
    ([min, max, excludeMax]) => rangeFrom(min, max, excludeMax),
    ([given]) => {
      const hash = hashOf(given);
      return rangeFrom(hash.get('min'), hash.has('max') ? hash.get('max') : DEFAULT, hash.get('exclude_max'));
    },
  ],
});

function binaryFrom(source: string, format: Value): BinaryValue {
  switch (format) {
    case '%b':
      return new BinaryValue(base64ToBytesLenient(source));
    case '%u':
      return new BinaryValue(base64UrlToBytes(source));
    case '%s':
    case '%r':
      return new BinaryValue(textToBytes(source));
    default:
      return new BinaryValue(base64ToBytesStrict(source));
  }
}

function binaryFromArray(items: Value): BinaryValue {
  return new BinaryValue(Uint8Array.from(isArray(items) ? items.map(Number) : []));
}

export const binaryConstructor = defineConstructor({
  name: 'new_Binary',
  signatures: binarySignatures,
  calls: [
    ([source, format]) => binaryFrom(text(source), format),
    ([items]) => binaryFromArray(items),
    ([given]) => {
      const value = hashOf(given).get('value');
      return isArray(value) ? binaryFromArray(value) : binaryFrom(text(value), hashOf(given).get('format'));
    },
  ],
});

export const uriConstructor = defineConstructor({
  name: 'new_error',
  signatures: uriSignatures,
  calls: [
    ([uri]) => {
      const mistake = uriMistake(text(uri));
      const parts = splitUri(text(uri));
      if (parts === undefined) return argumentError(mistake ?? `bad URI(is not URI?): ${inspectString(text(uri))}`);
      return new UriValue(uriText(parts));
    },
    ([given]) => {
      const components = hashOf(given);
      const part = (name: string): string | undefined => {
        const value = components.get(name);
        return value === undefined ? undefined : displayString(value);
      };
      return new UriValue(buildUri(part));
    },
  ],
});

export const sensitiveConstructor = defineConstructor({
  name: 'new_Sensitive',
  signatures: sensitiveSignatures,
  calls: [([value]) => value, ([value]) => new SensitiveValue(value)],
});

export const unitConstructor = defineConstructor({
  name: 'new_unit',
  signatures: unitSignatures,
  calls: [([from]) => from],
});

/** Returns the constructor of `Type.new('Integer[1]')`. `names` resolves names of types that are not built in. */
export function typeConstructor(names: NameResolver | NameResolver['resolveName'] | undefined): Constructor {
  return defineConstructor({
    name: 'new_type',
    signatures: typeSignatures,
    calls: [([source]) => new TypeValue(parseTypeString(text(source), names))],
  });
}
