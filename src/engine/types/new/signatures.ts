/** Signatures of `T.new` in Puppet's type syntax (`new_function` of each type in `pops/types/types.rb`). */
import { VERSION_PATTERN } from '../../values/semver.ts';

export interface NewSignatures {
  readonly localTypes?: Readonly<Record<string, string>>;
  /** Parameters of each signature, as `Type name`. A `?` at the end marks an optional parameter. */
  readonly parameters: readonly (readonly string[])[];
}

// Patterns of numeric strings (`types.rb`).
const SIGN = '[+-]?\\s*';
const HEX = '(?:0[xX][0-9A-Fa-f]+)';
const OCTAL = '(?:0[0-7]+)';
const BINARY = '(?:0[bB][01]+)';
const DECIMAL = '(?:0|[1-9]\\d*)';
const FLOAT = `(?:${DECIMAL}(?:\\.\\d+)?(?:[eE]-?\\d+)?)`;
export const INTEGER_SOURCE = `${SIGN}(?:(?:\\d+)|${HEX}|${BINARY})`;
const INTEGER_PATTERN = `\\A${INTEGER_SOURCE}\\z`;
const FLOAT_PATTERN = `\\A${SIGN}(?:${FLOAT}|${HEX}|${OCTAL}|${BINARY})\\z`;

/** Pattern of a format of `String.new`. Messages print it. */
const FORMAT_PATTERN = '^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$';
const FORMATS = 'Variant[String[2],Array[String[2], 1]]';

export const integerSignatures: NewSignatures = {
  localTypes: {
    Radix: 'Variant[Default, Integer[2,2], Integer[8,8], Integer[10,10], Integer[16,16]]',
    Convertible: `Variant[Numeric, Boolean, Pattern[/${INTEGER_PATTERN}/], Timespan, Timestamp]`,
    NamedArgs: 'Struct[{from => Convertible, Optional[radix] => Radix, Optional[abs] => Boolean}]',
  },
  parameters: [['Convertible from', 'Radix radix?', 'Boolean abs?'], ['NamedArgs hash_args']],
};

export const floatSignatures: NewSignatures = {
  localTypes: {
    Convertible: `Variant[Numeric, Boolean, Pattern[/${FLOAT_PATTERN}/], Timespan, Timestamp]`,
    NamedArgs: 'Struct[{from => Convertible, Optional[abs] => Boolean}]',
  },
  parameters: [['Convertible from', 'Boolean abs?'], ['NamedArgs hash_args']],
};

export const numericSignatures: NewSignatures = {
  localTypes: {
    Convertible: `Variant[Integer, Float, Boolean, Pattern[/${FLOAT_PATTERN}/], Timespan, Timestamp]`,
    NamedArgs: 'Struct[{from => Convertible, Optional[abs] => Boolean}]',
  },
  parameters: [['Convertible from', 'Boolean abs?'], ['NamedArgs hash_args']],
};

export const booleanSignatures: NewSignatures = {
  parameters: [["Variant[Integer, Float, Boolean, Enum['false','true','yes','no','y','n',true]] from"]],
};

export const stringSignatures: NewSignatures = {
  localTypes: {
    Format: `Pattern[/${FORMAT_PATTERN}/]`,
    ContainerFormat:
      'Struct[{Optional[format] => Format, Optional[separator] => String, Optional[separator2] => String, Optional[string_formats] => Hash[Type, Format]}]',
    TypeMap: 'Hash[Type, Variant[Format, ContainerFormat]]',
    Convertible: 'Any',
    Formats: 'Variant[Default, String[1], TypeMap]',
  },
  parameters: [['Convertible from', 'Formats string_formats?']],
};

export const regexpSignatures: NewSignatures = {
  parameters: [['String pattern', 'Boolean escape?']],
};

export const semVerSignatures: NewSignatures = {
  localTypes: {
    PositiveInteger: 'Integer[0,default]',
    SemVerQualifier: 'Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]',
    SemVerPattern: `Pattern[/\\A${VERSION_PATTERN}\\Z/]`,
    SemVerHash:
      'Struct[{major=>PositiveInteger,minor=>PositiveInteger,patch=>PositiveInteger,Optional[prerelease]=>SemVerQualifier,Optional[build]=>SemVerQualifier}]',
  },
  parameters: [
    ['SemVerPattern str'],
    [
      'PositiveInteger major',
      'PositiveInteger minor',
      'PositiveInteger patch',
      'SemVerQualifier prerelease?',
      'SemVerQualifier build?',
    ],
    ['SemVerHash hash_args'],
  ],
};

export const semVerRangeSignatures: NewSignatures = {
  localTypes: {
    SemVerRangeString: 'String[1]',
    SemVerRangeHash:
      'Struct[{min=>Variant[Default,SemVer],Optional[max]=>Variant[Default,SemVer],Optional[exclude_max]=>Boolean}]',
  },
  parameters: [
    ['SemVerRangeString str'],
    ['Variant[Default,SemVer] min', 'Variant[Default,SemVer] max', 'Boolean exclude_max?'],
    ['SemVerRangeHash hash_args'],
  ],
};

export const binarySignatures: NewSignatures = {
  localTypes: {
    ByteInteger: 'Integer[0,255]',
    Base64Format: 'Enum["%b", "%u", "%B", "%s", "%r"]',
    StringHash: 'Struct[{value => String, "format" => Optional[Base64Format]}]',
    ArrayHash: 'Struct[{value => Array[ByteInteger]}]',
    BinaryArgsHash: 'Variant[StringHash, ArrayHash]',
  },
  parameters: [['String str', 'Base64Format format?'], ['Array[ByteInteger] byte_array'], ['BinaryArgsHash hash_args']],
};

export const uriSignatures: NewSignatures = {
  parameters: [
    ['String[1] uri'],
    [
      'Struct[{Optional[scheme] => String[1], Optional[userinfo] => String[1], Optional[host] => String[1], Optional[port] => Integer[0], Optional[path] => String[1], Optional[query] => String[1], Optional[fragment] => String[1], Optional[opaque] => String[1]}] hash',
    ],
  ],
};

export const sensitiveSignatures: NewSignatures = {
  parameters: [['Sensitive value'], ['Any value']],
};

export const unitSignatures: NewSignatures = {
  parameters: [['Any from']],
};

export const typeSignatures: NewSignatures = {
  parameters: [['String[1] type_string']],
};

export const timestampSignatures: NewSignatures = {
  localTypes: { Formats: FORMATS },
  parameters: [
    [],
    ['Variant[Integer,Float] seconds'],
    ['String[1] string', 'Formats format?', 'String[1] timezone?'],
    ['Struct[{string => String[1], Optional[format] => Formats, Optional[timezone] => String[1]}] hash_arg'],
  ],
};

export const timespanSignatures: NewSignatures = {
  localTypes: { Formats: FORMATS },
  parameters: [
    ['Variant[Integer,Float] seconds'],
    ['String[1] string', 'Formats format?'],
    [
      'Integer days',
      'Integer hours',
      'Integer minutes',
      'Integer seconds',
      'Integer milliseconds?',
      'Integer microseconds?',
      'Integer nanoseconds?',
    ],
    ['Struct[{string => String[1], Optional[format] => Formats}] hash_arg'],
    [
      'Struct[{Optional[negative] => Boolean, Optional[days] => Integer, Optional[hours] => Integer, Optional[minutes] => Integer, Optional[seconds] => Integer, Optional[milliseconds] => Integer, Optional[microseconds] => Integer, Optional[nanoseconds] => Integer}] hash_arg',
    ],
  ],
};

export const arraySignatures: NewSignatures = {
  parameters: [
    ['Variant[Array,Hash,Binary,Iterable] from', 'Boolean[false] wrap?'],
    ['Any from', 'Boolean[true] wrap'],
  ],
};

export const hashSignatures: NewSignatures = {
  localTypes: {
    KeyValueArray: 'Array[Tuple[Any,Any],1]',
    TreeArray: 'Array[Tuple[Array,Any],1]',
    NewHashOption: 'Enum[tree, hash_tree]',
  },
  parameters: [['TreeArray from', 'NewHashOption build_option?'], ['KeyValueArray from'], ['Any from']],
};
