/** Functions that reach outside, which a page in a browser cannot do: refused by name. */
import { argumentError } from '../../evaluator/errors.ts';
import type { BuiltInFunction } from '../define.ts';
import { defineLegacyFunction } from '../legacy.ts';

const REFUSED: readonly (readonly [name: string, does: string, why: string])[] = [
  ['glob', 'The files of the Puppet server that match a pattern', 'there is no Puppet server whose files it could see'],
  ['pry', 'Stops the compilation in a debugger for Ruby', 'Puppet does not run as a Ruby program here'],
  ['validate_augeas', 'Checks a text with a lens of Augeas', 'Augeas is a program of the Puppet server'],
  ['validate_cmd', 'Checks a text with a command', 'it runs commands on a Puppet server'],
  [
    'validate_x509_rsa_key_pair',
    'Checks that a certificate and a key belong together',
    'it needs a library for certificates',
  ],
  [
    'parsehocon',
    'The data that a text of HOCON holds',
    'it needs a library for HOCON; parsejson and parseyaml take its place',
  ],
  [
    'stdlib::parsehocon',
    'The data that a text of HOCON holds',
    'it needs a library for HOCON; parsejson and parseyaml take its place',
  ],
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
