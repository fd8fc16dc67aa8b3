/**
 * Runs Monarch rules line by line as Monaco does, but without Monaco, so that one definition per language serves both
 * editors.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { findRules, substituteMatches } from 'monaco-editor/editor/standalone/common/monarch/monarchCommon.js';
import {
  compile,
  type MonarchAction,
  type MonarchLexer,
} from 'monaco-editor/editor/standalone/common/monarch/monarchCompile.js';

/** Stack of states; the last one is the current state. */
export type StateStack = readonly string[];

/** A token of a line, which starts where the previous token ends. */
export interface LineToken {
  readonly end: number;
  /** Name of the token, such as `string.escape`. */
  readonly token: string;
}

interface TokenizedLine {
  readonly tokens: readonly LineToken[];
  /** Stack at the start of the next line. */
  readonly stack: StateStack;
}

export interface LineTokenizer {
  readonly start: StateStack;
  tokenize(line: string, stack: StateStack): TokenizedLine;
}

interface Match {
  readonly action: MonarchAction;
  /** Text of the whole match, or of one of its groups. */
  readonly text: string;
  readonly matches: readonly string[];
}

/**
 * Finds the first rule of a state that matches at an offset. A character that no rule matches gets the default token.
 */
function matchAt(lexer: MonarchLexer, state: string, line: string, at: number): Match {
  const rest = line.slice(at);
  for (const rule of findRules(lexer, state) ?? []) {
    if (at > 0 && rule.matchOnlyAtLineStart) continue;
    const matches = rule.resolveRegex(state).exec(rest);
    if (matches !== null) return { action: rule.action, text: matches[0], matches };
  }
  const text = rest.slice(0, 1);
  return { action: lexer.defaultToken, text, matches: [text] };
}

function moved(lexer: MonarchLexer, stack: StateStack, action: MonarchAction, { text, matches }: Match): StateStack {
  if (typeof action === 'string' || !('token' in action)) return stack;
  const state = stack.at(-1) ?? lexer.start;
  const named = (name: string): string => substituteMatches(lexer, name, text, matches, state).replace(/^@/, '');
  const { next, switchTo } = action;
  if (switchTo !== undefined) return [...stack.slice(0, -1), named(switchTo)];
  if (next === undefined) return stack;
  if (next === '@pop') return stack.length > 1 ? stack.slice(0, -1) : stack;
  if (next === '@popall') return stack.slice(0, 1);
  if (stack.length >= lexer.maxStack) return stack;
  return [...stack, next === '@push' ? state : named(next)];
}

function decided({ action, text, matches }: Match, state: string, atEnd: boolean): MonarchAction {
  let result = action;
  while (typeof result !== 'string' && 'test' in result && result.test !== undefined) {
    result = result.test(text, matches, state, atEnd);
  }
  return result;
}

function groupsOf(action: MonarchAction): readonly MonarchAction[] | undefined {
  if (typeof action === 'string') return undefined;
  return 'length' in action ? action : action.group;
}

/** Returns the name of an action's token. A bracket gets the token that the language defines for this bracket. */
function resolveToken(lexer: MonarchLexer, action: MonarchAction, { text, matches }: Match, state: string): string {
  const written = typeof action === 'string' ? action : 'token' in action ? (action.token ?? '') : '';
  const token =
    typeof action !== 'string' && 'tokenSubst' in action && action.tokenSubst
      ? substituteMatches(lexer, written, text, matches, state)
      : written;
  if (!token.startsWith('@brackets')) return token;
  return lexer.brackets.find(({ open, close }) => open === text || close === text)?.token ?? '';
}

export function createLineTokenizer(language: Monaco.languages.IMonarchLanguage): LineTokenizer {
  // Turns off the postfix, with which Monaco would append the language to each token's name.
  const lexer = compile('', { ...language, tokenPostfix: '' });

  function tokenize(line: string, before: StateStack): TokenizedLine {
    const tokens: LineToken[] = [];
    /** Groups of the last match that still have to become tokens. */
    let waiting: readonly Match[] = [];
    let stack = before;
    let at = 0;
    // The loop runs at least once, because a match in an empty line can end a state.
    for (let isFirst = true; isFirst || at < line.length || waiting.length > 0; isFirst = false) {
      const state = stack.at(-1) ?? lexer.start;
      const match = waiting[0] ?? matchAt(lexer, state, line, at);
      const [stackBefore, countBefore] = [stack, waiting.length];
      waiting = waiting.slice(1);
      const action = decided(match, state, at + match.text.length === line.length);
      const groups = groupsOf(action);
      if (groups !== undefined) {
        waiting = groups.map((each, index) => ({
          action: each,
          text: match.matches[index + 1] ?? '',
          matches: match.matches,
        }));
        continue;
      }
      stack = moved(lexer, stack, action, match);
      const token = resolveToken(lexer, action, match, state);
      const length = token === '@rematch' ? 0 : match.text.length;
      if (length > 0) tokens.push({ end: (at += length), token });
      // Skips a character if a rule consumes nothing and does not change the state, to avoid an endless loop.
      else if (at < line.length && stack === stackBefore && countBefore === 0)
        tokens.push({ end: (at += 1), token: '' });
    }
    return { tokens, stack };
  }

  return { start: [lexer.start], tokenize };
}
