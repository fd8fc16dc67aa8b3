/** Finds the occurrences, within a file, of the symbol or the built-in type's attribute at an offset. */
import { walk, type AstNode, type Expression } from '../../engine/index.ts';
import type { HighlightsAnswer, Range } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { PlaceParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';

export function highlights({ index }: RequestContext, { file, offset }: PlaceParameters): HighlightsAnswer {
  const at = index.symbolAt(file, offset);
  if (at === undefined) return { ranges: highlightAttribute(index.file(file), offset) };
  return {
    ranges: index
      .occurrences(at.symbols, file)
      .filter(({ role }) => role !== 'doc')
      .map(({ range, role }) => ({ range, kind: role === 'write' || role === 'definition' ? 'write' : 'read' })),
  };
}

interface TypedAttribute {
  readonly type: string;
  readonly name: string;
  readonly range: Range;
}

function highlightAttribute(file: ParsedFile | undefined, offset: number): HighlightsAnswer['ranges'] {
  if (file === undefined) return [];
  const attributes: TypedAttribute[] = [];
  walk(file.program, (node) => {
    attributes.push(...listAttributes(node));
  });
  const at = attributes.find(({ range: [start, end] }) => start <= offset && offset <= end);
  return attributes
    .filter(({ type, name }) => type === at?.type && name === at.name)
    .map(({ range }) => ({ range, kind: 'write' }));
}

function listAttributes(node: AstNode): readonly TypedAttribute[] {
  const type = readTypeName(node);
  if (type === undefined) return [];
  const operations =
    node.kind === 'Resource'
      ? node.bodies.flatMap((body) => body.operations)
      : node.kind === 'ResourceDefaults' || node.kind === 'ResourceOverride'
        ? node.operations
        : [];
  return operations.flatMap((operation) =>
    operation.kind === 'AttributeOperation'
      ? [
          {
            type,
            name: operation.name,
            range: [operation.nameSpan.offset, operation.nameSpan.offset + operation.nameSpan.length] as const,
          },
        ]
      : [],
  );
}

function readTypeName(node: AstNode): string | undefined {
  if (node.kind === 'Resource') return readName(node.typeName);
  if (node.kind === 'ResourceDefaults') return readName(node.typeRef);
  if (node.kind === 'ResourceOverride' && node.resources.kind === 'Access') return readName(node.resources.left);
  return undefined;
}

function readName(node: Expression): string | undefined {
  if (node.kind === 'QualifiedName') return node.value.toLowerCase();
  return node.kind === 'QualifiedReference' ? node.casedValue.toLowerCase() : undefined;
}
