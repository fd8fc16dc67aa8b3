/** Finds the parts of a Ruby file that Puppet Strings documents. */
import type { RubyArgument, RubyCall, RubyStatement } from '../engine/index.ts';

export function callsIn(statements: readonly RubyStatement[] = []): readonly RubyCall[] {
  return statements.filter((each) => each.kind === 'call');
}

/** Returns all calls of an outline, including calls in blocks. */
export function allCalls(statements: readonly RubyStatement[]): readonly RubyCall[] {
  return callsIn(statements).flatMap((call) => [call, ...allCalls(call.block ?? [])]);
}

/** Returns the text of a string or symbol, or the source of any other argument. */
export function textOrSource({ text, source }: RubyArgument): string {
  return text === undefined || text === '' ? source : text;
}

/** Returns the value of a keyword argument. In Ruby, keyword arguments are a hash at the end of the arguments. */
export function keyword(call: RubyCall, name: string): RubyArgument | undefined {
  return pair(call.arguments.at(-1), name);
}

export function pair(hash: RubyArgument | undefined, name: string): RubyArgument | undefined {
  return hash?.pairs.find(([key]) => key.text === name)?.[1];
}

/** Returns the comment above a statement. At most one empty line may be between them. */
export function commentAbove(text: string, line: number): string {
  const lines = text.split('\n');
  let last = line - 2;
  if ((lines[last] ?? '').trim() === '') last -= 1;
  const found: string[] = [];
  for (let index = last; index >= 0; index -= 1) {
    const [, comment] = /^\s*#+\s?(.*?)\r?$/.exec(lines[index] ?? '') ?? [];
    if (comment === undefined || (index === 0 && /^(?:frozen_string_literal|encoding|-\*-)/.test(comment))) break;
    found.unshift(comment);
  }
  return found.join('\n');
}

/** Removes the common indentation of all lines except the first (`Puppet::Util::Docs.scrub`). */
export function scrubbed(text: string): string {
  if (!text.trim().includes('\n')) return text.trim();
  const [, ...rest] = text.split('\n');
  const [indent = ''] = rest.flatMap((line) => /^[ \t]*(?=\S)/.exec(line) ?? []).toSorted();
  return indent === ''
    ? text
    : text
        .split('\n')
        .map((line) => line.replace(new RegExp(`^${indent}`), ''))
        .join('\n');
}
