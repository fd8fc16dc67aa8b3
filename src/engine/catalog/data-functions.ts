/** Functions of Puppet's own Hiera backends (`yaml_data` and others), with their signatures. */
import type { PuppetFunction } from '../evaluator/calls/function.ts';
import { argumentError } from '../evaluator/errors.ts';
import { acceptsCall } from '../evaluator/calls/accepts-call.ts';
import { localTypeResolver, readSignature } from '../functions/signature.ts';
import { lookupContextType } from '../hiera/context.ts';
import { type DataFunction, dataFunctions, NO_PATH } from '../hiera/data/data-functions.ts';
import { describeSignatures, inferArguments } from '../types/mismatch/mismatch.ts';

const readType = localTypeResolver(
  {},
  {
    resolveName: (name) => (name === 'puppet::lookupcontext' ? lookupContextType() : undefined),
  },
);

export function findDataFunction(name: string): PuppetFunction | undefined {
  const found = dataFunctions.find((each) => each.name === name);
  return found === undefined ? undefined : createFunction(found);
}

function createFunction({ name, parameters, withoutPath, call }: DataFunction): PuppetFunction {
  const signature = readSignature(parameters, readType);
  return {
    name,
    signatures: [signature],
    call: ({ block }, args) => {
      if (acceptsCall(signature.type, args, block)) return call(args);
      if (withoutPath !== undefined && acceptsCall(readSignature(withoutPath, readType).type, args, block))
        throw argumentError(`'${name}' ${NO_PATH}`);
      throw argumentError(describeSignatures(name, [signature], inferArguments(args, block)));
    },
  };
}
