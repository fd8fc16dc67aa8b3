import * as issues from '../../diagnostics/issues/validation.ts';
import type { AstNode, LiteralHash, LiteralInteger } from '../../syntax/ast.ts';
import { labelWithCapitalArticle } from '../../syntax/labels.ts';
import type { Checker, NodeChecks } from '../checker.ts';
import { toLiteral } from '../to-literal.ts';

const MAX_INTEGER = 9223372036854775807n;
const MIN_INTEGER = -9223372036854775808n;

export const literals: NodeChecks = {
  LiteralHash: checkDuplicateKeys,
  LiteralInteger: checkRange,
};

function checkRange(checker: Checker, node: LiteralInteger): void {
  const { value } = node;
  if (value >= MIN_INTEGER && value <= MAX_INTEGER) return;
  checker.accept(issues.numericOverflow({ what: labelWithCapitalArticle(node), value }), node);
}

function checkDuplicateKeys(checker: Checker, node: LiteralHash): void {
  if (checker.strict === 'off') return;
  const seen = new Map<string, AstNode>();
  for (const entry of node.entries) {
    const key = toLiteral(entry.key);
    if (key === undefined) continue;
    const first = seen.get(key.identity);
    if (first === undefined) seen.set(key.identity, entry);
    else {
      const other = { node: first, message: 'First key here' };
      checker.accept(issues.duplicateKey({ key: key.text }), entry, checker.strict, other);
    }
  }
}
