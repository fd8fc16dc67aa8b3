/** Reads the references, types, paths and patterns in conditions, in the forms that Puppet itself accepts. */
import type { YamlNode } from '../engine/yaml/parser.ts';
import { Misshapen, readString } from './yaml-fields.ts';

const REFERENCE = /^(?<type>[A-Z]\w*(?:::[A-Z]\w*)*)\[(?<title>[^\n]+)\]$/;
const TYPE = /^[A-Z]\w*(?:::[A-Z]\w*)*$/;

/**
 * Reads a reference, and returns it as the catalog writes it: the title without quotes, and the name of a class with
 * capital letters. `Class['web']` becomes `Class[Web]`.
 */
export function readReference(node: YamlNode, what: string): string {
  const text = readString(node, what);
  const { type, title } = REFERENCE.exec(text)?.groups ?? {};
  if (type === undefined || title === undefined)
    throw new Misshapen(
      `${what} must be a resource reference, such as File[/etc/motd], not “${text}”.${/^[a-z][\w:]*\[/.test(text) ? ` Write ${capitalize(text)}.` : ''}`,
      node.offset,
    );
  return `${type}[${catalogTitle(type, unquote(title))}]`;
}

/** Reads the name of a type, written with capital letters as in a reference: `Site::Vhost`. */
export function readType(node: YamlNode, what: string): string {
  const text = readString(node, what);
  if (TYPE.test(text)) return text;
  const better = capitalize(text);
  throw new Misshapen(
    `${what} must be a type with a capital letter, such as File, not “${text}”.${TYPE.test(better) ? ` Write ${better}.` : ''}`,
    node.offset,
  );
}

export function readPath(node: YamlNode, what: string): string {
  const path = readString(node, what);
  if (!path.startsWith('/'))
    throw new Misshapen(`${what} must be a full path, such as /etc/motd, not “${path}”.`, node.offset);
  return path;
}

/** Reads a pattern, in which only `*` is special. */
export function readPattern(node: YamlNode, what: string): string {
  const pattern = readString(node, what);
  if (/^\/\^|^\^.*\$$|\$\/$|^\/.*\.[*+].*\/$/.test(pattern))
    throw new Misshapen(`${what} must be a pattern with *, not a regular expression: “${pattern}”.`, node.offset);
  return pattern;
}

/** Returns a title, or a pattern for titles, as the catalog writes it. `main` is the only class in lower case. */
export function catalogTitle(type: string, title: string): string {
  if (type !== 'Class') return title;
  const name = title.replace(/^::/, '');
  return name.toLowerCase() === 'main' ? 'main' : capitalize(name);
}

function unquote(title: string): string {
  return /^(?<quote>['"])(?<text>[^'"]*)\k<quote>$/.exec(title)?.groups?.['text'] ?? title;
}

/** `site::vhost[shop]` becomes `Site::Vhost[shop]`. */
function capitalize(name: string): string {
  const [type = '', ...rest] = name.split('[');
  return [type.replaceAll(/(?<=^|::)[a-z]/g, (letter) => letter.toUpperCase()), ...rest].join('[');
}
