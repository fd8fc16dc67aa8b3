import * as issues from '../../diagnostics/issues/validation.ts';
import type {
  AttributeOperation,
  ResourceBody,
  ResourceDefaults,
  ResourceExpression,
  ResourceOverride,
} from '../../syntax/ast.ts';
import { labelWithArticle } from '../../syntax/labels.ts';
import type { Checker, NodeChecks, Placed } from '../checker.ts';
import { checkRvalue } from '../rvalues.ts';

export const resources: NodeChecks = {
  AttributeOperation: checkAttribute,
  Resource: checkResource,
  ResourceBody: checkResourceBody,
  ResourceDefaults: checkForm,
  ResourceOverride: checkForm,
};

function checkAttribute(checker: Checker, node: AttributeOperation, parent: Placed | undefined): void {
  const container = parent?.node;
  if (node.operator === '+>' && container !== undefined) {
    if (container.kind !== 'Collect' && container.kind !== 'ResourceOverride') {
      const args = { name: node.name, container: labelWithArticle(container) };
      checker.accept(issues.illegalAttributeAppend(args), node);
    }
  }
  checkRvalue(checker, node.value);
}

function checkResource(checker: Checker, node: ResourceExpression): void {
  const { typeName, form } = node;
  if (form === 'regular' || typeName.kind !== 'QualifiedName' || typeName.value !== 'class') return;
  if (checker.release.has('virtual classes are errors')) checker.accept(issues.classNotVirtualizable(), node);
  else checker.acceptStrictly(issues.classNotVirtualizable(), node, { offSeverity: 'warning' });
}

function checkResourceBody(checker: Checker, node: ResourceBody): void {
  const unfolded = node.operations.filter(({ kind }) => kind === 'AttributesOperation');
  for (const again of unfolded.slice(1)) checker.accept(issues.multipleAttributesUnfold(), again);
}

function checkForm(checker: Checker, node: ResourceDefaults | ResourceOverride): void {
  if (node.form !== 'regular') checker.accept(issues.notVirtualizable(), node);
}
