/** Mistakes in resources and hashes: braces, colons, commas, arrows and quotes. */
import type { Advice } from '../advice.ts';
import { exchange, insertion, type Mistake, QUOTED, quoted, removal, rewrite, TITLE, TYPE } from './surroundings.ts';

/** Text before a position where an attribute name may begin. */
const ATTRIBUTE_BEFORE = /[{,:;]\s*[a-z]\w*$/;
const ENDS_IN_VALUE = /['"\w\])}]$/;
const ARROW = 'An attribute and its value are joined by =>.';
const BRACES = 'A resource needs braces, and a colon after its title';

/** Resource without braces on a line of its own: `package 'nginx'` and `package nginx, ensure => present`. */
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
      ? { hint: 'A key and its value are joined by =>.', edit: exchange(':', ' =>', at) }
      : undefined;
  },
  function assignmentInHash({ before, rest, end }) {
    if (!/^[},]/.test(rest)) return undefined;
    const [whole, gap] =
      new RegExp(String.raw`[=(,>]\s*\{(?:[^{}]*,)?\s*(?:${QUOTED}|\w+)\s*(=)\s*[^{}=]*$`).exec(before) ?? [];
    if (whole === undefined || gap === undefined) return undefined;
    const at = end - whole.length + whole.lastIndexOf('=');
    return { hint: 'A key and its value are joined by =>.', edit: exchange('=', '=>', at) };
  },
  function quotedAttribute({ before, rest, at }) {
    const [name, word] = /^['"]([a-z]\w*)['"](?=\s*=>)/.exec(rest) ?? [];
    return name !== undefined && word !== undefined && /[:,]$/.test(before)
      ? { hint: 'The name of an attribute has no quotes.', edit: rewrite(name, word, at) }
      : undefined;
  },
  function unquotedAddress({ before, rest, at, end }) {
    const word = /[a-z]+$/.exec(before)?.[0];
    const path = /^:\/{2,3}[\w./%:@-]*[\w/]/.exec(rest)?.[0];
    if (word === undefined || path === undefined || end !== at) return undefined;
    return {
      hint: 'An address is a string: put it in quotes.',
      edit: rewrite(word + path, `'${word}${path}'`, at - word.length),
    };
  },
  function unquotedPath({ line, rest, at }) {
    const text = line + (rest.split('\n', 1)[0] ?? '');
    for (const found of text.matchAll(/(?<=(?:=>|\{|\[|,|\()\s*)\/[\w.-]+(?:\/[\w.-]+)*\/?/g)) {
      const path = found[0].replace(/\.$/, '');
      if (found.index > line.length || found.index + path.length < line.length) continue;
      return {
        hint: 'A path is a string: put it in quotes.',
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
      hint: 'A version or an IP address is a string: put it in quotes.',
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
          hint: 'Attributes are separated by commas. A semicolon ends the whole body of a resource.',
          edit: exchange(';', ',', end - tail.length),
        }
      : undefined;
  },
  function colonMissing({ before, rest, end }) {
    const title = new RegExp(String.raw`\b${TYPE}\s*\{\s*(${TITLE})$`).exec(before)?.[1];
    if (title === undefined || /\b(?:case|class|node|define)\s+[^{]*\{[^{]*$/.test(before)) return undefined;
    if (/^\w+\s*[=+]>/.test(rest))
      return { hint: `A colon is missing after the title ${title}.`, edit: insertion(':', end) };
    return /^[;=,]/.test(rest) && !rest.startsWith('=>') ? { hint: `A title ends with a colon: ${title}:` } : undefined;
  },
  function titles({ before, rest, at, end }) {
    const first = new RegExp(String.raw`\b${TYPE}\s*\{\s*(${QUOTED})$`).exec(before)?.[1];
    const second = new RegExp(String.raw`^(${QUOTED})(?=\s*:)`).exec(rest)?.[1];
    if (first === undefined || second === undefined) return undefined;
    const list = `[${first}, ${second}]`;
    const offset = end - first.length;
    const edit = { title: `Change to ${list}`, span: { offset, length: at + second.length - offset }, text: list };
    return { hint: `Several titles are a list: ${list}:`, edit };
  },
  function braceMissingBeforeTitle({ before, rest }) {
    const [, type, title] =
      new RegExp(String.raw`(?:^|\n)\s*(${TYPE})\s*\(?\s*('[^'\n]*'|"[^"\n]*")$`).exec(before) ?? [];
    return rest.startsWith(':') && type !== undefined && type !== 'case'
      ? { hint: `A brace is missing before the title: ${type} { ${title ?? ''}: … }` }
      : undefined;
  },
  function nested({ before, rest }, context) {
    const type = /[,{:]\s*([a-z]\w*(?:::\w+)*)$/.exec(before)?.[1];
    return rest.startsWith('{') && type !== undefined && context.resourceTypes().includes(type)
      ? {
          hint: 'A resource is not declared inside another one. Close the braces first; require and before put them in order.',
        }
      : undefined;
  },
  function reference({ before, rest, at, end }) {
    if (before.endsWith('class') && /=>\s*class$/.test(before) && rest.startsWith('['))
      return { hint: 'A reference begins with a capital letter: Class[…].', edit: exchange('class', 'Class', end - 5) };
    const [whole, title] = new RegExp(String.raw`^\{\s*(${QUOTED}|[\w.-]+)\s*\}`).exec(rest) ?? [];
    return whole !== undefined && title !== undefined && /(?:=>|->|~>|\[|,)\s*[A-Z]\w*(?:::[A-Z]\w*)*$/.test(before)
      ? { hint: 'A reference has its title in brackets.', edit: rewrite(whole, `[${title}]`, at) }
      : undefined;
  },
  function arrowBetweenResources({ before, rest, at }) {
    if (!/[}\]]$/.test(before)) return undefined;
    const sign = /^(?:=>|<=|~(?!>)|>)(?=\s*[A-Za-z@])/.exec(rest)?.[0];
    if (sign === undefined) return undefined;
    const to = sign === '~' ? '~>' : sign === '<=' ? '<-' : '->';
    return {
      hint: 'Resources are put in order by ->, and ~> also refreshes the second one.',
      edit: exchange(sign, to, at),
    };
  },
  function arrowMissing({ before, rest, at }) {
    if (!ATTRIBUTE_BEFORE.test(before) || !/^['"$[\w]/.test(rest) || /\{\s*\w+$/.test(before)) return undefined;
    return { hint: 'An attribute and its value need => between them.', edit: insertion('=> ', at) };
  },
  function commaMissing({ before, rest, end }) {
    if (!ENDS_IN_VALUE.test(before)) return undefined;
    const isNext =
      new RegExp(String.raw`^(?:[a-z]\w*|${QUOTED}|\*)\s*[=+]>`).test(rest) ||
      (/^[a-z]\w*\s*[=:](?![=:~])/.test(rest) && /\{[^{}]*=>[^{}]*$/.test(before)) ||
      (/^['"$]/.test(rest) && /[[(,]\s*(?:'[^'\n]*'|"[^"\n]*"|\w+)$/.test(before));
    return isNext ? { hint: 'A comma is missing before this.', edit: insertion(',', end) } : undefined;
  },
  function valueMissing({ before, rest }) {
    return before.endsWith('=>') && /^[},;)]/.test(rest) ? { hint: 'The value after => is missing.' } : undefined;
  },
  function surplusBrace({ before, rest }) {
    if (!rest.startsWith('}')) return undefined;
    const plain = before.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|#[^\n]*/g, '');
    const open = plain.split('{').length - plain.split('}').length;
    return open <= 0 ? { hint: 'This } closes nothing: there is one too many, or a { is missing above.' } : undefined;
  },
  function semicolonAfterBrace({ before, rest, at }) {
    return rest.startsWith(';') && before.endsWith('}')
      ? { hint: 'A statement does not end with a semicolon.', edit: removal(';', at) }
      : undefined;
  },
];
