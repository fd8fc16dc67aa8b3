/** Highlighting for the project's files, with the same rules and colors as in Monaco. */
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { Tag } from '@lezer/highlight';
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { detectLanguage, typedLanguage } from '../languages/language-of-path.ts';
import { createLineTokenizer, type LineToken, type StateStack } from '../languages/monarch.ts';
import { rulesOf } from '../languages/rules.ts';
import { wordColors } from '../word-colors.ts';

/**
 * Returns a tag name for CodeMirror. The name has no dots, because a dot would split it, and has a prefix, because
 * names such as `type` already exist in CodeMirror.
 */
function tagName(kind: string): string {
  return `word-${kind.replaceAll('.', '-')}`;
}

const tags = new Map(wordColors.map(([kind]) => [tagName(kind), Tag.define()]));

/**
 * Returns the tag of a token by its name, or by the longest prefix of the name that has a tag (`string` for
 * `string.quoted`).
 */
function findTag(token: string): string {
  const parts = token.split('.');
  const name = parts
    .map((_, index) => tagName(parts.slice(0, parts.length - index).join('.')))
    .find((each) => tags.has(each));
  return name ?? tagName('');
}

/** Colors are CSS variables, so that they change with the page's theme. */
const colors = HighlightStyle.define(
  wordColors.flatMap(([kind, color, style]) => {
    const tag = tags.get(tagName(kind));
    return tag === undefined
      ? []
      : [
          {
            tag,
            color: `var(${color})`,
            ...(style === 'bold' ? { fontWeight: 'bold' } : {}),
            ...(style === 'italic' ? { fontStyle: 'italic' } : {}),
          },
        ];
  }),
);

interface LineState {
  stack: StateStack;
  tokens: readonly LineToken[];
}

function streamLanguage(id: string, rules: Monaco.languages.IMonarchLanguage): StreamLanguage<LineState> {
  const tokenizer = createLineTokenizer(rules);
  const readLine = (state: LineState, line: string): void => {
    const { tokens, stack } = tokenizer.tokenize(line, state.stack);
    state.tokens = tokens;
    state.stack = stack;
  };
  return StreamLanguage.define<LineState>({
    name: id,
    startState: () => ({ stack: tokenizer.start, tokens: [] }),
    copyState: (state) => ({ ...state }),
    blankLine: (state) => readLine(state, ''),
    token: (stream, state) => {
      if (stream.sol()) readLine(state, stream.string);
      const token = state.tokens.find(({ end }) => end > stream.pos);
      stream.pos = token?.end ?? stream.string.length;
      return token === undefined ? null : findTag(token.token);
    },
    tokenTable: Object.fromEntries(tags),
    languageData: {
      commentTokens: { line: '#' },
      closeBrackets: { brackets: id === 'markdown' ? [] : ['(', '[', '{', "'", '"'], before: `)]}:;>,.='"` },
      ...(typedLanguage(id) === undefined ? { indentOnInput: /^\s*[}\])]$/ } : {}),
    },
  });
}

const languages = new Map<string, StreamLanguage<LineState>>();

/** Highlighting for the language of a file; none for plain text. */
export function highlightingFor(path: string): Extension {
  const id = detectLanguage(path);
  const rules = rulesOf[id];
  if (rules === undefined) return [];
  const language = languages.get(id) ?? streamLanguage(id, rules);
  languages.set(id, language);
  return [language, syntaxHighlighting(colors)];
}
