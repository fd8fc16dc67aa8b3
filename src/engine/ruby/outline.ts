/**
 * Outlines of Ruby files: their calls with arguments and blocks. The code does not run. `lib/bunraku/outline.rb`
 * creates the outlines.
 */
import type { Json } from './machine/json.ts';
import type { RubySession } from './session.ts';
import { isObject, optionalText, toList, toObject, toText } from './values/json.ts';

export interface RubyArgument {
  readonly source: string;
  /** Text of a string or symbol, or source of a regular expression. Undefined for any other argument. */
  readonly text: string | undefined;
  /** Pairs of a hash. */
  readonly pairs: readonly (readonly [RubyArgument, RubyArgument])[];
}

export interface RubyCall {
  readonly kind: 'call';
  readonly method: string;
  /** Source of the receiver. */
  readonly receiver: string | undefined;
  readonly arguments: readonly RubyArgument[];
  /** Statements of the block; undefined without a block. */
  readonly block: readonly RubyStatement[] | undefined;
  /** Documentation of the block: the first string that is passed to `desc` or assigned to `@doc` in it. */
  readonly description: string | undefined;
  readonly line: number;
  readonly source: string;
}

export interface RubyMethod {
  readonly kind: 'method';
  readonly name: string;
  readonly parameters: readonly RubyMethodParameter[];
  readonly line: number;
}

interface RubyMethodParameter {
  readonly kind: 'required' | 'optional' | 'rest' | 'block';
  readonly name: string;
  /** Source of the parameter's default. */
  readonly value: string | undefined;
}

export type RubyStatement = RubyCall | RubyMethod;

/** Returns the statements of a file, including those inside its modules and classes. Empty after a syntax error. */
export function outlineRuby(session: RubySession, text: string): readonly RubyStatement[] {
  return readStatements(session.call('outline', text));
}

function readStatements(json: Json | undefined): readonly RubyStatement[] {
  return toList(json).map((each) => readStatement(toObject(each)));
}

function readStatement(json: { readonly [key: string]: Json }): RubyStatement {
  const line = Number(json['l']);
  if (json['d'] !== undefined) {
    return { kind: 'method', name: toText(json['d']), parameters: toList(json['p']).map(readParameter), line };
  }
  return {
    kind: 'call',
    method: toText(json['c']),
    receiver: optionalText(json['r']),
    arguments: toList(json['a']).map(readArgument),
    block: json['b'] === undefined ? undefined : readStatements(json['b']),
    description: optionalText(json['doc']),
    line,
    source: toText(json['s']),
  };
}

function readParameter(json: Json): RubyMethodParameter {
  const [kind, name, value] = toList(json);
  return {
    kind: kind === 'optional' || kind === 'rest' || kind === 'block' ? kind : 'required',
    name: toText(name),
    value: optionalText(value),
  };
}

function readArgument(json: Json | undefined): RubyArgument {
  const { s, t, h } = isObject(json) ? json : {};
  const pairs = toList(h).map((pair) => {
    const [key, value] = toList(pair);
    return [readArgument(key), readArgument(value)] as const;
  });
  return { source: toText(s), text: optionalText(t), pairs };
}
