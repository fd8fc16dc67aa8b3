/** Signatures of functions in the form of Puppet Strings: `f(String $a, Integer *$rest)`. */
import type { DocTag } from './docstring.ts';

export interface SignatureParameter {
  /** Begins with `*` if it takes all further arguments, and with `&` if it is a block. */
  readonly name: string;
  readonly value?: string;
}

export function signature(name: string, parameters: readonly SignatureParameter[], tags: readonly DocTag[]): string {
  const shown = parameters.map(({ name: written, value }) => {
    const tag = tags.find((each) => each.tag_name === 'param' && each.name === written);
    const [, prefix = '', plain = ''] = /^([*&]?)(.*)$/s.exec(written) ?? [];
    return `${tag?.types?.[0] ?? 'Any'} ${prefix}$${plain}${value === undefined ? '' : ` = ${value}`}`;
  });
  return `${name}(${shown.join(', ')})`;
}
