/** Checks calls of functions: finds unknown names, and literal arguments that no signature accepts. */
import {
  builtinFunctions,
  createSignature,
  describeSignatures,
  evaluationIssues,
  functionsAfter,
  runtimeError,
  toCount,
  typeFactory,
  type CallMethod,
  type CallNamedFunction,
  type Expression,
  type SignatureParameter,
} from '../../../engine/index.ts';
import type { Definition, ParameterEntry } from '../../index/file-index.ts';
import { plainName, symbolOf } from '../../index/symbols.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';
import { isUnknownFunction, listFunctions } from './names.ts';
import { findStaticType } from './static-type.ts';
import { findWrongType, withoutErrors } from './literal-mismatch.ts';

type Signature = ReturnType<typeof createSignature>;

export const calls: NodeChecks = {
  CallNamedFunction: (check, node, { isGuarded }) => {
    if (node.functor.kind === 'QualifiedName') checkCall(check, node, node.functor, node.arguments, isGuarded);
  },
  CallMethod: (check, node, { isGuarded }) => {
    const { right, left } = node.functor;
    // Without parentheses, the name may be an attribute of an object.
    const mayBeAttribute = node.parenthesesSpan === undefined && node.lambda === undefined;
    if (right.kind === 'QualifiedName')
      checkCall(check, node, right, [left, ...node.arguments], isGuarded, mayBeAttribute);
  },
};

function checkCall(
  check: FileCheck,
  node: CallNamedFunction | CallMethod,
  functor: Expression & { readonly kind: 'QualifiedName' },
  args: readonly Expression[],
  isGuarded: boolean,
  mayBeAttribute = false,
): void {
  const { context } = check;
  const name = plainName(functor.value);
  if (isUnknownFunction(context, name)) {
    const suggestion = check.suggest(name, listFunctions(context), functor);
    if (isGuarded || (mayBeAttribute && suggestion.hint === undefined)) return;
    check.report(evaluationIssues.unknownFunction({ name: functor.value }), functor, suggestion);
    return;
  }
  if (args.some(({ kind }) => kind === 'Unfold')) return;
  const signatures = findSignatures(check, name);
  if (signatures === undefined || signatures.length === 0) return;
  const hasBlock = node.lambda !== undefined;
  const wrong = withoutErrors(() => {
    const rejected = signatures.map((signature) => findRejected(signature, args, hasBlock));
    return rejected.every((each) => each !== undefined) ? rejected : undefined;
  });
  if (wrong === undefined) return;
  const message = withoutErrors(() =>
    describeSignatures(
      name,
      signatures,
      typeFactory.tupleType([
        ...args.map((each) => findWrongTypeOf(each)),
        ...(hasBlock ? [typeFactory.anyCallable] : []),
      ]),
    ),
  );
  if (message === undefined) return;
  const [only, ...others] = new Set(wrong);
  const place = others.length === 0 && typeof only === 'object' ? only : functor;
  check.report(runtimeError({ detail: message }), place);
}

/** Returns an argument's type for the message. A string with interpolations is shown as a plain `String`. */
function findWrongTypeOf(node: Expression) {
  const inner = node.kind === 'HeredocExpression' ? node.text : node;
  return inner.kind === 'ConcatenatedString' ? typeFactory.anyString : findStaticType(inner);
}

/**
 * Finds the first argument that a signature never accepts, or the problem with the call (`count`, `block`). Returns
 * undefined if the call may be valid.
 */
function findRejected(
  { type: { parameters, block } }: Signature,
  args: readonly Expression[],
  hasBlock: boolean,
): Expression | 'count' | 'block' | undefined {
  if (parameters !== undefined) {
    const { from = 0n, to } = parameters.size ?? {
      from: BigInt(parameters.types.length),
      to: BigInt(parameters.types.length),
    };
    if (BigInt(args.length) < from || (to !== undefined && BigInt(args.length) > to)) return 'count';
    for (const [index, arg] of args.entries()) {
      const wanted = parameters.types[index] ?? parameters.types.at(-1);
      if (wanted !== undefined && findWrongType(wanted, arg) !== undefined) return arg;
    }
  }
  if (hasBlock) return block === undefined ? 'block' : undefined;
  return block === undefined || block.kind === 'Optional' ? undefined : 'block';
}

/** Returns the signatures of a function, or undefined if they are not known exactly. */
function findSignatures(check: FileCheck, name: string): readonly Signature[] | undefined {
  const { context } = check;
  const definitions = context.definitions(symbolOf('function', name));
  const [definition, ...others] = definitions;
  const builtin = builtinFunctions.findCore(name);
  if (builtin !== undefined && !functionsAfter(context.release).has(name)) return builtin.signatures;
  if (definition === undefined) return builtinFunctions.find(name)?.signatures;
  if (others.length > 0 || definition.parameters === undefined || !context.isComplete(definition)) return undefined;
  return readSignatures(check, definition, definition.parameters);
}

function readSignatures(
  check: FileCheck,
  { overloads = [], isRuby }: Definition,
  first: readonly ParameterEntry[],
): readonly Signature[] | undefined {
  const found: Signature[] = [];
  for (const parameters of [first, ...overloads]) {
    const values: SignatureParameter[] = [];
    let block: SignatureParameter | undefined;
    for (const { name, type: text, isOptional, capturesRest, isBlock } of parameters) {
      const type = text === undefined ? typeFactory.anyType : check.context.readType(text);
      if (type === undefined) return undefined;
      const count = toCount(
        capturesRest === true ? (isOptional === true || isRuby !== true ? '*' : '+') : isOptional === true ? '?' : '',
      );
      const parameter = { name, type, count };
      if (isBlock === true) block = parameter;
      else values.push(parameter);
    }
    found.push(createSignature(values, block));
  }
  return found;
}
