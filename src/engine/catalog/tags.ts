/**
 * Tags in the form of `Puppet::Util::Tagging`: in lower case, and a qualified tag together with each of its segments.
 */
import { type ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { isValidTag } from '../values/tag.ts';

/**
 * Adds a tag, and each segment of a qualified tag. Throws Puppet's error, with the given place, for invalid characters.
 */
export function addTag(tags: Set<string>, tag: string, place?: ErrorPlace): void {
  const name = tag.toLowerCase();
  if (tags.has(name)) return;
  if (!isValidTag(name)) throw new PuppetError(catalogIssues.invalidTag({ tag: name }), place, 'Puppet::ParseError');
  addKnownGood(tags, name);
}

export function addTagIfValid(tags: Set<string>, tag: string): void {
  if (isValidTag(tag)) addKnownGood(tags, tag.toLowerCase());
}

function addKnownGood(tags: Set<string>, name: string): void {
  if (tags.has(name)) return;
  tags.add(name);
  if (name.includes('::')) for (const part of name.split('::')) tags.add(part);
}

/** Returns the tags from a type's name: the name itself and each of its segments. */
export function typeTags(type: string): readonly string[] {
  const tags = new Set<string>();
  addKnownGood(tags, type.toLowerCase());
  return [...tags];
}

export function mergeTags(into: Set<string>, from: Iterable<string>): void {
  for (const tag of from) into.add(tag);
}
