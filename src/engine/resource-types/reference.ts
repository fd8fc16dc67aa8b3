/**
 * References as strings, such as `File[/etc/motd]`. Each segment of the type is capitalized, and the title of a class
 * too (`resource.rb`, `type_and_title`).
 */
import type { Type } from '../types/type.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';
import { isArray, isType, type TypeValue, type Value } from '../values/value.ts';

export function formatReference(type: string, title: string): string {
  const capitalized = capitalizeSegments(type);
  return `${getOpening(capitalized)}${filedTitle(capitalized, title)}]`;
}

/** Cache of the first part of references (`File[` for `File`), so that all references to a type share one string. */
const openings = new Map<string, string>();
const MOST_OPENINGS = 5000;

function getOpening(type: string): string {
  const known = openings.get(type);
  if (known !== undefined) return known;
  if (openings.size >= MOST_OPENINGS) openings.clear();
  const made = `${type}[`;
  openings.set(type, made);
  return made;
}

export function filedTitle(type: string, title: string): string {
  return type === 'Class' ? classTitle(title) : title;
}

function classTitle(title: string): string {
  return title === '' ? 'Main' : capitalizeSegments(title.startsWith('::') ? title.slice(2) : title);
}

/** Splits `File[/etc/motd]` into type and title. Returns undefined for any other string. */
export function parseReference(text: string): { readonly type: string; readonly title: string } | undefined {
  const open = text.indexOf('[');
  // Requires a type, a title that is not empty, and a bracket at the end.
  if (open < 1 || open + 2 >= text.length || !text.endsWith(']')) return undefined;
  const type = text.slice(0, open);
  return type.includes(']') ? undefined : { type, title: text.slice(open + 1, -1) };
}

/** Returns a reference in its canonical form. Returns a string that is not a reference unchanged. */
export function canonicalReference(text: string): string {
  const parsed = parseReference(text);
  return parsed === undefined ? text : formatReference(parsed.type, parsed.title);
}

function typeReference(type: Type): string | undefined {
  if (type.kind === 'Resource' && type.typeName !== undefined && type.title !== undefined) {
    return formatReference(type.typeName, type.title);
  }
  if (type.kind === 'Class' && type.className !== undefined) return formatReference('class', type.className);
  return undefined;
}

/** Returns the printed form of a resource reference with a title. Returns undefined for any other type. */
function findLabel({ type, label }: TypeValue): string | undefined {
  return type.kind === 'Resource' && type.title !== undefined ? label : undefined;
}

export function listReferences(value: Value): readonly string[] {
  if (value === undefined) return [];
  if (isArray(value)) {
    const [only] = value;
    return value.length === 1 ? listReferences(only) : value.flatMap(listReferences);
  }
  if (!isType(value)) return [canonicalReference(rubyToString(value))];
  const reference = findLabel(value) ?? typeReference(value.type);
  return reference === undefined ? [] : [reference];
}
