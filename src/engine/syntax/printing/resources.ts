import type {
  AnyAttributeOperation,
  Collect,
  ResourceBody,
  ResourceDefaults,
  ResourceExpression,
  ResourceForm,
  ResourceOverride,
} from '../ast.ts';
import { type Doc, indent, joined, line, startsWith } from './doc.ts';
import { alignedDocs } from './entries.ts';
import { type Context, expressionDoc, plainDoc } from './expressions.ts';
import { POSTFIX } from './precedence.ts';

const SIGNS: Readonly<Record<ResourceForm, string>> = { regular: '', virtual: '@', exported: '@@' };

export function resourceDoc(node: ResourceExpression | ResourceDefaults | ResourceOverride, context: Context): Doc {
  switch (node.kind) {
    case 'Resource':
      return [headDoc(node.form, plainDoc(node.typeName, context)), ' {', bodiesDoc(node.bodies, context)];
    case 'ResourceDefaults':
      return [headDoc(node.form, plainDoc(node.typeRef, context)), ' {', attributesDoc(node.operations, context)];
    case 'ResourceOverride':
      return [headDoc(node.form, plainDoc(node.resources, context)), ' {', attributesDoc(node.operations, context)];
  }
}

/**
 * Returns the type with its prefix for a virtual or exported resource. Adds a space before a parenthesis, because `@(`
 * begins a heredoc.
 */
function headDoc(form: ResourceForm, type: Doc): Doc {
  const sign = SIGNS[form];
  return [sign, sign !== '' && startsWith(type, '(') ? ' ' : '', type];
}

function attributesDoc(operations: readonly AnyAttributeOperation[], context: Context): Doc {
  return operations.length === 0 ? ' }' : [indent([line, operationsDoc(operations, context), ',']), line, '}'];
}

function operationsDoc(operations: readonly AnyAttributeOperation[], context: Context): Doc {
  const entries = operations.map((operation): readonly [Doc, Doc] =>
    operation.kind === 'AttributesOperation'
      ? ['*', plainDoc(operation.expr, context)]
      : [operation.name, plainDoc(operation.value, context)],
  );
  const arrows = operations.map((operation) => (operation.kind === 'AttributesOperation' ? '=>' : operation.operator));
  return joined(alignedDocs(entries, arrows), [',', line]);
}

function bodiesDoc(bodies: readonly ResourceBody[], context: Context): Doc {
  const [only] = bodies;
  if (only !== undefined && bodies.length === 1) {
    const title = [' ', plainDoc(only.title, context), ':'];
    return [title, attributesDoc(only.operations, context)];
  }
  const docs = bodies.map(({ title, operations }): Doc => {
    const attributes = operations.length === 0 ? '' : indent([line, operationsDoc(operations, context)]);
    return [line, plainDoc(title, context), ':', attributes, ';'];
  });
  return [indent(docs), line, '}'];
}

export function collectDoc({ type, query, operations }: Collect, context: Context): Doc {
  const [open, close] = query.kind === 'VirtualQuery' ? ['<|', '|>'] : ['<<|', '|>>'];
  const inside = query.expr.kind === 'Nop' ? ' ' : [' ', plainDoc(query.expr, context), ' '];
  const overrides = operations.length === 0 ? '' : [' {', attributesDoc(operations, context)];
  return [expressionDoc(type, context, POSTFIX), ` ${open}`, inside, close, overrides];
}
