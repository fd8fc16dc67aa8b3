/**
 * Prints a tree as source in the layout of Puppet's style guide. Comments are lost, because the tree does not contain
 * them.
 */
import type { Program } from './ast.ts';
import { type Context, expressionDoc } from './printing/expressions.ts';
import { layout, layoutExactly } from './printing/layout.ts';
import { blockDoc } from './printing/statements.ts';
import { templateDoc } from './printing/templates.ts';

/**
 * Prints a manifest or a template. Parsing the result gives the same tree except for offsets. An `Error` node prints as
 * nothing.
 * @returns the source. It ends in a line break, except if it is a template whose text does not end in one.
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
