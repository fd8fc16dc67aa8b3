import type { Span } from '../diagnostics/span.ts';
import type { AstNode } from './ast.ts';

/**
 * Returns the location where Puppet reports an error about a node, as set by the `loc` calls of its grammar. This is
 * the operator of a binary expression, the dot or parenthesis of a method call, and the arrow of a hash entry. In
 * contrast, `node.offset` and `node.length` span the whole node.
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

/** Returns the location where Puppet reports errors about a node, if it differs from the node's own span. */
function relocated(node: AstNode): Span | undefined {
  return 'reportedAt' in node && node.reportedAt !== undefined ? { offset: node.reportedAt, length: 0 } : undefined;
}

/** Returns the offset of `reportSpan`. */
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
      // A loop instead of recursion, because a chain of brackets can be arbitrarily long.
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
      // A hash without braces, as an argument, is reported at its first arrow.
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
      // The statements of a file have no braces, so they are reported at the first statement.
      return node.statements[0]?.offset === node.offset ? reportOffset(node.statements[0]) : node.offset;
    default:
      return node.offset;
  }
}
