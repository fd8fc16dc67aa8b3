import type { LintCheck, TokenFix } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';
import { tokenText } from '../../tokens/token-text.ts';

export const unquotedNodeName: LintCheck = {
  name: 'unquoted_node_name',
  documentation: 'The name of a node is a string. Without quotes, only simple names are valid.',
  wrong: 'node web01 { }',
  right: "node 'web01' { }",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Quote the name',
  *find({ tokens }) {
    for (const node of tokens) {
      if (node.kind !== 'NODE') continue;
      const brace = braceAfter(node);
      if (brace === undefined) {
        yield { message: 'Syntax error (try running `puppet parser validate <file>`)', at: node, isSyntaxError: true };
        continue;
      }
      for (const token of tokens.slice(node.index, brace.index)) {
        if (token.kind !== 'NAME' || token.value === 'default') continue;
        yield { message: 'unquoted node name found', at: token, fix: quoted(token) };
      }
    }
  },
};

function braceAfter(node: Token): Token | undefined {
  let at: Token | undefined = node;
  while (at !== undefined && at.kind !== 'LBRACE') at = at.next;
  return at;
}

/** Creates a fix that quotes the whole name at a token. `web01.example.com` is one name but five tokens. */
function quoted(token: Token): TokenFix {
  return (editor) => {
    if (token.isRemoved || token.kind !== 'NAME') return;
    let first = token;
    while (first.prev !== undefined && isNamePart(first.prev)) first = first.prev;
    let name = first.value;
    for (let at = first.next; at !== undefined && isNamePart(at); at = first.next) {
      name += at.value;
      editor.remove(at);
    }
    editor.change(first, { kind: 'SSTRING', value: name });
  };
}

function isNamePart(token: Token): boolean {
  return /^[-\w.]+$/.test(token.value) && tokenText(token) === token.value;
}
