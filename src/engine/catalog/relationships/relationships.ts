import { count, countAt } from '../../budget/meter.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { valueWithArticle } from '../../evaluator/labels.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Expression, Relationship } from '../../syntax/ast.ts';
import { formatType } from '../../types/format.ts';
import { resourceType } from '../../types/factory.ts';
import type { Type } from '../../types/type.ts';
import { isType, TypeValue, type Value } from '../../values/value.ts';
import { referenceText } from '../catalog.ts';
import type { Collector } from '../collectors/collector.ts';
import type { Compilation } from '../compilation.ts';
import { flatten } from '../flatten.ts';
import { notAReference, parseReference, referenceOfType } from '../names.ts';
import { addTarget } from './relationship-targets.ts';
import type { Resource } from '../resource.ts';

/** Left or right operand of an arrow: a reference, or a collector that stands for all resources that it collects. */
export type Operand =
  | {
      readonly kind: 'reference';
      readonly text: string;
      readonly value: TypeValue;
      /** The reference as an attribute value. Undefined if `text` is not a reference. */
      readonly target: Value;
    }
  | { readonly kind: 'collector'; readonly collector: Collector };

export interface PendingRelationship {
  readonly source: Operand;
  readonly target: Operand;
  readonly parameter: 'before' | 'notify';
  readonly place: SourcePlace | undefined;
}

/** Stores the collector that an expression created. An arrow with this expression as its operand needs it. */
export function rememberCollector({ operands }: Compilation, node: Expression, collector: Collector): void {
  operands.set(node, [{ kind: 'collector', collector }]);
}

/**
 * Evaluates both sides of an arrow, and records a relationship for each pair of operands. Returns the right side, or
 * the left side if the right side is empty.
 */
export function relate(compilation: Compilation, node: Relationship, scope: Scope): Value {
  const leftValue = evaluateOperand(compilation, node.left, scope);
  const rightValue = evaluateOperand(compilation, node.right, scope);
  const left = toOperands(compilation, node, leftValue);
  const right = toOperands(compilation, node, rightValue);
  const reversed = node.operator === '<-' || node.operator === '<~';
  const sources = reversed ? right : left;
  const targets = reversed ? left : right;
  const parameter = node.operator === '->' || node.operator === '<-' ? 'before' : 'notify';
  const place = compilation.sourcePlace(node);
  for (const source of sources) {
    count('relationships', targets.length);
    for (const target of targets) compilation.relationships.push({ source, target, parameter, place });
  }
  const result = compilation.rules.passOn(left, right);
  compilation.operands.set(node, result);
  return result.filter((operand) => operand.kind === 'reference').map(({ value }) => value);
}

/**
 * Returns the left side of the next arrow of a chain. It is the right side of this arrow, or the left side if the right
 * side is empty or a collector that finds nothing.
 */
export function passOn(left: readonly Operand[], right: readonly Operand[]): readonly Operand[] {
  const [only] = right;
  if (right.length === 1 && only?.kind === 'collector') only.collector.emptyAlternative = left;
  return right.length === 0 ? left : right;
}

type EvaluatedOperand = { readonly value: Value } | { readonly operands: readonly Operand[] };

function evaluateOperand(compilation: Compilation, node: Expression, scope: Scope): EvaluatedOperand {
  let inner = node;
  while (inner.kind === 'Parenthesized') inner = inner.expr;
  const value = compilation.evaluator.evaluate(inner, scope);
  if (inner.kind !== 'Collect' && inner.kind !== 'Relationship') return { value };
  return { operands: compilation.operands.get(inner) ?? [] };
}

function toOperands(compilation: Compilation, node: Relationship, side: EvaluatedOperand): readonly Operand[] {
  if ('operands' in side) return side.operands;
  const values = flatten(side.value);
  const operands = values.map((value) => toOperand(compilation, node, value));
  if (operands.length < 2) return operands;
  const seen = new Set<string>();
  return operands.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function toOperand(
  compilation: Compilation,
  node: Relationship,
  value: Value,
): Extract<Operand, { kind: 'reference' }> {
  const { evaluator } = compilation;
  let type: Type;
  if (isType(value)) type = value.type;
  else if (typeof value === 'string') type = compilation.rules.operandType(compilation, value);
  else return evaluator.fail(catalogIssues.illegalOperand({ operand: valueWithArticle(value) }), node);
  const entry = type.kind === 'Type' && type.type !== undefined ? type.type : type;
  if (entry.kind !== 'Resource' && entry.kind !== 'Class') {
    return evaluator.fail(catalogIssues.notCatalogType({ type: formatType(type) }), node);
  }
  const reference = referenceOfType(entry);
  if (reference === undefined) throw notAReference(entry.kind === 'Class' ? '"class"' : 'nil');
  const text = referenceText(reference);
  const hasTitle = entry.kind === 'Resource' && entry.typeName !== 'class' && reference.title !== '';
  return {
    kind: 'reference',
    text,
    value: isType(value) && value.type === entry && value.label === undefined ? value : new TypeValue(entry),
    target: hasTitle ? new TypeValue(entry, text) : referenceValue(text),
  };
}

/** Converts the recorded relationships to `before` and `notify` attributes (`Compiler#evaluate_relationships`). */
export function evaluateRelationships(compilation: Compilation): void {
  for (const relationship of compilation.relationships) {
    compilation.attempt(() => evaluateRelationship(compilation, relationship));
  }
}

function evaluateRelationship(
  compilation: Compilation,
  { source, target, parameter, place }: PendingRelationship,
): void {
  const targets = findEnds(target, false);
  for (const from of findEnds(source, true)) {
    if (targets.length > 1) countAt(place, 'relationships', targets.length - 1);
    for (const to of targets) {
      const left = lookUp(compilation, from);
      if (left === undefined) throw missing(catalogIssues.missingSource(toLabels(from, to)), place);
      if (lookUp(compilation, to) === undefined) throw missing(catalogIssues.missingTarget(toLabels(from, to)), place);
      const { target: value } = to;
      if (value !== undefined) addTarget(left, parameter, value, { origin: 'arrow', place, mode: 'append' });
    }
  }
}

/**
 * Creates the error for an operand that is not in the catalog. Puppet's message does not contain the place of the
 * arrow, but the editor shows it.
 */
function missing(issue: Issue, origin: SourcePlace | undefined): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError', undefined, origin);
}

function toLabels(from: End, to: End): { readonly source: string; readonly target: string } {
  return { source: from.label, target: to.label };
}

function referenceValue(text: string): Value {
  const reference = parseReference(text);
  if (reference === undefined) return undefined;
  const { type, title } = reference;
  return new TypeValue(resourceType(type, title), type === 'Class' ? undefined : text);
}

function lookUp(compilation: Compilation, { text, target }: End): Resource | undefined {
  const found = target === undefined ? undefined : compilation.catalog.findTarget(target);
  if (found === undefined && parseReference(text) === undefined) throw notAReference(JSON.stringify(text));
  return found;
}

/** A resource at one end of a relationship. `label` is its name in messages. */
interface End {
  readonly text: string;
  readonly target: Value;
  readonly label: string;
}

/**
 * Returns the resources of an operand. If the left side is a collector that found nothing, returns the resources of the
 * operands to its left.
 */
function findEnds(operand: Operand, isSource: boolean): readonly End[] {
  if (operand.kind === 'reference') return [{ text: operand.text, target: operand.target, label: operand.text }];
  const { collected, emptyAlternative = [] } = operand.collector;
  if (collected.size > 0 || !isSource) {
    return Array.from(collected, ({ reference }) => ({
      text: reference,
      target: referenceValue(reference),
      label: reference,
    }));
  }
  const [only] = emptyAlternative;
  if (emptyAlternative.length === 1 && only?.kind === 'collector') return findEnds(only, true);
  return emptyAlternative.flatMap((each) =>
    each.kind === 'reference'
      ? [{ text: each.text, target: each.target, label: formatType(each.value.type) }]
      : findEnds(each, true),
  );
}
