/** Finds the exact span that a diagnostic is about. Without a span, no fix is offered. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Span } from '../span.ts';
import type { HintContext } from './context.ts';

export interface Anchor {
  readonly file: string;
  readonly text: string;
  readonly offset: number;
}

/** Returns the place where the search for a span begins: the innermost location of the diagnostic. */
export function findAnchor(diagnostic: Diagnostic, context: HintContext): Anchor | undefined {
  const { file, span } = diagnostic.mark ?? diagnostic.origin ?? diagnostic;
  const text = context.read(file);
  return text === undefined || span === undefined ? undefined : { file, text, offset: span.offset };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Finds a name at the anchor, possibly after `$` or `::`. If it is not there, finds it in the rest of the line, where
 * it must occur only once.
 */
export function nameAt({ text, offset }: Anchor, name: string): Span | undefined {
  const word = String.raw`${escaped(name)}(?![\w]|::\w)`;
  const there = new RegExp(String.raw`(?:\$\{?|@@?)?(?:::)?(?=${word})`, 'y');
  there.lastIndex = offset;
  const prefix = there.exec(text);
  if (prefix !== null) return { offset: offset + prefix[0].length, length: name.length };
  const end = text.indexOf('\n', offset);
  const line = text.slice(offset, end === -1 ? text.length : end);
  return only([...line.matchAll(new RegExp(String.raw`(?<![\w$]|\w::)${word}`, 'g'))], offset, name);
}

/** Finds an attribute after the anchor. It must occur only once there. */
export function attributeAfter({ text, offset }: Anchor, name: string): Span | undefined {
  const rest = text.slice(offset, offset + 20_000);
  return only([...rest.matchAll(new RegExp(String.raw`(?<![\w$:])${escaped(name)}(?=\s*[=+]>)`, 'g'))], offset, name);
}

function only(matches: readonly RegExpExecArray[], offset: number, name: string): Span | undefined {
  const [first, ...others] = matches;
  return first === undefined || others.length > 0 ? undefined : { offset: offset + first.index, length: name.length };
}
