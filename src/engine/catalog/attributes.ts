/** Evaluates `name => value`, `name +> value` and `* => hash` into attributes of resources. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Scope } from '../evaluator/scope.ts';
import type { AnyAttributeOperation, AstNode, AttributeOperation, AttributesOperation } from '../syntax/ast.ts';
import { formatType } from '../types/format.ts';
import type { Type } from '../types/type.ts';
import { generalize } from '../types/generalize.ts';
import { inferType } from '../types/infer.ts';
import { isArray, isHash, isType, IteratorValue, PuppetHash, TypeValue, type Value } from '../values/value.ts';
import { type ParameterOrigin, referenceText } from './catalog.ts';
import type { Compilation } from './compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { notAReference, referenceOfType, refersToResource } from './names.ts';
import { ResourceParameter } from './resource-parameter.ts';

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
  const context = { scope, source: compilation.scopes.sourceOf(scope), origin };
  return operations.flatMap((operation) =>
    operation.kind === 'AttributeOperation'
      ? [evaluateAttribute(compilation, operation, context)]
      : evaluateSplat(compilation, operation, context),
  );
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
  const prepared = compilation.attributes.prepare(compilation, operations, context);
  // Splats are rare.
  if (prepared === undefined) return evaluateWithSplat(compilation, operations, context, node);
  if (prepared.constants !== undefined) return prepared.constants;
  const { evaluator } = compilation;
  // A list made by `map` has no room that goes to waste.
  return prepared.slots.map((slot, index) => {
    const parameter =
      slot instanceof ResourceParameter
        ? slot
        : new ResourceParameter(slot.traits, toAttributeValue(evaluator.evaluate(slot.expression, context.scope)));
    if (index === prepared.twice) failTwice(compilation, parameter, node);
    return parameter;
  });
}

function evaluateWithSplat(
  compilation: Compilation,
  operations: readonly AnyAttributeOperation[],
  context: AttributeContext,
  node: AstNode,
): readonly ResourceParameter[] {
  const parameters: ResourceParameter[] = [];
  for (const operation of operations) {
    const added =
      operation.kind === 'AttributeOperation'
        ? [evaluateAttribute(compilation, operation, context)]
        : evaluateSplat(compilation, operation, context);
    for (const parameter of added) {
      if (parameters.some(({ name }) => name === parameter.name)) failTwice(compilation, parameter, node);
      parameters.push(parameter);
    }
  }
  return parameters.slice();
}

function failTwice({ evaluator }: Compilation, { name }: ResourceParameter, node: AstNode): never {
  return evaluator.fail(catalogIssues.duplicateAttribute({ attribute: name }), node);
}

function evaluateAttribute(
  compilation: Compilation,
  operation: AttributeOperation,
  { scope, source, origin }: AttributeContext,
): ResourceParameter {
  const { name, operator } = operation;
  const place = compilation.sourcePlace(operation);
  const value = toAttributeValue(compilation.evaluator.evaluate(operation.value, scope));
  return new ResourceParameter({ name, source, place, add: operator === '+>', origin }, value);
}

/** `* => hash` */
function evaluateSplat(
  compilation: Compilation,
  operation: AttributesOperation,
  { scope, source, origin }: AttributeContext,
): readonly ResourceParameter[] {
  const { evaluator } = compilation;
  const place = compilation.sourcePlace(operation);
  const hash = evaluator.evaluate(operation.expr, scope);
  if (!isHash(hash)) {
    return evaluator.fail(
      catalogIssues.typeMismatch({ expected: 'Hash', actual: generalTypeOf(hash) }),
      operation.expr,
    );
  }
  const splatOrigin = origin === 'attribute' ? 'splat' : origin;
  return [...hash].map(([key, item]) => {
    const value = toAttributeValue(item);
    return new ResourceParameter({ name: String(key), source, place, origin: splatOrigin }, value);
  });
}
