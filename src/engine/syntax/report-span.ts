import type { Span } from '../diagnostics/span.ts';
import type { AstNode } from './ast.ts';

/**
 * Where Puppet reports an error about a node: the place that its own model gives the node, from the `loc` calls of its
 * grammar. A binary expression is at its operator, a method call at its dot or parenthesis, an entry of a hash at its arrow.
 * `node.offset` and `node.length` in turn span the whole of what is written.
 */
export function reportSpan(node: AstNode): Span {
  const offset = reportOffset(node);
  switch (node.kind) {
    case 'Assignment':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Relationship':
    case 'KeyedEntry':
    case 'SelectorEntry':
      return relocated(node) ?? node.operatorSpan;
    case 'Parameter':
      return node.nameSpan;
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
    case 'Parenthesized':
      return { offset, length: 1 };
    case 'ResourceBody':
      return { offset, length: 0 };
    case 'Selector':
      return relocated(node) ?? reportSpan(node.left);
    default:
      return { offset, length: Math.max(node.offset + node.length - offset, 0) };
  }
}

/** The place of a node that is reported elsewhere than where it is written. */
function relocated(node: AstNode): Span | undefined {
  return 'reportedAt' in node && node.reportedAt !== undefined ? { offset: node.reportedAt, length: 0 } : undefined;
}

/** Where `reportSpan` begins. */
export function reportOffset(node: AstNode): number {
  switch (node.kind) {
    case 'Assignment':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Relationship':
      return node.reportedAt ?? node.operatorSpan.offset;
    case 'KeyedEntry':
    case 'SelectorEntry':
    case 'NamedAccess':
    case 'CaseOption':
      return node.operatorSpan.offset;
    case 'Parameter':
      return node.nameSpan.offset;
    case 'LiteralString':
    case 'ConcatenatedString':
    case 'Variable':
    case 'RenderExpression':
      return node.reportedAt ?? node.offset;
    case 'Access': {
      // Not by recursion: a long chain of brackets is as deep as it is long.
      let inner: AstNode = node;
      while (inner.kind === 'Access' && inner.reportedAt === undefined) inner = inner.left;
      return inner.kind === 'Access' ? (inner.reportedAt ?? inner.offset) : reportOffset(inner);
    }
    case 'Selector':
      return node.reportedAt ?? reportOffset(node.left);
    case 'CallNamedFunction':
      return reportOffset(node.functor);
    case 'CallMethod':
      return node.parenthesesSpan?.offset ?? node.functor.operatorSpan.offset;
    case 'LiteralHash':
      // Without braces, as an argument: its first arrow.
      return node.entries[0]?.offset === node.offset ? node.entries[0].operatorSpan.offset : node.offset;
    case 'Resource':
      if (node.reportedAt !== undefined) return node.reportedAt;
      return node.form === 'regular' ? reportOffset(node.typeName) : node.offset;
    case 'ResourceDefaults':
      if (node.reportedAt !== undefined) return node.reportedAt;
      return node.form === 'regular' ? reportOffset(node.typeRef) : node.offset;
    case 'ResourceOverride':
      if (node.reportedAt !== undefined) return node.reportedAt;
      return node.form === 'regular' ? reportOffset(node.resources) : node.offset;
    case 'Collect':
      return node.reportedAt ?? reportOffset(node.type);
    case 'ResourceBody':
      return node.resourceOffset;
    case 'TypeAlias':
      return node.nameSpan.offset;
    case 'TypeMapping':
      return reportOffset(node.type);
    case 'Block':
      // A file's statements have no braces around them: they are where the first of them is.
      return node.statements[0]?.offset === node.offset ? reportOffset(node.statements[0]) : node.offset;
    default:
      return node.offset;
  }
}
