import type { Case, Expression, If, Unless } from '../ast.ts';
import { type Doc, indent, joined, line } from './doc.ts';
import { type Context, plainDoc } from './expressions.ts';
import { endsInCollector } from './precedence.ts';
import { braced } from './statements.ts';

export function conditionalDoc(node: If | Unless | Case, context: Context): Doc {
  if (node.kind === 'Case') return caseDoc(node, context);
  const parts: Doc[] = [node.kind === 'If' ? 'if ' : 'unless '];
  let branch: If | Unless = node;
  for (;;) {
    parts.push(testDoc(branch.test, context), ' ', braced(branch.then, context));
    const otherwise: Expression = branch.else;
    if (otherwise.kind === 'Nop') return parts;
    // `unless` has no `elsif`. For `if`, an `elsif` and an `if` in the `else` have the same tree.
    if (otherwise.kind === 'If' && branch.kind === 'If') {
      parts.push(' elsif ');
      branch = otherwise;
    } else {
      parts.push(' else ', braced(otherwise, context));
      return parts;
    }
  }
}

function testDoc(test: Expression, context: Context): Doc {
  const doc = plainDoc(test, context);
  return endsInCollector(test) ? ['(', doc, ')'] : doc;
}

function caseDoc({ test, options }: Case, context: Context): Doc {
  const docs = options.map(({ values, then }): Doc => {
    const matches = joined(
      values.map((value) => plainDoc(value, context)),
      ', ',
    );
    return [line, matches, ': ', braced(then, context)];
  });
  return ['case ', testDoc(test, context), ' {', indent(docs), line, '}'];
}
