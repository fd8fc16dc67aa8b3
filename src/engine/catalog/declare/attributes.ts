/** Evaluates `name => value`, `name +> value` and `* => hash` to attributes of resources. */
import { allocate, spend } from '../../budget/meter.ts';
import { budgetIssues } from '../../diagnostics/issues/budget.ts';
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

/** Bytes charged for copying a collection with a few elements. */
const COLLECTION = 100;

/** Maximum nesting depth of an attribute value. */
const DEEPEST = 500;

/** Returns the type name of a value for messages, without its limits: `Integer` for 3 instead of `Integer[3, 3]`. */
export function describeType(value: Value): string {
  return formatType(generalize(inferType(value)));
}

/**
 * Converts an evaluated value to an attribute value (`Runtime3Converter`). Copies an array, so that an arrow that
 * appends to it does not change a variable. Labels references, so that they are printed without quotes. Throws for
 * iterators.
 */
export function toAttributeValue(value: Value): Value {
  if (typeof value !== 'object') return value;
  assertDepth(value, 0, new Map());
  return convert(value);
}

/** A value that JavaScript represents as an object, such as an array, a hash or a type. */
type Compound = Extract<Value, object>;

/**
 * Throws for a value that is nested too deeply, so that code that reads the catalog can use recursion. Returns the
 * height of the value. `heights` caches the heights of visited values, because a value may occur in many places.
 */
function assertDepth(value: Compound, depth: number, heights: Map<Compound, number>): number {
  const known = heights.get(value);
  if (depth + (known ?? 0) > DEEPEST) throw new PuppetError(budgetIssues.nestingExceeded({ limit: DEEPEST }));
  if (known !== undefined) return known;
  spend(1);
  let height = 0;
  for (const part of partsOf(value)) {
    if (typeof part === 'object') height = Math.max(height, 1 + assertDepth(part, depth + 1, heights));
  }
  heights.set(value, height);
  return height;
}
function partsOf(value: Compound): readonly Value[] {
  if (isArray(value)) return value;
  if (isHash(value)) return [...value].flat();
  if (value.kind === 'Deferred') return value.arguments;
  if (value.kind === 'Sensitive') return [value.value];
  return value.kind === 'Object' ? [...value.attributes.values()] : [];
}

function convert(value: Value): Value {
  if (typeof value !== 'object') return value;
  allocate(COLLECTION);
  // Returns an array of plain values itself, not a copy. As in Puppet, changes that a template makes to the array show
  // in the catalog.
  if (isArray(value)) return value.some(needsConversion) ? value.map(convert) : value;
  if (isType(value)) {
    if (refersToResource(value.type)) return new TypeValue(value.type, attributeLabel);
    // `Class` without a name refers to no resource.
    if (value.type.kind === 'Class') throw notAReference('"class"');
    return value;
  }
  if (value instanceof IteratorValue)
    throw new PuppetError(catalogIssues.iteratorAsValue(), undefined, 'Puppet::Error');
  if (isHash(value)) {
    for (const each of value.values()) {
      if (!needsConversion(each)) continue;
      return PuppetHash.of([...value].map(([key, item]) => [key, convert(item)] as const));
    }
  }
  return value;
}

/** True if `convert` may change an element. Arrays and hashes without such elements are not copied. */
function needsConversion(value: Value): boolean {
  return (
    typeof value === 'object' && (isArray(value) || isHash(value) || isType(value) || value instanceof IteratorValue)
  );
}

function attributeLabel(type: Type): string | undefined {
  const reference = referenceOfType(type);
  return reference === undefined ? undefined : referenceText(reference);
}

export interface AttributeContext {
  readonly scope: Scope;
  readonly source: ResourceDefinition | undefined;
  readonly origin: ParameterOrigin;
}

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
 * Evaluates attribute operations to parameters, in order. Throws for the first duplicate name, with the place of
 * `node`.
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
    return evaluator.fail(catalogIssues.typeMismatch({ expected: 'Hash', actual: describeType(hash) }), operation.expr);
  }
  return Array.from(hash, ([key, item]): ResourceParameter => {
    const value = attributeValueAt(compilation, operation, item);
    return { name: rubyToString(key), value, source, place, origin: origin === 'attribute' ? 'splat' : origin };
  });
}

/** Converts a value to an attribute value. Adds the place of the operation to an error about an invalid value. */
function attributeValueAt({ evaluator, rules }: Compilation, operation: AnyAttributeOperation, value: Value): Value {
  try {
    return rules.attributeValue(value);
  } catch (error) {
    throw evaluator.located(error, operation);
  }
}
