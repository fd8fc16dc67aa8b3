/** `new` of strings, regular expressions, versions, binaries, URIs, types and sensitive values. */
import { FORMAT_PATTERN } from '../../formatting/format-parse.ts';
import { formatValue } from '../../formatting/format-value.ts';
import { base64ToBytesLenient, base64ToBytesStrict, base64UrlToBytes, textToBytes } from '../../values/binary.ts';
import { compileRegexp, escapeRegexp } from '../../values/regexp.ts';
import { VERSION_PATTERN, parseVersion } from '../../values/semver.ts';
import { inspectString } from '../../formatting/ruby-inspect.ts';
import { checkVersionRange } from '../../values/semver-range.ts';
import { splitUri, uriText } from '../../values/uri.ts';
import { componentMistake, escapedComponent, uriMistake } from '../../values/uri-check.ts';
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
import { defineConstructor } from './constructor.ts';
import { parseTypeString, type NameResolver } from '../../types/parse.ts';
import type { Constructor } from './constructor.ts';

const text = (value: Value): string => (typeof value === 'string' ? value : '');
const hashOf = (value: Value): PuppetHash => (value instanceof PuppetHash ? value : PuppetHash.empty);

export const stringConstructor = defineConstructor({
  name: 'new_string',
  localTypes: {
    Format: `Pattern[/${FORMAT_PATTERN}/]`,
    ContainerFormat:
      'Struct[{Optional[format] => Format, Optional[separator] => String, Optional[separator2] => String, Optional[string_formats] => Hash[Type, Format]}]',
    TypeMap: 'Hash[Type, Variant[Format, ContainerFormat]]',
    Convertible: 'Any',
    Formats: 'Variant[Default, String[1], TypeMap]',
  },
  dispatches: [
    {
      parameters: ['Convertible from', 'Formats string_formats?'],
      call: ([from, formats]) => formatValue(from, formats),
    },
  ],
});

export const regexpConstructor = defineConstructor({
  name: 'new_float',
  dispatches: [
    {
      parameters: ['String pattern', 'Boolean escape?'],
      call: ([pattern, escape]) => {
        const source = escape === true ? escapeRegexp(text(pattern)) : text(pattern);
        compileRegexp(source);
        return new RegexpValue(source);
      },
    },
  ],
});

function versionFrom(major: Value, minor: Value, patch: Value, prerelease: Value, build: Value): SemVerValue {
  const before = typeof prerelease === 'string' ? `-${prerelease}` : '';
  const after = typeof build === 'string' ? `+${build}` : '';
  return new SemVerValue(`${String(major)}.${String(minor)}.${String(patch)}${before}${after}`);
}

export const semVerConstructor = defineConstructor({
  name: 'new_Version',
  localTypes: {
    PositiveInteger: 'Integer[0,default]',
    SemVerQualifier: 'Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]',
    SemVerPattern: `Pattern[/\\A${VERSION_PATTERN}\\Z/]`,
    SemVerHash:
      'Struct[{major=>PositiveInteger,minor=>PositiveInteger,patch=>PositiveInteger,Optional[prerelease]=>SemVerQualifier,Optional[build]=>SemVerQualifier}]',
  },
  dispatches: [
    {
      parameters: ['SemVerPattern str'],
      call: ([version]) => {
        parseVersion(text(version));
        return new SemVerValue(text(version));
      },
    },
    {
      parameters: [
        'PositiveInteger major',
        'PositiveInteger minor',
        'PositiveInteger patch',
        'SemVerQualifier prerelease?',
        'SemVerQualifier build?',
      ],
      call: ([major, minor, patch, prerelease, build]) => versionFrom(major, minor, patch, prerelease, build),
    },
    {
      parameters: ['SemVerHash hash_args'],
      call: ([given]) => {
        const hash = hashOf(given);
        return versionFrom(
          hash.get('major'),
          hash.get('minor'),
          hash.get('patch'),
          hash.get('prerelease'),
          hash.get('build'),
        );
      },
    },
  ],
  mismatches: [
    {
      parameters: ['String str'],
      message: ([version]) => `The string '${text(version)}' cannot be converted to a SemVer`,
    },
  ],
});

function versionText(value: Value, fallback: string): string {
  return typeof value === 'object' && !isArray(value) && value.kind === 'SemVer' ? value.text : fallback;
}

/** A range from its bounds, of which `default` is none. Puppet prints the upper bound of two first, as here; it is read back so, too. */
function rangeFrom(min: Value, max: Value, excludeMax: Value): SemVerRangeValue {
  const from = min === DEFAULT || min === undefined ? undefined : versionText(min, '0.0.0');
  const to = max === DEFAULT || max === undefined ? undefined : versionText(max, '0.0.0');
  if (from === undefined && to === undefined) return new SemVerRangeValue('*');
  if (from === undefined) return new SemVerRangeValue(`${excludeMax === true ? '<' : '<='}${to ?? ''}`);
  if (to === undefined) return new SemVerRangeValue(`>=${from}`);
  return new SemVerRangeValue(excludeMax === true ? `>=${to} <${from}` : `${to} - ${from}`);
}

export const semVerRangeConstructor = defineConstructor({
  name: 'new_VersionRange',
  localTypes: {
    SemVerRangeString: 'String[1]',
    SemVerRangeHash:
      'Struct[{min=>Variant[Default,SemVer],Optional[max]=>Variant[Default,SemVer],Optional[exclude_max]=>Boolean}]',
  },
  dispatches: [
    {
      parameters: ['SemVerRangeString str'],
      call: ([range]) => {
        checkVersionRange(text(range));
        return new SemVerRangeValue(text(range));
      },
    },
    {
      parameters: ['Variant[Default,SemVer] min', 'Variant[Default,SemVer] max', 'Boolean exclude_max?'],
      call: ([min, max, excludeMax]) => rangeFrom(min, max, excludeMax),
    },
    {
      parameters: ['SemVerRangeHash hash_args'],
      call: ([given]) => {
        const hash = hashOf(given);
        return rangeFrom(hash.get('min'), hash.has('max') ? hash.get('max') : DEFAULT, hash.get('exclude_max'));
      },
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
  localTypes: {
    ByteInteger: 'Integer[0,255]',
    Base64Format: 'Enum["%b", "%u", "%B", "%s", "%r"]',
    StringHash: 'Struct[{value => String, "format" => Optional[Base64Format]}]',
    ArrayHash: 'Struct[{value => Array[ByteInteger]}]',
    BinaryArgsHash: 'Variant[StringHash, ArrayHash]',
  },
  dispatches: [
    {
      parameters: ['String str', 'Base64Format format?'],
      call: ([source, format]) => binaryFrom(text(source), format),
    },
    { parameters: ['Array[ByteInteger] byte_array'], call: ([items]) => binaryFromArray(items) },
    {
      parameters: ['BinaryArgsHash hash_args'],
      call: ([given]) => {
        const value = hashOf(given).get('value');
        return isArray(value) ? binaryFromArray(value) : binaryFrom(text(value), hashOf(given).get('format'));
      },
    },
  ],
});

export const uriConstructor = defineConstructor({
  name: 'new_error',
  dispatches: [
    {
      parameters: ['String[1] uri'],
      call: ([uri]) => {
        const mistake = uriMistake(text(uri));
        const parts = splitUri(text(uri));
        if (parts === undefined) return argumentError(mistake ?? `bad URI(is not URI?): ${inspectString(text(uri))}`);
        return new UriValue(uriText(parts));
      },
    },
    {
      parameters: [
        'Struct[{Optional[scheme] => String[1], Optional[userinfo] => String[1], Optional[host] => String[1], Optional[port] => Integer[0], Optional[path] => String[1], Optional[query] => String[1], Optional[fragment] => String[1], Optional[opaque] => String[1]}] hash',
      ],
      call: ([given]) => new UriValue(joinUri(hashOf(given))),
    },
  ],
});

function joinUri(hash: PuppetHash): string {
  const part = (name: string): string | undefined => {
    const value = hash.get(name);
    return value === undefined ? undefined : String(value);
  };
  const mistake = componentMistake(part);
  if (mistake !== undefined) argumentError(mistake);
  const escapedPart = (name: string): string | undefined => {
    const value = part(name);
    return value === undefined ? undefined : escapedComponent(value);
  };
  const with_ = (prefix: string, value: string | undefined, suffix = ''): string =>
    value === undefined ? '' : prefix + value + suffix;
  const host = part('host');
  const authority = host === undefined ? '' : `//${with_('', part('userinfo'), '@')}${host}${with_(':', part('port'))}`;
  const opaque = part('opaque');
  const middle = opaque ?? `${authority}${part('path') ?? ''}${with_('?', escapedPart('query'))}`;
  return `${with_('', part('scheme'), ':')}${middle}${with_('#', escapedPart('fragment'))}`;
}

export const sensitiveConstructor = defineConstructor({
  name: 'new_Sensitive',
  dispatches: [
    { parameters: ['Sensitive value'], call: ([value]) => value },
    { parameters: ['Any value'], call: ([value]) => new SensitiveValue(value) },
  ],
});

export const unitConstructor = defineConstructor({
  name: 'new_unit',
  dispatches: [{ parameters: ['Any from'], call: ([from]) => from }],
});

/** `Type.new('Integer[1]')`; other names than the built-in ones are looked up by `names`. */
export function typeConstructor(names: NameResolver | NameResolver['resolveName'] | undefined): Constructor {
  return defineConstructor({
    name: 'new_type',
    dispatches: [
      {
        parameters: ['String[1] type_string'],
        call: ([source]) => new TypeValue(parseTypeString(text(source), names)),
      },
    ],
  });
}
