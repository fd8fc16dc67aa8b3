import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Value } from '../../values/value.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { instanceIssues } from '../issues.ts';
import { namevarsOf, sortedNamevarsOf } from '../type-attributes.ts';

interface TitleAttribute {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the only attribute that a title sets, if it gets the title unchanged. Returns undefined if the title must be
 * parsed.
 */
export function plainTitleAttribute(type: TypeDeclaration, title: string): string | undefined {
  const { titlePatterns } = type;
  if (titlePatterns === undefined) return namevarsOf(type)[0];
  const [first] = titlePatterns;
  return first?.isPlain?.(title) === true ? first.attributes[0]?.name : undefined;
}

export function titleAttributes(type: TypeDeclaration, title: string): readonly TitleAttribute[] {
  const plain = plainTitleAttribute(type, title);
  if (plain !== undefined) return [{ name: plain, value: title }];
  const { titlePatterns } = type;
  if (titlePatterns === undefined) return [];
  for (const { pattern, attributes } of titlePatterns) {
    const match = pattern.exec(title);
    if (match === null) continue;
    const found = attributes.map(({ name, convert }, index) => {
      const text = match[index + 1];
      return text === undefined ? undefined : { name, value: convert === undefined ? text : convert(text) };
    });
    return found.filter((each) => each !== undefined);
  }
  throw new PuppetError(instanceIssues.noTitlePattern({ title }), undefined, 'Puppet::Error');
}

export function uniquenessKey(type: TypeDeclaration, valueOf: (namevar: string) => Value): readonly Value[] {
  return sortedNamevarsOf(type).map(valueOf);
}
