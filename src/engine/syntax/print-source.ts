/**
 * Prints a tree as source, laid out according to Puppet's style guide. Comments are lost, since the tree does not
 * contain them.
 */
import type { Program } from './ast.ts';
import { type Context, expressionDoc } from './printing/expressions.ts';
import { layout, layoutExactly } from './printing/layout.ts';
import { blockDoc } from './printing/statements.ts';
import { templateDoc } from './printing/templates.ts';

/**
 * Prints a manifest or a template. Parsing the result gives the same tree except for offsets. An `Error` node prints as
 * nothing.
 * @returns the source, which ends in a line break; the source of a template ends in one only if the template's literal
 * text does
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
