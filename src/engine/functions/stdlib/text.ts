import { argumentError } from '../../evaluator/errors.ts';
import { textToBytes } from '../../values/binary.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { escapeRegexp } from '../../values/regexp/regexp.ts';
import { isArray, type Value } from '../../values/value.ts';
import { stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';
import { asArray, noMethod, parseError, valueFunction } from './legacy-function.ts';
import { characterSet } from './ruby-text.ts';

/** Declares a function that changes a string, or the strings in an array. Other elements of the array stay the same. */
function onStrings(name: string, doc: string, change: (text: string) => string): BuiltInFunction {
  return valueFunction({
    name,
    doc,
    call: (_, args) => {
      if (args.length === 0) throw parseError(`${name}(): Wrong number of arguments given (${args.length} for 1)`);
      const [value] = args;
      if (typeof value === 'string') return change(value);
      if (!isArray(value)) throw parseError(`${name}(): Requires either array or string to work with`);
      return value.map((each) => (typeof each === 'string' ? change(each) : each));
    },
  });
}

function swapLetter(letter: string): string {
  const upper = letter.toUpperCase();
  return upper === letter ? letter.toLowerCase() : upper;
}

function percentEncode(text: string): string {
  return [...textToBytes(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function lineEnds(name: string, doc: string, change: (text: string) => string): BuiltInFunction {
  return valueFunction({
    name,
    doc,
    call: (_, args) => {
      if (args.length !== 1) {
        throw argumentError(`${name}(): Wrong number of arguments given (${args.length} for 1)`);
      }
      const [text] = args;
      if (typeof text !== 'string') throw parseError(`${name}(): Requires string as argument`);
      return change(text);
    },
  });
}

function squeezeText(value: Value, set: Value): string {
  if (typeof value !== 'string') throw noMethod('squeeze', value);
  if (set !== undefined && set !== false && typeof set !== 'string') {
    throw argumentError(`no implicit conversion of ${rubyClass(set)} into String`);
  }
  const isIn = typeof set === 'string' ? characterSet(set) : () => true;
  let result = '';
  let last: string | undefined;
  for (const character of value) {
    if (character !== last || (set === '' ? true : !isIn(character))) result += character;
    last = character;
  }
  return result;
}

const squeeze = valueFunction({
  name: 'squeeze',
  doc: `Replaces runs of the same character by one character, in a string or in each string of an array. The second argument limits the characters: \`a-z\` is a range, \`^\` in front means all others.

\`\`\`puppet
squeeze('aabbcc')        # 'abc'
squeeze('aabbcc', 'b')   # 'aabcc'
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1 && args.length !== 2) {
      throw parseError(`squeeze(): Wrong number of arguments given ${args.length} for 2 or 1`);
    }
    const [given, set] = args;
    return isArray(given) ? given.map((each) => squeezeText(each, set)) : squeezeText(given, set);
  },
});

function endFunction(
  name: 'start_with' | 'end_with',
  about: string,
  example: string,
  test: (text: string, part: string) => boolean,
): BuiltInFunction {
  return defineFunction({
    name: `stdlib::${name}`,
    doc: `${about}

\`\`\`puppet
${example}
\`\`\``,
    dispatches: [
      {
        parameters: [
          'String test_string',
          `Variant[String[1], Array[String[1], 1]] ${name === 'start_with' ? 'prefixes' : 'suffixes'}`,
        ],
        returns: 'Boolean',
        call: (_, args) =>
          asArray(args[1])
            .map(String)
            .some((part) => test(stringAt(args, 0), part)),
      },
    ],
  });
}

const xmlEncode = defineFunction({
  name: 'stdlib::xml_encode',
  doc: `Encodes a string for XML: as text content, or with \`'attr'\` as the value of an attribute, including the quotes.

\`\`\`puppet
stdlib::xml_encode('a < b')           # 'a &lt; b'
stdlib::xml_encode('"a"', 'attr')     # '"&quot;a&quot;"'
\`\`\``,
  dispatches: [
    {
      parameters: ['String str', "Enum['text', 'attr'] type?"],
      returns: 'String',
      call: (_, args) => {
        const text = stringAt(args, 0).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        if (args[1] !== 'attr') return text;
        return `"${text.replaceAll('"', '&quot;').replaceAll("'", '&apos;')}"`;
      },
    },
  ],
});

export const textFunctions: readonly BuiltInFunction[] = [
  onStrings(
    'swapcase',
    `Converts lower case to upper case and upper case to lower case, in a string or in the strings of an array.

\`\`\`puppet
swapcase('aBcD')   # 'AbCd'
\`\`\``,
    (text) => text.replace(/\p{L}/gu, swapLetter),
  ),
  onStrings(
    'regexpescape',
    `Escapes a string, or the strings of an array, for a regular expression.

\`\`\`puppet
regexpescape('a.b')   # 'a\\.b'
\`\`\``,
    escapeRegexp,
  ),
  onStrings(
    'uriescape',
    `Escapes a string, or the strings of an array, for a URI. Characters that separate parts of a URI, such as \`/\` and \`?\`, stay.

\`\`\`puppet
uriescape('/a b')   # '/a%20b'
\`\`\``,
    (text) => text.replace(/[^-_.!~*'()a-zA-Z\d;/?:@&=+$,[\]]/gu, percentEncode),
  ),
  lineEnds(
    'dos2unix',
    `Converts the line breaks of a string from Windows to Unix.

\`\`\`puppet
$text = "Welcome\\r\\n"
file { '/etc/motd': content => dos2unix($text) }
\`\`\``,
    (text) => text.replaceAll('\r\n', '\n'),
  ),
  lineEnds(
    'unix2dos',
    `Converts the line breaks of a string from Unix to Windows.

\`\`\`puppet
$text = "Welcome\\n"
file { '/srv/motd.txt': content => unix2dos($text) }
\`\`\``,
    (text) => text.replace(/\r*\n/g, '\r\n'),
  ),
  squeeze,
  endFunction(
    'start_with',
    'Tests whether a string begins with another string, or with one of several.',
    "stdlib::start_with('apache2', ['apa', 'ngi'])   # true",
    (text, part) => text.startsWith(part),
  ),
  endFunction(
    'end_with',
    'Tests whether a string ends with another string, or with one of several.',
    "stdlib::end_with('site.conf', '.conf')   # true",
    (text, part) => text.endsWith(part),
  ),
  xmlEncode,
];
