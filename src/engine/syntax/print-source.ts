/** The way back from a tree to text: what a tree means, laid out as Puppet's style guide asks. Comments are not in the tree. */
import type { Program } from './ast.ts';
import { type Context, expressionDoc } from './printing/expressions.ts';
import { layout, layoutExactly } from './printing/layout.ts';
import { blockDoc } from './printing/statements.ts';
import { templateDoc } from './printing/templates.ts';

/**
 * Prints a manifest or a template. Parsing the text again yields the same tree but for places; an `Error` node prints as nothing.
 * @returns the text, with a line break at its end; a template's text ends as the template does
 */
export function printSource({ body }: Program): string {
  const context: Context = { namespace: '' };
  switch (body.kind) {
    case 'Nop':
      return '';
    case 'Block':
      return layout(blockDoc(body.statements, context));
    case 'Lambda':
      return layoutExactly(templateDoc(body, context));
    default:
      return layout(expressionDoc(body, context));
  }
}
