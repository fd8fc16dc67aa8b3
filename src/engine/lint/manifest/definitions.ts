import type { Token } from '../tokens/token.ts';

export interface Definition {
  readonly kind: 'class' | 'defined type';
  readonly tokens: readonly Token[];
  readonly keyword: Token;
  readonly name: Token;
  readonly parent: Token | undefined;
  /** Tokens between the parentheses. Undefined if there are none. */
  readonly parameters: readonly Token[] | undefined;
}

/** Maximum average nesting depth of definitions. Real manifests have at most two levels. */
const DEEPEST = 50;

/**
 * Finds the definitions that begin with `keyword`. Skips `class { …`, which declares a resource. Ends early in a
 * manifest whose definitions contain each other hundreds of times, because each definition stores a list of all tokens
 * in it.
 */
export function findDefinitions(tokens: readonly Token[], keyword: 'CLASS' | 'DEFINE'): readonly Definition[] {
  const definitions: Definition[] = [];
  let left = DEEPEST * tokens.length;
  for (const token of tokens) {
    if (token.kind !== keyword) continue;
    const definition = definitionAt(tokens, token);
    if (definition !== undefined) definitions.push(definition);
    left -= definition?.tokens.length ?? tokens.length - token.index;
    if (left < 0) break;
  }
  return definitions;
}

function definitionAt(tokens: readonly Token[], keyword: Token): Definition | undefined {
  const name = keyword.nextCode;
  if (name === undefined || name.kind === 'LBRACE') return undefined;
  let braces = 0;
  let parentheses = 0;
  let isInParameters = false;
  let parent: Token | undefined;
  for (let at = keyword.next; at !== undefined; at = at.next) {
    switch (at.kind) {
      case 'INHERITS':
        parent = at.nextCode;
        break;
      case 'LPAREN':
        if (parentheses === 0) isInParameters = true;
        parentheses += 1;
        break;
      case 'RPAREN':
        if (parentheses === 1) isInParameters = false;
        parentheses -= 1;
        break;
      case 'LBRACE':
        braces += 1;
        break;
      case 'RBRACE':
        braces -= 1;
        if (braces === 0 && !isInParameters) {
          const own = tokens.slice(keyword.index, at.index + 1);
          const kind = keyword.kind === 'CLASS' ? 'class' : 'defined type';
          return { kind, tokens: own, keyword, name, parent, parameters: findParameters(own) };
        }
        break;
      default:
    }
  }
  return undefined;
}

function findParameters(tokens: readonly Token[]): readonly Token[] | undefined {
  let depth = 0;
  let start = -1;
  for (const [index, { kind }] of tokens.entries()) {
    if (kind === 'LPAREN') {
      depth += 1;
      if (depth === 1) start = index + 1;
    } else if (kind === 'RPAREN') {
      depth -= 1;
      if (depth === 0) return tokens.slice(start, index);
    } else if (kind === 'LBRACE' && depth === 0) return undefined;
  }
  return undefined;
}
