import type { Advice } from '../advice.ts';
import { exchange, insertion, type Mistake, QUOTED, quoted, removal, rewrite, TITLE, TYPE } from './parser-stop.ts';

const ATTRIBUTE_BEFORE = /[{,:;]\s*[a-z]\w*$/;
const ENDS_IN_VALUE = /['"\w\])}]$/;
const ARROW = 'Write => between an attribute and its value.';
const BRACES = 'A resource needs braces and a colon after its title';

/**
 * Hint for a resource without braces on a line of its own, such as `package 'nginx'` or `package nginx, ensure =>
 * present`.
 */
export function bareResource(line: string, offset: number, isType: (name: string) => boolean): Advice | undefined {
  const found = new RegExp(
    String.raw`(?:^|[{}])\s*(${TYPE})[ \t]+(${QUOTED}|[\w./-]+)[ \t]*(?:,[ \t]*|:[ \t]*)?((?:[a-z]\w*[ \t]*=>[ \t]*[^{}#=]+?)?)[ \t]*(?:#.*)?$`,
  ).exec(line.trimEnd());
  const [, type, title = '', attributes = ''] = found ?? [];
  if (found === null || type === undefined || !isType(type)) return undefined;
  const start = line.indexOf(type, found.index);
  const written = line.slice(start).replace(/[ \t]*(?:#.*)?$/, '');
  const name = quoted(title);
  const body = attributes === '' ? '' : ` ${attributes.trim().replace(/,$/, '')}`;
  const resource = `${type} { ${name}:${body} }`;
  return {
    hint: `${BRACES}: ${type} { ${name}: }`,
    edit: { title: `Change to ${resource}`, span: { offset: offset + start, length: written.length }, text: resource },
  };
}

export const resources: readonly Mistake[] = [
  function rubyResource({ before }, context) {
    const [, type, title] = new RegExp(String.raw`(?:^|\n)\s*(${TYPE})\s+(${QUOTED})\s+do\n[^\n]*$`).exec(before) ?? [];
    return type !== undefined && context.resourceTypes().includes(type)
      ? { hint: `${BRACES}: ${type} { ${title}: }` }
      : undefined;
  },
  function bare({ line, rest, at }, context) {
    const whole = line + (rest.split('\n', 1)[0] ?? '');
    const types = new Set(context.resourceTypes().map((name) => name.toLowerCase()));
    return bareResource(whole, at - line.length, (name) => types.has(name) && name !== 'class');
  },
  function wrongArrow({ before, rest, at, end }) {
    const sign = /^(?:=(?![=>~])|:(?!:)|->|-(?!>)>?)/.exec(rest)?.[0];
    if (sign === undefined || sign === '-' || !ATTRIBUTE_BEFORE.test(before)) return undefined;
    const name = new RegExp(String.raw`\b${TYPE}\s*\{\s*\w+$`).test(before);
    if (sign === ':' && name && !/[=(,[]\s*\{\s*\w+$/.test(before)) return undefined;
    return { hint: ARROW, edit: exchange(sign, end === at ? ' =>' : '=>', at) };
  },
  function colonInHash({ before, rest, at }) {
    return /^:(?!:)/.test(rest) && new RegExp(String.raw`(?:[=(,[>?]\s*\{|,)\s*(?:${QUOTED}|\d+|default)$`).test(before)
      ? { hint: 'Write => between a key and its value.', edit: exchange(':', ' =>', at) }
      : undefined;
  },
  function assignmentInHash({ before, rest, end }) {
    if (!/^[},]/.test(rest)) return undefined;
    const [whole, gap] =
      new RegExp(String.raw`[=(,>]\s*\{(?:[^{}]*,)?\s*(?:${QUOTED}|\w+)\s*(=)\s*[^{}=]*$`).exec(before) ?? [];
    if (whole === undefined || gap === undefined) return undefined;
    const at = end - whole.length + whole.lastIndexOf('=');
    return { hint: 'Write => between a key and its value.', edit: exchange('=', '=>', at) };
  },
  function quotedAttribute({ before, rest, at }) {
    const [name, word] = /^['"]([a-z]\w*)['"](?=\s*=>)/.exec(rest) ?? [];
    return name !== undefined && word !== undefined && /[:,]$/.test(before)
      ? { hint: 'Write attribute names without quotes.', edit: rewrite(name, word, at) }
      : undefined;
  },
  function unquotedAddress({ before, rest, at, end }) {
    const word = /[a-z]+$/.exec(before)?.[0];
    const path = /^:\/{2,3}[\w./%:@-]*[\w/]/.exec(rest)?.[0];
    if (word === undefined || path === undefined || end !== at) return undefined;
    return {
      hint: 'An address is a string. Put it in quotes.',
      edit: rewrite(word + path, `'${word}${path}'`, at - word.length),
    };
  },
  function unquotedPath({ line, rest, at }) {
    const text = line + (rest.split('\n', 1)[0] ?? '');
    for (const found of text.matchAll(/(?<=(?:=>|\{|\[|,|\()\s*)\/[\w.-]+(?:\/[\w.-]+)*\/?/g)) {
      const path = found[0].replace(/\.$/, '');
      if (found.index > line.length || found.index + path.length < line.length) continue;
      return {
        hint: 'A path is a string. Put it in quotes.',
        edit: rewrite(path, `'${path}'`, at - line.length + found.index),
      };
    }
    return undefined;
  },
  function unquotedVersion({ line, rest, at }) {
    const [start = ''] = /\d+\.\d+\.?$/.exec(line) ?? [];
    const [tail = ''] = /^\.?[\d\w][\w.+~-]*/.exec(rest) ?? [];
    if (start === '' || tail === '') return undefined;
    return {
      hint: 'A version or an IP address is a string. Put it in quotes.',
      edit: rewrite(start + tail, `'${start}${tail}'`, at - start.length),
    };
  },
  function yaml({ before, rest, line }) {
    const name = /^\s*([a-z]\w*)$/.exec(line)?.[1];
    return rest.startsWith(':') && name !== undefined && !/[{,:;]\s*[a-z]\w*$/.test(before)
      ? { hint: `${BRACES}: ${name} { 'title': … }` }
      : undefined;
  },
  function semicolonBetween({ before, rest, end }) {
    const [tail] = /;\s*[a-z]\w*$/.exec(before) ?? [];
    return rest.startsWith('=>') && tail !== undefined
      ? {
          hint: 'Separate attributes with commas. A semicolon ends the body of the resource.',
          edit: exchange(';', ',', end - tail.length),
        }
      : undefined;
  },
  function colonMissing({ before, rest, end }) {
    const title = new RegExp(String.raw`\b${TYPE}\s*\{\s*(${TITLE})$`).exec(before)?.[1];
    if (title === undefined || /\b(?:case|class|node|define)\s+[^{]*\{[^{]*$/.test(before)) return undefined;
    if (/^\w+\s*[=+]>/.test(rest)) return { hint: `Add a colon after the title ${title}.`, edit: insertion(':', end) };
    return /^[;=,]/.test(rest) && !rest.startsWith('=>')
      ? { hint: `Write a colon after the title: ${title}:` }
      : undefined;
  },
  function titles({ before, rest, at, end }) {
    const first = new RegExp(String.raw`\b${TYPE}\s*\{\s*(${QUOTED})$`).exec(before)?.[1];
    const second = new RegExp(String.raw`^(${QUOTED})(?=\s*:)`).exec(rest)?.[1];
    if (first === undefined || second === undefined) return undefined;
    const list = `[${first}, ${second}]`;
    const offset = end - first.length;
    const edit = { title: `Change to ${list}`, span: { offset, length: at + second.length - offset }, text: list };
    return { hint: `Write several titles as an array: ${list}:`, edit };
  },
  function braceMissingBeforeTitle({ before, rest }) {
    const [, type, title] =
      new RegExp(String.raw`(?:^|\n)\s*(${TYPE})\s*\(?\s*('[^'\n]*'|"[^"\n]*")$`).exec(before) ?? [];
    return rest.startsWith(':') && type !== undefined && type !== 'case'
      ? { hint: `Add a brace before the title: ${type} { ${title ?? ''}: … }` }
      : undefined;
  },
  function nested({ before, rest }, context) {
    const type = /[,{:]\s*([a-z]\w*(?:::\w+)*)$/.exec(before)?.[1];
    return rest.startsWith('{') && type !== undefined && context.resourceTypes().includes(type)
      ? {
          hint: 'A resource cannot contain another resource. Close the first one. To order them, use require or before.',
        }
      : undefined;
  },
  function reference({ before, rest, at, end }) {
    if (before.endsWith('class') && /=>\s*class$/.test(before) && rest.startsWith('['))
      return { hint: 'References begin with a capital letter: Class[…].', edit: exchange('class', 'Class', end - 5) };
    const [whole, title] = new RegExp(String.raw`^\{\s*(${QUOTED}|[\w.-]+)\s*\}`).exec(rest) ?? [];
    return whole !== undefined && title !== undefined && /(?:=>|->|~>|\[|,)\s*[A-Z]\w*(?:::[A-Z]\w*)*$/.test(before)
      ? { hint: 'Write the title of a reference in brackets.', edit: rewrite(whole, `[${title}]`, at) }
      : undefined;
  },
  function arrowBetweenResources({ before, rest, at }) {
    if (!/[}\]]$/.test(before)) return undefined;
    const sign = /^(?:=>|<=|~(?!>)|>)(?=\s*[A-Za-z@])/.exec(rest)?.[0];
    if (sign === undefined) return undefined;
    const to = sign === '~' ? '~>' : sign === '<=' ? '<-' : '->';
    return {
      hint: 'Use -> to order resources, or ~> to also refresh the second one.',
      edit: exchange(sign, to, at),
    };
  },
  function arrowMissing({ before, rest, at }) {
    if (!ATTRIBUTE_BEFORE.test(before) || !/^['"$[\w]/.test(rest) || /\{\s*\w+$/.test(before)) return undefined;
    return { hint: 'Write => between an attribute and its value.', edit: insertion('=> ', at) };
  },
  function commaMissing({ before, rest, end }) {
    if (!ENDS_IN_VALUE.test(before)) return undefined;
    const isNext =
      new RegExp(String.raw`^(?:[a-z]\w*|${QUOTED}|\*)\s*[=+]>`).test(rest) ||
      (/^[a-z]\w*\s*[=:](?![=:~])/.test(rest) && /\{[^{}]*=>[^{}]*$/.test(before)) ||
      (/^['"$]/.test(rest) && /[[(,]\s*(?:'[^'\n]*'|"[^"\n]*"|\w+)$/.test(before));
    return isNext ? { hint: 'Add a comma before this.', edit: insertion(',', end) } : undefined;
  },
  function valueMissing({ before, rest }) {
    return before.endsWith('=>') && /^[},;)]/.test(rest) ? { hint: 'Add a value after =>.' } : undefined;
  },
  function surplusBrace({ before, rest }) {
    if (!rest.startsWith('}')) return undefined;
    const plain = before.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|#[^\n]*/g, '');
    const open = plain.split('{').length - plain.split('}').length;
    return open <= 0 ? { hint: 'This } has no matching {. Remove it, or add the missing { above.' } : undefined;
  },
  function semicolonAfterBrace({ before, rest, at }) {
    return rest.startsWith(';') && before.endsWith('}')
      ? { hint: 'Statements do not end with a semicolon.', edit: removal(';', at) }
      : undefined;
  },
];
