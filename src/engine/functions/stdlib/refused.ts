import { argumentError } from '../../evaluator/errors.ts';
import type { BuiltInFunction } from '../define.ts';
import { defineLegacyFunction } from '../legacy.ts';

const REFUSED: readonly (readonly [name: string, does: string, why: string])[] = [
  ['glob', 'Returns the files of the Puppet server that match a pattern', 'there is no Puppet server'],
  ['pry', 'Stops the compilation in a Ruby debugger', 'Puppet does not run as a Ruby program'],
  ['validate_augeas', 'Validates a string with a lens of Augeas', 'it runs a program of the Puppet server'],
  ['validate_cmd', 'Validates a string with a command', 'it runs commands on the Puppet server'],
  [
    'validate_x509_rsa_key_pair',
    'Checks that a certificate and a key belong together',
    'it needs a library for certificates',
  ],
  ['parsehocon', 'Parses a string of HOCON', 'it needs the Ruby library hocon; use parsejson or parseyaml'],
  ['stdlib::parsehocon', 'Parses a string of HOCON', 'it needs the Ruby library hocon; use parsejson or parseyaml'],
];

export const refusedFunctions: readonly BuiltInFunction[] = REFUSED.map(([name, does, why]) =>
  defineLegacyFunction({
    name,
    doc: `${does}. Not available here: ${why}.`,
    arity: -1,
    rvalue: true,
    call: () => {
      throw argumentError(`${name}(): is not available in the playground, since ${why}.`);
    },
  }),
);
