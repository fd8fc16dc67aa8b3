import type { Issue } from '../../diagnostics/issue.ts';
import { digIssues } from '../../diagnostics/issues/evaluation.ts';
import { formatType } from '../../types/format.ts';
import { inferType } from '../../types/infer.ts';
import type { Type } from '../../types/type.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { isArray, isHash, TypeValue, PuppetHash, type Value } from '../../values/value.ts';
import { defineFunction } from '../define.ts';

/** Error while following a path into nested data. `get` can pass it to the lambda as an `Error`. */
export class DigError extends PuppetError {
  readonly details: PuppetHash;

  constructor(issue: Issue, path: readonly Value[], typeName: string, type: Type) {
    super(issue, undefined, 'Puppet::Error');
    this.details = PuppetHash.of([
      ['walked_path', path],
      [typeName, new TypeValue(type)],
    ]);
  }
}

export function digInto(data: Value, path: readonly Value[]): Value {
  const walked: Value[] = [];
  let at = data;
  for (const key of path) {
    if (at === undefined || key === undefined) return undefined;
    const where = rubyInspect(walked);
    if (!isArray(at) && !isHash(at)) {
      const type = inferType(at);
      const issue = digIssues.expectedCollection({ path: where, actual: formatType(type) });
      throw new DigError(issue, walked, 'value_type', type);
    }
    walked.push(key);
    if (isHash(at)) at = at.get(key);
    else if (typeof key === 'bigint') at = at[Number(key < 0n ? key + BigInt(at.length) : key)];
    else {
      const type = inferType(key);
      const issue = digIssues.expectedIntegerIndex({ path: rubyInspect(walked), actual: formatType(type) });
      throw new DigError(issue, walked, 'index_type', type);
    }
  }
  return at;
}

export const dig = defineFunction({
  name: 'dig',
  doc: `Returns a value from nested arrays and hashes by a path of keys and indexes. A missing step gives \`undef\` instead of an error.

\`\`\`puppet
$facts.dig('os', 'release', 'major')
\`\`\``,
  dispatches: [
    { parameters: ['Optional[Collection] data', 'Any arg*'], call: (_, [data, ...path]) => digInto(data, path) },
  ],
});
