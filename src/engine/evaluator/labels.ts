/** What Puppet calls a node or a value in its messages (`lib/puppet/pops/model/model_label_provider.rb`). */
import { assertNever } from '../assert-never.ts';
import { article } from '../syntax/labels.ts';
import { formatType } from '../types/format.ts';
import { DEFAULT, isArray, type Value } from '../values/value.ts';

export { article, labelOfNode, labelWithArticle, labelWithCapitalArticle } from '../syntax/labels.ts';

/** `Integer`, `Undef Value`, `File['/x'] Resource-Reference`: without article. */
export function labelOfValue(value: Value): string {
  if (value === undefined) return 'Undef Value';
  if (value === DEFAULT) return 'Object';
  if (typeof value === 'boolean') return 'Boolean';
  if (typeof value === 'bigint') return 'Integer';
  if (typeof value === 'number') return 'Float';
  if (typeof value === 'string') return 'String';
  if (isArray(value)) return 'Array';
  switch (value.kind) {
    case 'Hash':
    case 'Regexp':
    case 'Binary':
    case 'Sensitive':
    case 'Timestamp':
    case 'Timespan':
      return value.kind;
    case 'SemVer':
      return 'Semver';
    case 'SemVerRange':
      return 'SemverRange';
    case 'Type':
      if (value.type.kind === 'Resource' && value.type.title !== undefined)
        return `${formatType(value.type)} Resource-Reference`;
      return `${formatType(value.type)}-Type`;
    case 'URI':
    case 'Deferred':
    case 'Object':
    case 'Iterator':
      return 'Object';
    default:
      return assertNever(value);
  }
}

function withArticle(text: string): string {
  return `${article(text)} ${text}`;
}

/** `an Integer`. */
export function valueWithArticle(value: Value): string {
  return withArticle(labelOfValue(value));
}
/** `An Integer`. */
export function valueWithCapitalArticle(value: Value): string {
  const text = labelOfValue(value);
  return `${article(text) === 'a' ? 'A' : 'An'} ${text}`;
}
