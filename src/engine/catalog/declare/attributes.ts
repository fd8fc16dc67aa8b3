/** Evaluates `name => value`, `name +> value` and `* => hash` into attributes of resources. */
import { allocate } from '../../budget/meter.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { AnyAttributeOperation, AstNode } from '../../syntax/ast.ts';
import { formatType } from '../../types/format.ts';
import type { Type } from '../../types/type.ts';
import { generalize } from '../../types/generalize.ts';
import { inferType } from '../../types/infer.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash, isType, IteratorValue, PuppetHash, TypeValue, type Value } from '../../values/value.ts';
import { type ParameterOrigin, referenceText } from '../catalog.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { notAReference, referenceOfType, refersToResource } from '../names.ts';
import { definitionOfScope, type ResourceParameter } from '../resource.ts';

/** Bytes of a collection that is copied as the value of an attribute, and of a few elements. */
const COLLECTION = 100;

/** The name of a value's type in messages: generalized, so `Integer` for 3 and not `Integer[3, 3]`. */
export function generalTypeOf(value: Value): string {
  return formatType(generalize(inferType(value)));
}

/**
 * The value of an attribute from an evaluated value (`Runtime3Converter`). Arrays are copied, so that a target that an arrow
 * appends does not show in a variable. References are labelled, so that they print without quotes. Iterators are refused.
 */
export function toAttributeValue(value: Value): Value {
  if (typeof value !== 'object') return value;
  allocate(COLLECTION);
  // An array of plain values stays the same: what a template changes in it shows in the catalog, as in Puppet.
  if (isArray(value)) return value.some(needsConversion) ? value.map(toAttributeValue) : value;
  if (isType(value)) {
    if (refersToResource(value.type)) return new TypeValue(value.type, attributeLabel);
    // The type `Class` alone refers to no resource.
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

/** The text of a reference that is the value of an attribute. */
function attributeLabel(type: Type): string | undefined {
  const reference = referenceOfType(type);
  return reference === undefined ? undefined : referenceText(reference);
}

/** Where the attributes of a statement come from. Those of a splat (`* => $hash`) get an origin of their own. */
export interface AttributeContext {
  readonly scope: Scope;
  readonly source: ResourceDefinition | undefined;
  readonly origin: ParameterOrigin;
}

/** Evaluates attribute operations to parameters, in order. */
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
 * Evaluates attribute operations to parameters, in order. Fails at `node` for a name that was given before, and evaluates no
 * further operation then.
 */
export function evaluateUniqueOperations(
  compilation: Compilation,
  operations: readonly AnyAttributeOperation[],
  context: AttributeContext,
  node: AstNode,
): readonly ResourceParameter[] {
  const parameters: ResourceParameter[] = [];
  for (const operation of operations) {
    for (const parameter of evaluateOperation(compilation, operation, context)) {
      const { name } = parameter;
      const earlier = parameters.find((each) => each.name === name);
      if (earlier !== undefined) {
        const places = { first: earlier.place, second: parameter.place };
        compilation.evaluator.fail(catalogIssues.duplicateAttribute({ attribute: name, ...places }), node);
      }
      parameters.push(parameter);
    }
  }
  return parameters;
}

/** One parameter, or those in the hash of a splat. */
function evaluateOperation(
  compilation: Compilation,
  operation: AnyAttributeOperation,
  { scope, source, origin }: AttributeContext,
): readonly ResourceParameter[] {
  const { evaluator } = compilation;
  const place = compilation.sourcePlace(operation);
  if (operation.kind === 'AttributeOperation') {
    const value = attributeValueAt(compilation, operation, evaluator.evaluate(operation.value, scope));
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
    const value = attributeValueAt(compilation, operation, item);
    return { name: rubyToString(key), value, source, place, origin: origin === 'attribute' ? 'splat' : origin };
  });
}

/** The value of an attribute in an operation, which is the place of the error for a value that no attribute may have. */
function attributeValueAt({ evaluator, rules }: Compilation, operation: AnyAttributeOperation, value: Value): Value {
  try {
    return rules.attributeValue(value);
  } catch (error) {
    throw evaluator.located(error, operation);
  }
}
