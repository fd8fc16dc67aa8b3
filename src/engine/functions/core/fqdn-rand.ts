import { flatten } from '../../evaluator/access.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isTruthy } from '../../values/truthy.ts';
import { isHash, type Value } from '../../values/value.ts';
import { md5Hex } from './digests.ts';
import { defineLegacyFunction } from '../legacy.ts';
import { RubyRandom } from '../../ruby-like/ruby-random.ts';

/** Converts a value like Ruby's `to_i`: uses the leading digits of a string, and truncates a float. */
export function toInteger(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  return BigInt(/^\s*([+-]?\d+)/.exec(rubyToString(value))?.[1] ?? 0);
}

export const fqdnRand = defineLegacyFunction({
  name: 'fqdn_rand',
  doc: `Returns a number that is at least 0 and less than a maximum. It looks random but is always the same for one machine, because it is computed from the full name of the machine and a seed. Use it to spread the jobs of many machines over time.

\`\`\`puppet
cron { 'backup':
  command => '/usr/local/bin/backup',
  hour    => 3,
  minute  => fqdn_rand(60, 'backup'),
}
\`\`\``,
  arity: -2,
  names: ['max?', 'seed*'],
  rvalue: true,
  call: ({ evaluator }, [limit, seed, downcase]) => {
    const max = toInteger(limit);
    const networking = evaluator.host.facts.get('networking');
    const fact = isHash(networking) ? networking.get('fqdn') : undefined;
    const name = rubyToString(fact);
    const fqdn = isTruthy(downcase) ? name.toLowerCase() : name;
    if (max <= 0n) throw argumentError(`invalid argument - ${max}`);
    // If the seed is an array, Ruby's `join` flattens it.
    const parts = [fqdn, max, ...flatten([seed])].map(rubyToString);
    const digest = md5Hex(parts.join(':'));
    return new RubyRandom(BigInt(`0x${digest}`)).upTo(max - 1n);
  },
});
