/**
 * Finds the type of a `Deferred` argument: the return type of its function, if the function declares one
 * (`type_mismatch_describer.rb`).
 */
import { defineIssue } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { acceptsCall } from '../../evaluator/calls/accepts-call.ts';
import type { Evaluator } from '../../evaluator/evaluator.ts';
import { rubyInspect } from '../../formatting/display.ts';
import type { Type } from '../../types/type.ts';
import type { DeferredValue } from '../../values/value.ts';

/** Error for an unknown function. Puppet calls a method on nil, because it did not find the function. */
const unknownFunction = defineIssue<{ readonly name: string }>(
  'DEFERRED_UNKNOWN_FUNCTION',
  () =>
    "undefined method `dispatcher' for NilClass:Class\n\n" +
    '      dispatcher = func.class.dispatcher.find_matching_dispatcher(value.arguments)\n' +
    '                             ^^^^^^^^^^^\nDid you mean?  display',
);

const noArity = defineIssue<{ readonly name: string; readonly args: string }>(
  'DEFERRED_WRONG_ARGUMENTS',
  ({ name, args }) => `No matching arity found for ${name} with arguments ${args}`,
);

/**
 * Returns the declared return type of a function. Logs a warning and returns undefined if there is none. Throws if the
 * function does not exist or does not accept the arguments.
 */
export function findReturnType(
  evaluator: Evaluator,
  { functionName: name, arguments: args, hasArguments }: DeferredValue,
): Type | undefined {
  const found = evaluator.findFunction(name);
  if (found === undefined) throw new PuppetError(unknownFunction({ name }), undefined, 'NoMethodError');
  // If `Deferred` has no list of arguments, no signature matches.
  const signature = hasArguments ? found.signatures.find(({ type }) => acceptsCall(type, args, undefined)) : undefined;
  if (signature === undefined)
    throw new PuppetError(noArity({ name, args: hasArguments ? rubyInspect(args) : '' }), undefined, 'ArgumentError');
  const { returnType } = signature.type;
  if (returnType === undefined || returnType.kind === 'Any') {
    const text = `Deferred function ${name} has no return_type, unable to guarantee value type during compilation.`;
    evaluator.warnOnce(`${name}_deferred_warning`, text);
    return undefined;
  }
  return returnType;
}
