/** References in releases with the old grammar, in which any capitalized word is a resource type. */
import type { Access, Expression, QualifiedReference } from '../../../syntax/ast.ts';
import { isArray, TypeValue, type Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { readElement } from './elements.ts';
import { rubyText } from './numbers.ts';

export function accessInOldLanguage(evaluator: Evaluator, node: Access, scope: Scope): Value {
  return node.left.kind === 'QualifiedReference'
    ? readReference(evaluator, node.left, node.keys, scope)
    : readElement(evaluator, node, scope);
}

/** Evaluates `Type[titles]` to a reference. Several titles give a list of references. */
function readReference(
  evaluator: Evaluator,
  { casedValue }: QualifiedReference,
  titles: readonly Expression[],
  scope: Scope,
): Value {
  const given = flattened(titles.map((title) => evaluator.evaluate(title, scope)));
  evaluator.checkCollection(given.length);
  const references = given.map((title) => referenceTo(evaluator, casedValue, rubyText(title ?? 'undef'), scope));
  return references.length === 1 ? references[0] : references;
}

function flattened(values: readonly Value[]): readonly Value[] {
  return values.flatMap((value) => (isArray(value) ? flattened(value) : [value]));
}

/** Creates a reference. The name of a class or define may be relative to the enclosing namespaces. */
function referenceTo(evaluator: Evaluator, written: string, title: string, scope: Scope): Value {
  const name = written.replace(/^::/, '').toLowerCase();
  if (name === 'class') {
    const className = evaluator.host.classNameIn(title, scope) ?? title.replace(/^::/, '').toLowerCase();
    return new TypeValue({ kind: 'Class', className });
  }
  return new TypeValue({ kind: 'Resource', typeName: evaluator.host.typeNameIn(written, scope) ?? name, title });
}
