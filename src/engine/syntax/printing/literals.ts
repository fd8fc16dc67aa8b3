import type { ConcatenatedString, Expression, HeredocExpression } from '../ast.ts';
import { type Doc, type HeredocDoc, isSequence } from './doc.ts';

type PrintCode = (node: Expression) => Doc;

export function integerText(value: bigint, radix: 8 | 10 | 16): string {
  if (radix === 10) return String(value);
  return radix === 16 ? `0x${value.toString(16)}` : `0${value.toString(8)}`;
}

/** Prints a float. Leaves out the plus sign of an exponent, because Puppet's grammar rejects it. */
export function floatText(value: number): string {
  if (value === Infinity) return '1e999';
  const text = String(value).replace('e+', 'e');
  return /[.e]/.test(text) ? text : `${text}.0`;
}

export function regexpText(pattern: string): string {
  return `/${pattern.replaceAll('/', '\\/')}/`;
}

// eslint-disable-next-line no-control-regex -- control characters are what double quotes are needed for
const CONTROL = /[\0-\x1f\x7f]/;

/**
 * Quotes a string. Uses double quotes for control characters, and for an apostrophe if no other character then needs an
 * escape. Otherwise uses single quotes.
 */
export function stringText(value: string): string {
  if (CONTROL.test(value) || (value.includes("'") && !/["$\\]/.test(value))) return `"${escaped(value)}"`;
  // A backslash needs an escape only before a backslash or quote, or at the end.
  return `'${value.replace(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
}

const NAMES: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r' };

function escaped(value: string): string {
  return value
    .replace(/[\\"$]/g, '\\$&')
    .replace(new RegExp(CONTROL, 'g'), (char) => NAMES[char] ?? `\\u{${char.charCodeAt(0).toString(16)}}`);
}

export function concatenatedDoc({ segments }: ConcatenatedString, print: PrintCode): Doc {
  return [
    '"',
    ...segments.map((segment): Doc => {
      return segment.kind === 'LiteralString' ? escaped(segment.value) : interpolation(segment, print);
    }),
    '"',
  ];
}

/**
 * Prints `${…}`. A variable is printed without its dollar sign if it is the whole expression, or if an index or a
 * method follows.
 */
function interpolation(segment: Expression, print: PrintCode): Doc {
  const { expr } = segment.kind === 'TextExpression' ? segment : { expr: segment };
  // A variable without a name is printed as `$`, so its dollar sign must stay.
  if (expr.kind === 'Variable') {
    if (expr.name === '') return '${ $}';
    // Some names need the dollar sign. Without it, a capitalized name is a type, and digits before letters are an
    // invalid number.
    return /(?:^|::)[A-Z]|^\d+[A-Za-z_][\w:]*$/.test(expr.name) ? `\${$${expr.name}}` : `\${${expr.name}}`;
  }
  const code = print(expr);
  if (isMisreadFirst(expr)) return ['${(', code, ')}'];
  return ['${', isOfVariable(expr) ? withoutDollar(code) : code, '}'];
}

/**
 * True if, inside `${…}`, the first word of an expression would be read as the name of a variable, or its first slash
 * as a division.
 */
function isMisreadFirst(node: Expression): boolean {
  switch (node.kind) {
    case 'QualifiedName':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'ReservedWord':
    case 'LiteralRegularExpression':
      return true;
    case 'Access':
    case 'NamedAccess':
      return isMisreadFirst(node.left);
    case 'CallMethod':
      return isMisreadFirst(node.functor);
    case 'Assignment':
    case 'Relationship':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Selector':
      // Before an operator, a word stays a bare word.
      return !isWord(node.left) && isMisreadFirst(node.left);
    default:
      return false;
  }
}

function isWord(node: Expression): boolean {
  if (node.kind === 'LiteralRegularExpression') return false;
  return node.kind !== 'Access' && node.kind !== 'CallMethod' && !('left' in node);
}

/** True for indexes and method calls on a variable with a plain name. */
function isOfVariable(node: Expression): boolean {
  switch (node.kind) {
    case 'Access':
    case 'NamedAccess':
      return isPlainVariable(node.left) || isOfVariable(node.left);
    case 'CallMethod':
      return isOfVariable(node.functor);
    default:
      return false;
  }
}

function isPlainVariable(node: Expression): boolean {
  return node.kind === 'Variable' && /^[a-z]/.test(node.name);
}

function withoutDollar(doc: Doc): Doc {
  if (typeof doc === 'string') return doc.slice(1);
  if (!isSequence(doc)) return doc;
  const [first = '', ...others] = doc;
  return [withoutDollar(first), ...others];
}

export function heredocDoc(node: HeredocExpression, print: PrintCode): HeredocDoc {
  const { text, syntax } = node;
  const segments = text.kind === 'ConcatenatedString' ? text.segments : [text];
  const interpolate = text.kind === 'ConcatenatedString';
  const texts = segments.flatMap((segment) => (segment.kind === 'LiteralString' ? [segment.value] : []));
  const escapes =
    (interpolate && texts.some((each) => each.includes('$')) ? '$' : '') +
    (texts.some((each) => each.includes('\r')) ? 'r' : '');
  return {
    kind: 'heredoc',
    syntax,
    interpolate,
    escapes,
    parts: segments.map((segment) =>
      segment.kind === 'LiteralString'
        ? { text: escapes === '' ? segment.value : heredocText(segment.value, escapes) }
        : { code: interpolation(segment, print) },
    ),
  };
}

function heredocText(value: string, escapes: string): string {
  const text = value.replaceAll('\\', '\\\\').replaceAll('\r', '\\r');
  return escapes.includes('$') ? text.replaceAll('$', '\\$') : text;
}
