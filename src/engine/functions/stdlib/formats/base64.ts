import {
  base64ToBytesLenient,
  base64ToBytesStrict,
  bytesToBase64,
  bytesToBase64Lines,
  bytesToBase64Url,
  base64UrlToBytes,
  bytesToText,
  textToBytes,
} from '../../../values/binary.ts';
import { parseError, valueFunction } from '../legacy-function.ts';

const ENCODE: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  default: bytesToBase64Lines,
  strict: bytesToBase64,
  urlsafe: bytesToBase64Url,
};

const DECODE: Readonly<Record<string, (text: string) => Uint8Array>> = {
  default: base64ToBytesLenient,
  strict: base64ToBytesStrict,
  urlsafe: base64UrlToBytes,
};

export const base64 = valueFunction({
  name: 'base64',
  doc: `Encodes a string as Base64, or decodes it. The third argument is the variant: \`default\` breaks lines after 60 characters, \`strict\` does not, \`urlsafe\` uses \`-\` and \`_\`.

\`\`\`puppet
base64('encode', 'user:secret', 'strict')
\`\`\``,
  call: (_, args) => {
    if (args.length < 2) throw parseError(`base64(): Wrong number of arguments (${args.length}; must be >= 2)`);
    const [action, text, method = 'default'] = args;
    if (action !== 'encode' && action !== 'decode') {
      throw parseError("base64(): the first argument must be one of 'encode' or 'decode'");
    }
    if (typeof text !== 'string') throw parseError('base64(): the second argument must be a string to base64');
    const encode = typeof method === 'string' ? ENCODE[method] : undefined;
    const decode = typeof method === 'string' ? DECODE[method] : undefined;
    if (encode === undefined || decode === undefined) {
      throw parseError("base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'");
    }
    if (action === 'encode') return encode(textToBytes(text));
    const bytes = decode(text);
    // Returns one character per byte for bytes that are not valid UTF-8.
    return bytesToText(bytes) ?? String.fromCharCode(...bytes);
  },
});
