/** What beginners most often meant where a check or the evaluator refuses something. */
import type { Advice } from './advice.ts';
import type { Anchor } from './locate.ts';

/** `$web-port = 80` subtracts. */
export function mistakenAssignment(anchor: Anchor | undefined): Advice | undefined {
  const [, start, name] = /^(.*?)\$([a-z]\w*(?:-\w+)+)\s*=/.exec(lineOf(anchor)) ?? [];
  if (start === undefined || name === undefined) return undefined;
  return { hint: `The name of a variable holds no hyphen: $${name.replaceAll('-', '_')}.` };
}

/** `file['/etc/motd']` is a text and brackets. */
export function mistakenReference(anchor: Anchor | undefined): Advice | undefined {
  const [, type] = /(?<![$\w:'"])([a-z]\w*)\[['"]/.exec(lineOf(anchor)) ?? [];
  return type === undefined
    ? undefined
    : { hint: `A reference to a resource has a capital: ${type.charAt(0).toUpperCase()}${type.slice(1)}[…].` };
}

/** `'host: ' + $host`. */
export function mistakenSum(anchor: Anchor | undefined): Advice | undefined {
  return /['"]\s*\+|\+\s*['"]/.test(lineOf(anchor))
    ? { hint: 'Texts are not joined by +. Write them into one text in double quotes: "${first}${second}".' }
    : undefined;
}

/** `$port == 80` alone on a line. */
export function mistakenStatement(anchor: Anchor | undefined): Advice | undefined {
  return /^\s*\$\w+\s*==/.test(lineOf(anchor))
    ? { hint: 'Two equals signs compare. A variable gets its value by one: =.' }
    : undefined;
}

/** Where the file of a class is looked for. */
export function placeOfClass(name: string): Advice | undefined {
  if (!/^[a-z]\w*(?:::[a-z]\w*)*$/.test(name)) return undefined;
  const [module = '', ...rest] = name.split('::');
  const file = rest.length === 0 ? 'init' : rest.join('/');
  return { hint: `Puppet looks for it in modules/${module}/manifests/${file}.pp.` };
}

/** `module/name.epp` without the folder that holds templates. */
export function placeOfTemplate(name: string): Advice | undefined {
  const [module, ...rest] = name.split('/');
  if (module === undefined || module === '' || rest.length === 0) {
    return { hint: 'A template is named by its module and its file: motd/motd.epp.' };
  }
  const file = rest[0] === 'templates' ? rest.slice(1) : rest;
  const without =
    rest[0] === 'templates' ? ` The folder templates is left out of the name: ${[module, ...file].join('/')}.` : '';
  return { hint: `Puppet looks for it in modules/${module}/templates/${rest.join('/')}.${without}` };
}

/** A class twice, or anything else twice. */
export function declaredTwice(reference: string): Advice {
  return reference.startsWith('Class[')
    ? {
        hint: 'include may stand as often as you like; class { … } may stand once, and before every include of that class.',
      }
    : {
        hint: 'Declare it in one place, and refer to it from the others. Code that several classes need belongs in a class that each includes.',
      };
}

/** A relationship with something that no part of the catalog declares. */
export function notInCatalog(reference: string): Advice {
  const name = /^Class\[(.+)\]$/i.exec(reference)?.[1];
  return name === undefined
    ? { hint: 'It has to be declared, under the very same type and title.' }
    : { hint: `A reference does not declare a class: include ${name.toLowerCase()} as well.` };
}

/** The line in which the anchor stands, whole. */
export function lineOf(anchor: Anchor | undefined): string {
  if (anchor === undefined) return '';
  const { text, offset } = anchor;
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end === -1 ? text.length : end);
}
