/**
 * Finds resources whose absence makes an override fail. A class may override resources of other classes only after one
 * of its collectors with attributes has found a resource. If such a collector selects a resource by its title, a
 * missing module probably declares this resource.
 */
import { catalogIssues, walk, type AstNode, type Diagnostic, type Program } from '../../engine/index.ts';
import { isDefinition } from '../data-behind.ts';
import type { Need } from '../needs.ts';
import { plain, readString } from '../references.ts';

export function findCollected(
  diagnostic: Diagnostic,
  programOf: (file: string) => Program | undefined,
): readonly Need[] {
  const { file, span } = diagnostic;
  if (!catalogIssues.onlySubclasses.is(diagnostic) || span === undefined || !file.endsWith('.pp')) return [];
  const program = programOf(file);
  if (program === undefined) return [];
  let definition: AstNode = program.body;
  walk(program.body, (node) => {
    if (isDefinition(node) && node.offset <= span.offset && span.offset < node.offset + node.length) definition = node;
  });
  const found: Need[] = [];
  walk(definition, (node) => {
    if (node.kind !== 'Collect' || node.operations.length === 0 || node.type.kind !== 'QualifiedReference') return;
    const type = plain(node.type.casedValue);
    walk(node.query.expr, (part) => {
      if (part.kind !== 'Comparison' || part.operator !== '==' || readString(part.left) !== 'title') return;
      const title = readString(part.right);
      if (title !== undefined) found.push({ kind: 'resource', type, title });
    });
  });
  return found;
}
