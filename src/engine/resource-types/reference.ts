/** References as texts: `File[/etc/motd]`, with each part of the type capitalized and class titles likewise (`resource.rb`, `type_and_title`). */
import type { Type } from '../types/type.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';
import { isArray, isType, type TypeValue, type Value } from '../values/value.ts';

/** The form under which a resource is filed: `class`, `apache::mod` → `Class[Apache::Mod]`; titles of other types stay as they are. */
export function referenceOf(type: string, title: string): string {
  const capitalized = capitalizeSegments(type);
  return `${openingOf(capitalized)}${filedTitle(capitalized, title)}]`;
}

/** `File[` by `File`: of a type's many references each keeps the same one. */
const openings = new Map<string, string>();
const MOST_OPENINGS = 5000;

function openingOf(type: string): string {
  const known = openings.get(type);
  if (known !== undefined) return known;
  if (openings.size >= MOST_OPENINGS) openings.clear();
  const made = `${type}[`;
  openings.set(type, made);
  return made;
}

/** The title in that form, for a type that is capitalized. */
export function filedTitle(type: string, title: string): string {
  return type === 'Class' ? classTitle(title) : title;
}

function classTitle(title: string): string {
  return title === '' ? 'Main' : capitalizeSegments(title.startsWith('::') ? title.slice(2) : title);
}

/** `File[/etc/motd]` as type and title; undefined for other texts. */
export function parseReference(text: string): { readonly type: string; readonly title: string } | undefined {
  const open = text.indexOf('[');
  // A type, a title that is not empty, and the bracket that closes it at the very end.
  if (open < 1 || open + 2 >= text.length || !text.endsWith(']')) return undefined;
  const type = text.slice(0, open);
  return type.includes(']') ? undefined : { type, title: text.slice(open + 1, -1) };
}

/** The canonical text of a reference that is written as text. */
export function canonicalReference(text: string): string {
  const parsed = parseReference(text);
  return parsed === undefined ? text : referenceOf(parsed.type, parsed.title);
}

function typeReference(type: Type): string | undefined {
  if (type.kind === 'Resource' && type.typeName !== undefined && type.title !== undefined) {
    return referenceOf(type.typeName, type.title);
  }
  if (type.kind === 'Class' && type.className !== undefined) return referenceOf('class', type.className);
  return undefined;
}

/** A resource that was given as an attribute prints as its reference. */
function labelOf({ type, label }: TypeValue): string | undefined {
  return type.kind === 'Resource' && type.title !== undefined ? label : undefined;
}

/** The references in the value of a relationship metaparameter, arrays flattened; other values as their text. */
export function referencesOf(value: Value): readonly string[] {
  if (value === undefined) return [];
  if (isArray(value)) {
    const [only] = value;
    return value.length === 1 ? referencesOf(only) : value.flatMap(referencesOf);
  }
  if (!isType(value)) return [canonicalReference(rubyToString(value))];
  const reference = labelOf(value) ?? typeReference(value.type);
  return reference === undefined ? [] : [reference];
}
