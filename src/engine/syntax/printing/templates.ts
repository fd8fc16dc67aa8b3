import type { Expression, Lambda, RenderExpression, RenderString } from '../ast.ts';
import { lambdaParametersDoc } from './definitions.ts';
import { type Doc, line } from './doc.ts';
import { type Context, plainDoc } from './expressions.ts';
import { hasHeredoc } from './layout.ts';
import { blockDoc, braced } from './statements.ts';

type Rendered = RenderString | RenderExpression;

export function isRendered(node: Expression): node is Rendered {
  return node.kind === 'RenderString' || node.kind === 'RenderExpression';
}

/** A closing tag `-%>`, followed by the line break that the tag removes from the output. */
export const trimmingEnd: Doc = ['-%>', { kind: 'raw', text: '\n' }];

/** Prints a part of a template's output. `closing` is the tag that ends an expression. */
export function renderedDoc(node: Rendered, context: Context, closing: Doc = '%>'): Doc {
  if (node.kind === 'RenderString') {
    return { kind: 'raw', text: node.value.replaceAll('%>', '%%>').replaceAll('<%', '<%%') };
  }
  // Braces contain several statements. The last one produces the output.
  const { expr } = node;
  const code = expr.kind === 'Block' ? braced(expr, context) : plainDoc(expr, context);
  return ['<%= ', code, endOfCode(code), closing];
}

/**
 * Returns the separator between code and its closing tag: a line break after a heredoc, whose lines must end first, and
 * otherwise a space.
 */
export function endOfCode(code: Doc): Doc {
  return hasHeredoc(code) ? line : ' ';
}

export function templateDoc({ parameters, body }: Lambda, context: Context): Doc {
  if (body.kind !== 'Epp') return '';
  const statements = body.body.kind === 'Block' ? body.body.statements : [];
  const parts: Doc[] = [];
  if (body.parametersSpecified) parts.push('<%- ', lambdaParametersDoc(parameters, context), ' ', trimmingEnd);
  for (let at = 0; at < statements.length;) {
    const first = statements[at];
    if (first !== undefined && isRendered(first)) {
      parts.push(renderedDoc(first, context, isNothing(statements[at + 1]) ? trimmingEnd : '%>'));
      at++;
      continue;
    }
    const rendered = statements.findIndex((each, index) => index > at && isRendered(each));
    const end = rendered === -1 ? statements.length : rendered;
    const code = blockDoc(statements.slice(at, end), context);
    parts.push('<% ', code, endOfCode(code), rendered === -1 ? '%>' : trimmingEnd);
    at = end;
  }
  return parts;
}

/** True for empty text. The parser creates it at the end of a template that ends in a trimming tag and a line break. */
function isNothing(node: Expression | undefined): boolean {
  return node?.kind === 'RenderString' && node.value === '';
}
