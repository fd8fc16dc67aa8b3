/**
 * Prints a layout document with Wadler's algorithm, which is extended for heredocs: the text of a heredoc is printed
 * below the line with its tag.
 */
import { assertNever } from '../../assert-never.ts';
import { type Doc, type HeredocDoc, isSequence } from './doc.ts';

const WIDTH = 100;
const STEP = 2;

interface Item {
  readonly doc: Doc;
  readonly indent: number;
  readonly flat: boolean;
}

class Output {
  readonly #done: string[] = [];
  #line = '';
  /** Texts of heredocs whose tags are in the current line. */
  #pending: string[] = [];

  get text(): string {
    return this.#done.join('') + this.#line;
  }
  get column(): number {
    return this.#line.length;
  }
  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  write(text: string): void {
    this.#line += text;
  }

  newline(indent: number): void {
    this.#line = this.#line.replace(/ +$/, '');
    this.#end();
    this.#line = ' '.repeat(indent);
  }

  /** Adds text with its own line breaks and spaces. */
  raw(text: string): void {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) this.#end();
      this.#line += part;
    }
  }

  addHeredoc(lines: string): void {
    this.#pending.push(lines);
  }

  #end(): void {
    this.#done.push(this.#line, '\n', ...this.#pending);
    this.#pending = [];
    this.#line = '';
  }
}

/** Prints a document. Adds a line break at the end unless the result is empty. */
export function layout(doc: Doc): string {
  const output = new Output();
  render(output, doc);
  if (output.hasPending || output.column > 0) output.newline(0);
  return output.text;
}

export function layoutExactly(doc: Doc): string {
  const output = new Output();
  render(output, doc);
  return output.text;
}

function render(output: Output, doc: Doc, allFlat = false): void {
  const stack: Item[] = [{ doc, indent: 0, flat: allFlat }];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const { doc: current, indent, flat } = item;
    const push = (next: Doc, at = indent, flatten = flat): void => {
      stack.push({ doc: next, indent: at, flat: flatten });
    };
    if (typeof current === 'string') {
      output.write(current);
      continue;
    }
    if (isSequence(current)) {
      for (let index = current.length - 1; index >= 0; index--) {
        const next = current[index];
        if (next !== undefined) push(next);
      }
      continue;
    }
    switch (current.kind) {
      case 'line':
        output.newline(indent);
        break;
      case 'soft':
        if (flat) output.write(current.flat);
        else output.newline(indent);
        break;
      case 'indent':
        push(current.doc, indent + STEP);
        break;
      case 'group':
        push(current.doc, indent, flat || fits(current.doc, stack, WIDTH - output.column));
        break;
      case 'choice':
        push(flat ? current.flat : current.broken);
        break;
      case 'raw':
        output.raw(current.text);
        break;
      case 'heredoc': {
        const { tag, lines } = heredocText(current, indent + STEP);
        output.write(tag);
        output.addHeredoc(lines);
        break;
      }
      default:
        assertNever(current);
    }
  }
}

/** True if a group fits in the rest of the line, together with the content after it up to the next possible break. */
function fits(doc: Doc, rest: readonly Item[], width: number): boolean {
  let left = width;
  let next = rest.length;
  const stack: { readonly doc: Doc; readonly flat: boolean }[] = [{ doc, flat: true }];
  while (left >= 0) {
    let item = stack.pop();
    if (item === undefined) {
      next--;
      item = rest[next];
      if (item === undefined) return true;
    }
    const { doc: current, flat } = item;
    if (typeof current === 'string') left -= current.length;
    else if (isSequence(current)) {
      for (let index = current.length - 1; index >= 0; index--) {
        const inner = current[index];
        if (inner !== undefined) stack.push({ doc: inner, flat });
      }
    } else {
      switch (current.kind) {
        case 'line':
          return !flat;
        case 'soft':
          if (!flat) return true;
          left -= current.flat.length;
          break;
        case 'indent':
        case 'group':
          stack.push({ doc: current.doc, flat });
          break;
        case 'choice':
          stack.push({ doc: flat ? current.flat : current.broken, flat });
          break;
        case 'raw':
          if (current.text.includes('\n')) return !flat;
          left -= current.text.length;
          break;
        case 'heredoc':
          left -= 6;
          break;
        default:
          assertNever(current);
      }
    }
  }
  return false;
}

/** Returns the heredoc's tag in parentheses, and its lines through the end tag, indented by `margin` spaces. */
function heredocText(doc: HeredocDoc, margin: number): { readonly tag: string; readonly lines: string } {
  const inner = new Output();
  for (const part of doc.parts) {
    if ('text' in part) inner.raw(part.text);
    else render(inner, part.code);
  }
  if (inner.hasPending) inner.newline(0);
  const { text } = inner;
  let name = 'END';
  for (let count = 1; text.includes(name); count++) name = `END${count}`;

  const body = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const before = ' '.repeat(margin);
  const indented = body
    .split('\n')
    .map((each) => (each === '' ? '' : before + each))
    .join('\n');
  const bar = body === text ? '|' : '|-';
  const syntax = doc.syntax === '' ? '' : `:${doc.syntax}`;
  const escapes = doc.escapes === '' ? '' : `/${doc.escapes}`;
  return {
    tag: `@(${doc.interpolate ? `"${name}"` : name}${syntax}${escapes})`,
    lines: `${indented}${before}${bar} ${name}\n`,
  };
}

/** Prints a document on one line. Returns undefined if it needs several lines. */
export function flatText(doc: Doc): string | undefined {
  if (!fits(doc, [], Number.MAX_SAFE_INTEGER) || hasHeredoc(doc)) return undefined;
  const output = new Output();
  render(output, doc, true);
  return output.text;
}

/** True if the document contains a heredoc, whose text must be printed below the line with its tag. */
export function hasHeredoc(doc: Doc): boolean {
  if (typeof doc === 'string') return false;
  if (isSequence(doc)) return doc.some(hasHeredoc);
  switch (doc.kind) {
    case 'heredoc':
      return true;
    case 'indent':
    case 'group':
      return hasHeredoc(doc.doc);
    case 'choice':
      return hasHeredoc(doc.flat);
    case 'line':
    case 'soft':
    case 'raw':
      return false;
  }
}
