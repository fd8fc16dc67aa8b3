/** Evaluates `name => value`, `name +> value` and `* => hash` into attributes of resources. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Scope } from '../evaluator/scope.ts';
import type { AnyAttributeOperation, AstNode } from '../syntax/ast.ts';
import { formatType } from '../types/format.ts';
import type { Type } from '../types/type.ts';
import { generalize } from '../types/generalize.ts';
import { inferType } from '../types/infer.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isArray, isHash, isType, IteratorValue, PuppetHash, TypeValue, type Value } from '../values/value.ts';
import { type ParameterOrigin, referenceText } from './catalog.ts';
import type { Compilation } from './compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { notAReference, referenceOfType, refersToResource } from './names.ts';
import { definitionOfScope, type ResourceParameter } from './resource.ts';

/** The type of a value as messages name it: general, without the bounds of this one value. */
export function generalTypeOf(value: Value): string {
  return formatType(generalize(inferType(value)));
}

/**
 * A value as resources keep it. Arrays are copied, so that what is appended later shows in no variable; references print
 * without quotes from here on; iterators are no values of attributes (`Runtime3Converter`).
 */
export function toAttributeValue(value: Value): Value {
  if (typeof value !== 'object') return value;
  if (isArray(value)) return value.map(toAttributeValue);
  if (isType(value)) {
    if (refersToResource(value.type)) return new TypeValue(value.type, attributeLabel);
    // A class without a name is nothing that a resource could refer to.
    if (value.type.kind === 'Class') throw notAReference('"class"');
    return value;
  }
  if (value instanceof IteratorValue)
    throw new PuppetError(catalogIssues.iteratorAsValue(), undefined, 'Puppet::Error');
  if (isHash(value)) {
    for (const each of value.values()) {
      if (!needsConversion(each)) continue;
      return PuppetHash.of([...value].map(([key, item]) => [key, toAttributeValue(item)] as const));
    }
  }
  return value;
}

/** Whether `toAttributeValue` may change an element of a hash; other hashes are kept as they are. */
function needsConversion(value: Value): boolean {
  return (
    typeof value === 'object' && (isArray(value) || isHash(value) || isType(value) || value instanceof IteratorValue)
  );
}

/** How a reference that is an attribute prints. */
function attributeLabel(type: Type): string | undefined {
  const reference = referenceOfType(type);
  return reference === undefined ? undefined : referenceText(reference);
}

/** How the attributes of a statement are evaluated. `origin` names the statement; a splat is told apart by itself. */
export interface AttributeContext {
  readonly scope: Scope;
  readonly source: ResourceDefinition | undefined;
  readonly origin: ParameterOrigin;
}

/** The attributes of operations, in order. */
export function evaluateOperations(
  compilation: Compilation,
  operations: readonly AnyAttributeOperation[],
  scope: Scope,
  origin: ParameterOrigin,
): readonly ResourceParameter[] {
  const context = { scope, source: definitionOfScope(scope), origin };
  return operations.flatMap((operation) => evaluateOperation(compilation, operation, context));
}

/**
 * The attributes of operations, in order, of which none may be given twice: then it fails at `node`, before the operations after
 * it are evaluated.
 */
export function evaluateOnce(
  compilation: Compilation,
  operations: readonly AnyAttributeOperation[],
  context: AttributeContext,
  node: AstNode,
): readonly ResourceParameter[] {
  const parameters: ResourceParameter[] = [];
  for (const operation of operations) {
    for (const parameter of evaluateOperation(compilation, operation, context)) {
      const { name } = parameter;
      if (parameters.some((earlier) => earlier.name === name)) {
        compilation.evaluator.fail(catalogIssues.duplicateAttribute({ attribute: name }), node);
      }
      parameters.push(parameter);
    }
  }
  return parameters;
}

/** One attribute, or those of the hash of a splat. */
function evaluateOperation(
  compilation: Compilation,
  operation: AnyAttributeOperation,
  { scope, source, origin }: AttributeContext,
): readonly ResourceParameter[] {
  const { evaluator } = compilation;
  const place = compilation.sourcePlace(operation);
  if (operation.kind === 'AttributeOperation') {
    const value = toAttributeValue(evaluator.evaluate(operation.value, scope));
    return [{ name: operation.name, value, source, place, add: operation.operator === '+>', origin }];
  }
  const hash = evaluator.evaluate(operation.expr, scope);
  if (!isHash(hash)) {
    return evaluator.fail(
      catalogIssues.typeMismatch({ expected: 'Hash', actual: generalTypeOf(hash) }),
      operation.expr,
    );
  }
  return Array.from(hash, ([key, item]): ResourceParameter => {
    const value = toAttributeValue(item);
    return { name: rubyToString(key), value, source, place, origin: origin === 'attribute' ? 'splat' : origin };
  });
}
