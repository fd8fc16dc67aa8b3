/** Tags as `Puppet::Util::Tagging` keeps them: in lower case, a qualified tag together with each of its parts. */
import { type ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { catalogIssues } from '../diagnostics/issues/catalog.ts';

/** Letters and digits of any script, `_`, and after the first character also `:`, `.` and `-`. */
const VALID = /^[\p{L}\p{M}\p{Nd}_][\p{L}\p{M}\p{Nd}_:.-]*\n?$/u;

/** Adds a tag and the parts of a qualified one. Throws Puppet's error, at `place`, for characters that no tag may have. */
export function addTag(tags: Set<string>, tag: string, place?: ErrorPlace): void {
  const name = tag.toLowerCase();
  if (tags.has(name)) return;
  if (!VALID.test(name)) throw new PuppetError(catalogIssues.invalidTag({ tag: name }), place, 'Puppet::ParseError');
  addKnownGood(tags, name);
}

/** Adds a title as tag, where its characters allow that. */
export function addTagIfValid(tags: Set<string>, tag: string): void {
  if (VALID.test(tag)) addKnownGood(tags, tag.toLowerCase());
}

function addKnownGood(tags: Set<string>, name: string): void {
  if (tags.has(name)) return;
  tags.add(name);
  if (name.includes('::')) for (const part of name.split('::')) tags.add(part);
}

/** The tags from the name of a type: the name and each of its parts. */
export function typeTags(type: string): readonly string[] {
  const tags = new Set<string>();
  addKnownGood(tags, type.toLowerCase());
  return [...tags];
}

export function mergeTags(into: Set<string>, from: Iterable<string>): void {
  for (const tag of from) into.add(tag);
}
