import * as issues from '../diagnostics/issues/validation.ts';
import type { AttributeOperation, ResourceBody, ResourceExpression } from '../syntax/ast.ts';
import { labelWithArticle } from '../syntax/labels.ts';
import type { Checker, Placed } from './checker.ts';
import { checkRvalue } from './rvalues.ts';

/** `+>` is for overrides, by reference or by a collector. */
export function checkAttribute(checker: Checker, node: AttributeOperation, parent: Placed | undefined): void {
  const container = parent?.node;
  if (node.operator === '+>' && container !== undefined) {
    if (container.kind !== 'Collect' && container.kind !== 'ResourceOverride') {
      const args = { name: node.name, container: labelWithArticle(container) };
      checker.accept(issues.illegalAttributeAppend(args), node);
    }
  }
  checkRvalue(checker, node.value);
}

export function checkResource(checker: Checker, node: ResourceExpression): void {
  const { typeName, form } = node;
  if (form === 'regular' || typeName.kind !== 'QualifiedName' || typeName.value !== 'class') return;
  checker.accept(issues.classNotVirtualizable(), node);
}

export function checkResourceBody(checker: Checker, node: ResourceBody): void {
  const unfolded = node.operations.filter(({ kind }) => kind === 'AttributesOperation');
  for (const again of unfolded.slice(1)) checker.accept(issues.multipleAttributesUnfold(), again);
}
