/** The attributes of statements as far as they are the same each time: those of a define in as many instances as there are. */
import type { AnyAttributeOperation, Expression } from '../syntax/ast.ts';
import type { AttributeContext } from './attributes.ts';
import type { Compilation } from './compilation.ts';
import { type ParameterTraits, ResourceParameter } from './resource-parameter.ts';

/** An attribute whose value has to be worked out each time. */
export interface AttributeSlot {
  readonly traits: ParameterTraits;
  readonly expression: Expression;
}

export interface Prepared {
  /** The attribute itself where its value is written as it is, and neither code nor an arrow can change it. */
  readonly slots: readonly (AttributeSlot | ResourceParameter)[];
  /** All of them, where none has to be worked out; resources share the list. */
  readonly constants: readonly ResourceParameter[] | undefined;
  /** The first slot that has the name of one before it, or -1. */
  readonly twice: number;
  readonly source: AttributeContext['source'];
  readonly origin: AttributeContext['origin'];
}

export class PreparedAttributes {
  readonly #prepared = new Map<readonly AnyAttributeOperation[], Prepared>();

  /** Undefined where there is a splat, of which nothing is known before. The text of the operations is the one in evaluation. */
  prepare(
    compilation: Compilation,
    operations: readonly AnyAttributeOperation[],
    context: AttributeContext,
  ): Prepared | undefined {
    const known = this.#prepared.get(operations);
    if (known !== undefined && known.source === context.source && known.origin === context.origin) return known;
    const prepared = prepare(compilation, operations, context);
    if (prepared !== undefined) this.#prepared.set(operations, prepared);
    return prepared;
  }
}

function prepare(
  compilation: Compilation,
  operations: readonly AnyAttributeOperation[],
  { source, origin }: AttributeContext,
): Prepared | undefined {
  const slots: (AttributeSlot | ResourceParameter)[] = [];
  const constants: ResourceParameter[] = [];
  const names: string[] = [];
  let twice = -1;
  for (const operation of operations) {
    if (operation.kind !== 'AttributeOperation') return undefined;
    const { name, operator, value: expression } = operation;
    if (twice === -1 && names.includes(name)) twice = names.length;
    names.push(name);
    const traits = { name, source, place: compilation.sourcePlace(operation), add: operator === '+>', origin };
    const constant = constantOf(traits, expression);
    slots.push(constant ?? { traits, expression });
    if (constant !== undefined) constants.push(constant);
  }
  const isConstant = constants.length === slots.length && twice === -1;
  return { slots, constants: isConstant ? constants : undefined, twice, source, origin };
}

function constantOf(traits: ParameterTraits, expression: Expression): ResourceParameter | undefined {
  switch (expression.kind) {
    case 'LiteralUndef':
      return new ResourceParameter(traits, undefined);
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'QualifiedName':
      return new ResourceParameter(traits, expression.value);
    default:
      return undefined;
  }
}
