/** Signatures of functions in the form of Puppet Strings: `f(String $a, Integer *$rest)`. */
import { shownTags, type DocTag, type Docstring } from './docstring.ts';
import type { DocFunction, DocSignature } from './document.ts';

export interface SignatureParameter {
  /**
   * Name of the parameter. It begins with `*` if the parameter takes all further arguments, and with `&` if it takes a
   * block.
   */
  readonly name: string;
  readonly value?: string;
}

function signatureText(name: string, parameters: readonly SignatureParameter[], tags: readonly DocTag[]): string {
  const shown = parameters.map(({ name: written, value }) => {
    const tag = tags.find((each) => each.tag_name === 'param' && each.name === written);
    const [, prefix = '', plain = ''] = /^([*&]?)(.*)$/s.exec(written) ?? [];
    return `${tag?.types?.[0] ?? 'Any'} ${prefix}$${plain}${value === undefined ? '' : ` = ${value}`}`;
  });
  return `${name}(${shown.join(', ')})`;
}

const OF_SIGNATURE: ReadonlySet<string> = new Set(['param', 'option', 'enum', 'return', 'example']);

export function toSignature(
  name: string,
  parameters: readonly SignatureParameter[],
  { text, tags }: Docstring,
): DocSignature {
  const own = tags.filter(({ tag_name }) => OF_SIGNATURE.has(tag_name));
  return { signature: signatureText(name, parameters, tags), docstring: { text, ...shownTags(own) } };
}

/** Adds the tag `return` if there is none. A type in the code overrides the type in the tag. */
export function withReturn(tags: readonly DocTag[], type?: string): readonly DocTag[] {
  if (!tags.some(({ tag_name }) => tag_name === 'return'))
    return [...tags, { tag_name: 'return', text: '', types: [type ?? 'Any'] }];
  return tags.map((tag) =>
    tag.tag_name === 'return' ? { ...tag, types: type === undefined ? (tag.types ?? ['Any']) : [type] } : tag,
  );
}

export function defaultsOf(parameters: readonly SignatureParameter[]): Pick<DocFunction, 'defaults'> {
  const given = parameters.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return given.length === 0 ? {} : { defaults: Object.fromEntries(given) };
}
