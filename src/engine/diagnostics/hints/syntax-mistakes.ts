/** Frequent mistakes behind a syntax error, told by the text around the word that the error names. */
import type { Advice } from './advice.ts';
import type { Anchor } from './locate.ts';

/** The text around the word at which reading stopped. */
interface Surroundings {
  /** What stands before the word, without blanks and comments at its end. */
  readonly before: string;
  /** The word's line up to the word. */
  readonly line: string;
  /** The text from the word on. */
  readonly rest: string;
  /** Offsets of the end of `before` and of the word. */
  readonly end: number;
  readonly at: number;
}

type Mistake = (surroundings: Surroundings) => Advice | undefined;

/** A text in quotes, a word, a variable, a list: what can be a title. */
const TITLE = String.raw`(?:'[^'\n]*'|"[^"\n]*"|\[[^\]]*\]|\$?\w+(?:::\w+)*)`;
const TYPE = String.raw`[a-z]\w*(?:::\w+)*`;
/** The name of an attribute, where one may begin. */
const ATTRIBUTE_BEFORE = /[{,:;]\s*[a-z]\w*$/;
const ENDS_IN_VALUE = /['"\w\])}]$/;

function insertion(text: string, offset: number): Advice['edit'] {
  return { title: `Insert ${text}`, span: { offset, length: 0 }, text };
}

function exchange(from: string, to: string, offset: number): Advice['edit'] {
  return { title: `Change ${from} to ${to}`, span: { offset, length: from.length }, text: to };
}

/** A line that begins with a statement of other languages. */
export function foreignStatement(line: string): Advice | undefined {
  const word = /^\s*(?:\}\s*)?(elif|elseif|for|foreach|while)\b(?!\s*(?:=|\(.*\)\s*$))/.exec(line)?.[1];
  if (word === undefined) return undefined;
  return word.startsWith('el')
    ? { hint: 'A further condition begins with elsif.' }
    : { hint: 'There are no such loops: $list.each |$item| { … } goes through a list.' };
}

/** The line on which the block began that is open at the end of a text. */
function openBlock(before: string): string {
  return /(?:^|\n)([^\n]*)\{[^{}]*$/.exec(before)?.[1] ?? '';
}

const MISTAKES: readonly Mistake[] = [
  function otherLanguageCondition({ before, rest, at, end }) {
    if (/\}\s*else$/.test(before) && /^if\b/.test(rest)) {
      const span = { offset: end - 'else'.length, length: at + 'if'.length - end + 'else'.length };
      return { hint: '"else if" is one word here: elsif.', edit: { title: 'Change to elsif', span, text: 'elsif' } };
    }
    return undefined;
  },
  function otherLanguageStatement({ before, line, rest }) {
    return foreignStatement(line + rest.split('\n', 1)[0]) ?? foreignStatement(openBlock(before));
  },
  function templateTag({ rest, before }) {
    return rest.startsWith('<%') || /<%[-=]?$/.test(before) || rest.startsWith('%')
      ? { hint: 'Tags such as <%= %> belong in a template, which epp() or template() reads.' }
      : undefined;
  },
  function otherLanguageOperator({ rest, at }) {
    if (rest.startsWith('&&')) return { hint: 'Conditions are joined by "and".', edit: exchange('&&', 'and', at) };
    if (rest.startsWith('||')) return { hint: 'Conditions are joined by "or".', edit: exchange('||', 'or', at) };
    return undefined;
  },
  function conditionAssigns({ line, rest, at }) {
    return /^=(?![=>~])/.test(rest) && /\b(?:if|unless|elsif)\b[^{]*$/.test(line)
      ? { hint: 'One = gives a variable its value. Two values are compared by ==.', edit: exchange('=', '==', at) }
      : undefined;
  },
  function wrongArrow({ before, rest, at }) {
    const sign = /^(?:=(?![=>~])|:(?!:)|->|-(?!>)>?)/.exec(rest)?.[0];
    if (sign === undefined || sign === '-' || !ATTRIBUTE_BEFORE.test(before)) return undefined;
    if (sign === ':' && new RegExp(String.raw`\b${TYPE}\s*\{\s*\w+$`).test(before)) return undefined;
    return { hint: 'An attribute and its value are joined by =>.', edit: exchange(sign, '=>', at) };
  },
  function hyphenInName({ before, rest }) {
    const [, word, name] = /\b(class|define|function)\s+([\w:]+)$/.exec(before) ?? [];
    const tail = /^-[\w-]+/.exec(rest)?.[0];
    if (word === undefined || name === undefined || tail === undefined) return undefined;
    return { hint: `The name of a ${word} holds no hyphen: write ${name}${tail.replaceAll('-', '_')}.` };
  },
  function unquotedPath({ line, rest }) {
    return /(?:=>|\{|\[|,)\s*\/[\w.-]+\/?[\w./-]*$/.test(line) ||
      (/(?:=>|\{|\[|,)\s*$/.test(line) && /^\/\w/.test(rest))
      ? { hint: 'A path is a text: put quotes around it.' }
      : undefined;
  },
  function unquotedVersion({ line, rest }) {
    return /\d+\.\d+\.?$/.test(line) && /^\.?[\d\w]/.test(rest)
      ? { hint: 'A version or an address is a text: put quotes around it.' }
      : undefined;
  },
  function colonMissing({ before, rest, end }) {
    const title = new RegExp(String.raw`\b${TYPE}\s*\{\s*(${TITLE})$`).exec(before)?.[1];
    if (title === undefined) return undefined;
    if (/^\w+\s*[=+]>/.test(rest))
      return { hint: `A colon is missing after the title ${title}.`, edit: insertion(':', end) };
    return /^[;=,]/.test(rest) ? { hint: `A title ends with a colon: ${title}:` } : undefined;
  },
  function braceMissingBeforeTitle({ before, rest }) {
    const [, type, title] = new RegExp(String.raw`(?:^|\n)\s*(${TYPE})\s+('[^'\n]*'|"[^"\n]*")$`).exec(before) ?? [];
    return rest.startsWith(':') && type !== undefined
      ? { hint: `A brace is missing before the title: ${type} { ${title ?? ''}: … }` }
      : undefined;
  },
  function arrowMissing({ before, rest, at }) {
    if (!ATTRIBUTE_BEFORE.test(before) || !/^['"$[\w]/.test(rest) || /\{\s*\w+$/.test(before)) return undefined;
    return { hint: 'Between an attribute and its value stands =>.', edit: insertion('=> ', at) };
  },
  function commaMissing({ before, rest, end }) {
    if (!ENDS_IN_VALUE.test(before)) return undefined;
    const isNext =
      /^(?:[a-z]\w*|'[^'\n]*'|"[^"\n]*"|\*)\s*[=+]>/.test(rest) ||
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
];

/** What most likely went wrong where a syntax error stands; undefined where no frequent mistake is seen. */
export function syntaxMistake(anchor: Anchor | undefined): Advice | undefined {
  if (anchor === undefined)
    return { hint: 'Something that was opened is never closed: a brace, a bracket, a parenthesis or a quote.' };
  const { text, offset } = anchor;
  const until = text.slice(Math.max(0, offset - 4000), offset);
  const before = until.replace(/(?:\s|#[^\n'"]*(?=\n))+$/, '');
  const surroundings: Surroundings = {
    before,
    line: until.slice(until.lastIndexOf('\n') + 1),
    rest: text.slice(offset, offset + 400),
    end: offset - (until.length - before.length),
    at: offset,
  };
  for (const mistake of MISTAKES) {
    const advice = mistake(surroundings);
    if (advice !== undefined) return advice;
  }
  return undefined;
}
