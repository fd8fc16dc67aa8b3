/** Values that the language service knows: facts, literals in the manifest, types, and values from the last compile. */
import { programString, valuesFromJson, type FactValue } from '../../engine/index.ts';
import type { Bracket } from '../cursor/bracket.ts';
import { plainText } from '../cursor/tokens.ts';
import type { CursorToken } from '../cursor/scan.ts';
import type { Structure } from '../cursor/structure.ts';
import type { RequestContext } from '../request-context.ts';
import { listMembers, plainTypeNames, type TypeText } from './type-text.ts';

export type KnownValue =
  | { readonly kind: 'fact'; readonly value: FactValue; readonly path: readonly string[] }
  | { readonly kind: 'type'; readonly type: TypeText; readonly path: readonly string[] }
  | { readonly kind: 'hash'; readonly text: string; readonly structure: Structure; readonly bracket: Bracket }
  | { readonly kind: 'list'; readonly text: string; readonly structure: Structure; readonly bracket: Bracket }
  | {
      readonly kind: 'literal';
      readonly type: 'String' | 'Integer' | 'Boolean' | 'Regexp' | 'Type';
      readonly text: string;
    };

export interface KnownKey {
  readonly key: string;
  readonly detail: string;
  readonly path?: readonly string[];
}

export function listKeys({ index }: RequestContext, known: KnownValue): readonly KnownKey[] {
  switch (known.kind) {
    case 'fact': {
      const { value, path } = known;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      return Object.entries(value).map(([key, each]) => ({ key, detail: factText(each), path: [...path, key] }));
    }
    case 'type':
      return listMembers(index, known.type, known.path).map(({ key, text }) => ({ key, detail: text }));
    case 'hash':
      return readEntries(known).map(({ key, start, end }) => ({
        key,
        detail: shortened(known.text.slice(start, end)),
      }));
    default:
      return [];
  }
}

export function below(known: KnownValue, key: string): KnownValue | undefined {
  switch (known.kind) {
    case 'fact': {
      const { value, path } = known;
      if (typeof value !== 'object' || value === null) return undefined;
      const inner: FactValue | undefined = isFactList(value)
        ? value[Number(key)]
        : Object.hasOwn(value, key)
          ? value[key]
          : undefined;
      return inner === undefined ? undefined : { kind: 'fact', value: inner, path: [...path, key] };
    }
    case 'type':
      return { ...known, path: [...known.path, key] };
    case 'hash': {
      const entry = readEntries(known).find((each) => each.key === key);
      return entry === undefined ? undefined : literalValue(known.text, known.structure, known.bracket, entry.start);
    }
    case 'list': {
      const starts = elementStarts(known.bracket.own);
      const start = /^\d+$/.test(key) ? starts[Number(key)] : undefined;
      return start === undefined ? undefined : literalValue(known.text, known.structure, known.bracket, start);
    }
    default:
      return undefined;
  }
}

/** Returns the first element of a list or hash. If only the type is known, returns its element type. */
export function findFirst(context: RequestContext, known: KnownValue): KnownValue | undefined {
  const isList =
    known.kind === 'type' || known.kind === 'list' || (known.kind === 'fact' && Array.isArray(known.value));
  const first = isList ? '0' : listKeys(context, known)[0]?.key;
  return first === undefined ? undefined : below(known, first);
}

function isFactList(value: FactValue & object): value is readonly FactValue[] {
  return Array.isArray(value);
}

function elementStarts(own: readonly CursorToken[]): readonly number[] {
  return own.flatMap((token, index) => (index === 0 || own[index - 1]?.text === ',' ? [token.start] : []));
}

interface Entry {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

function readEntries({ bracket }: KnownValue & { readonly kind: 'hash' }): readonly Entry[] {
  const { own } = bracket;
  return own.flatMap((token, index): readonly Entry[] => {
    const key = own[index + 1]?.text === '=>' ? plainText(token) : undefined;
    const value = own[index + 2];
    if (key === undefined || value === undefined) return [];
    const comma = own.findIndex((each, at) => at > index && each.text === ',');
    const end = (comma === -1 ? own.at(-1) : own[comma - 1])?.end ?? value.end;
    return [{ key, start: value.start, end }];
  });
}

function literalValue(text: string, structure: Structure, { own }: Bracket, start: number): KnownValue | undefined {
  const first = own.find((token) => token.start === start);
  return first === undefined ? undefined : fromToken(text, structure, first);
}

/** Reads the literal that begins with a token. */
export function fromToken(text: string, structure: Structure, token: CursorToken): KnownValue | undefined {
  const bracket = structure.openedBy(token);
  if (bracket !== undefined && token.text === '{') return { kind: 'hash', text, structure, bracket };
  if (bracket?.role.kind === 'list') return { kind: 'list', text, structure, bracket };
  switch (token.kind) {
    case 'string':
    case 'heredoc':
      return { kind: 'literal', type: 'String', text: token.text };
    case 'number':
      return { kind: 'literal', type: 'Integer', text: token.text };
    case 'regexp':
      return { kind: 'literal', type: 'Regexp', text: token.text };
    case 'type':
      return { kind: 'literal', type: 'Type', text: token.text };
    case 'name':
      if (token.text === 'true' || token.text === 'false')
        return { kind: 'literal', type: 'Boolean', text: token.text };
      return undefined;
    default:
      return undefined;
  }
}

/** Returns the names of the possible types of a value. Empty if nothing is known about the value. */
export function listTypeNames({ index }: RequestContext, known: KnownValue): readonly string[] {
  switch (known.kind) {
    case 'fact':
      return [typeOfFact(known.value)];
    case 'type': {
      if (known.path.length === 0) return plainTypeNames(index, known.type);
      const member = listMembers(index, known.type, known.path.slice(0, -1)).find(
        ({ key }) => key === known.path.at(-1),
      );
      return member === undefined ? [] : plainTypeNames(index, member.type);
    }
    case 'hash':
      return ['Hash'];
    case 'list':
      return ['Array'];
    case 'literal':
      return [known.type];
  }
}

function typeOfFact(value: FactValue): string {
  if (typeof value === 'string') return 'String';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Integer' : 'Float';
  if (typeof value === 'boolean') return 'Boolean';
  if (value === null) return 'Undef';
  return Array.isArray(value) ? 'Array' : 'Hash';
}

/** Formats a value on one line for display. */
export function knownText(known: KnownValue): string | undefined {
  switch (known.kind) {
    case 'fact':
      return factText(known.value);
    case 'literal':
      return known.text;
    case 'hash':
    case 'list': {
      const start = known.bracket.open?.start ?? 0;
      const end = known.bracket.own.at(-1)?.end ?? start + 1;
      return shortened(`${known.text.slice(start, end)} ${known.kind === 'hash' ? '}' : ']'}`);
    }
    case 'type':
      return undefined;
  }
}

function factText(value: FactValue): string {
  return shortened(programString(valuesFromJson({ value })['value']));
}

/** Puts a string on one line, and cuts it to at most `most` characters. */
export function shortened(text: string, most = 100): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
