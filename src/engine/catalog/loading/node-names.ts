/** Names of node definitions. */
import type { Release } from '../../releases/release.ts';
import type { Expression } from '../../syntax/ast.ts';

/** Returns the name of a host in a node definition. Returns an empty string for a regular expression. */
export function hostName(host: Expression): string {
  switch (host.kind) {
    case 'LiteralString':
    case 'QualifiedName':
      return host.value.toLowerCase();
    case 'LiteralInteger':
    case 'LiteralFloat':
      return String(host.value);
    case 'LiteralDefault':
      return 'default';
    default:
      return '';
  }
}

const LOOKAROUND: Readonly<Record<string, string>> = {
  '(': 'LP',
  '?': 'QU',
  '<': 'LT',
  '>': 'GT',
  '!': 'EX',
  '=': 'EQ',
  ')': 'RP',
};

/**
 * Converts the regular expression of a node definition to the form used in the definition's name
 * (`Puppet::Resource::Type#name`).
 */
export function patternName(pattern: string, release: Release): string {
  const plain = pattern
    .toLowerCase()
    .replace(/\(\?[^)]*\)/g, (group) => group.replace(/./gs, (character) => LOOKAROUND[character] ?? character));
  const name = release.has('names of node definitions with lookaround') ? plain.toLowerCase() : plain;
  return name.replace(/[^-\w:.]/g, '').replace(/^\.+/, '');
}
