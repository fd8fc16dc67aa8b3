/** `fqdn_rand` in releases in which the seed does not include the maximum, and the result is a string. */
import { argumentError } from '../../../evaluator/errors.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { md5Hex } from '../../../functions/core/digests.ts';
import { fqdnRand, toInteger } from '../../../functions/core/fqdn-rand.ts';
import { defineLegacyFunction } from '../../../functions/legacy.ts';
import { RubyRandom } from '../../../ruby-like/ruby-random.ts';

export const oldFqdnRand = defineLegacyFunction({
  name: 'fqdn_rand',
  doc: fqdnRand.declaration.doc,
  arity: -2,
  names: ['max?', 'seed*'],
  rvalue: true,
  call: ({ evaluator }, [limit, ...given]) => {
    const max = toInteger(limit);
    if (max <= 0n) throw argumentError(`invalid argument - ${max}`);
    const fqdn = rubyToString(evaluator.host.facts.get('fqdn'));
    const seeds = given.slice(0, 2).flatMap((each) => (each === undefined ? [] : [rubyToString(each)]));
    return String(new RubyRandom(BigInt(`0x${md5Hex([fqdn, ...seeds].join(':'))}`)).upTo(max - 1n));
  },
});
