/** Hints for frequent mistakes of beginners that a check or the evaluator rejects. */
import { type Advice, near, replacement } from '../advice.ts';
import type { HintContext } from '../context.ts';
import { type Anchor, attributeAfter } from '../anchor.ts';
import { lineAt } from './statements.ts';
import { exchange, QUOTED, rewrite } from './parser-stop.ts';

/**
 * Hint for a type in lower case in a reference. Puppet reads `file['/etc/motd']` as a bare word followed by an array.
 */
export function mistakenReference(anchor: Anchor | undefined): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const found = /(?<![$\w:'"])([a-z]\w*(?:::\w+)*)\[['"]/.exec(line);
  const type = found?.[1];
  if (found === null || type === undefined) return undefined;
  const reference = type.replace(/(?<=^|::)[a-z]/g, (letter) => letter.toUpperCase());
  return {
    hint: `Resource references begin with a capital letter: ${reference}[…].`,
    edit: exchange(type, reference, start + found.index),
  };
}

export function calledReference(detail: string, anchor: Anchor | undefined): Advice | undefined {
  const type = /^Creation of new instance of type '([A-Z][\w:]*)' is not supported$/.exec(detail)?.[1];
  if (type === undefined || anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const hint = `Resource references use brackets: ${type}['…'].`;
  const found = new RegExp(String.raw`\b${type}\(\s*(${QUOTED}|\$\w+)\s*\)`).exec(line);
  if (found === null) return { hint };
  return { hint, edit: rewrite(found[0], `${type}[${found[1]}]`, start + found.index) };
}

export function mistakenSum(anchor: Anchor | undefined): Advice | undefined {
  return /['"]\s*\+|\+\s*['"]/.test(lineOf(anchor))
    ? {
        hint: 'The + operator does not join strings. Put the variables into one string in double quotes: "${first}${second}".',
      }
    : undefined;
}

export function assignmentInCondition(anchor: Anchor | undefined): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const found = /\b(?:if|unless|elsif)\b[^{]*?\$\w+\s*(=)(?![=~>])/.exec(line);
  return found === null
    ? undefined
    : {
        hint: 'A single = assigns a value. Use == to compare values.',
        edit: exchange('=', '==', start + found.index + found[0].length - 1),
      };
}

export function comparisonChain(anchor: Anchor | undefined): Advice | undefined {
  const [, low, first, value, second, high] =
    /([\w$'"]+)\s*(<=?|>=?)\s*(\$?\w+)\s*(<=?|>=?)\s*([\w$'"]+)/.exec(lineOf(anchor)) ?? [];
  return low === undefined
    ? undefined
    : { hint: `Comparisons cannot be chained. Write ${low} ${first} ${value} and ${value} ${second} ${high}` };
}

const CONSTANTS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  none: 'undef',
  nil: 'undef',
  null: 'undef',
};

export function mistakenConstant(name: string, anchor: Anchor | undefined): Advice | undefined {
  const key = name.toLowerCase();
  const constant = Object.hasOwn(CONSTANTS, key) ? CONSTANTS[key] : undefined;
  if (constant === undefined) return undefined;
  const hint = constant === 'undef' ? 'Use undef for no value.' : `Write ${constant} in lower case.`;
  return anchor?.text.startsWith(name, anchor.offset) === true
    ? { hint, edit: exchange(name, constant, anchor.offset) }
    : { hint };
}

/** Hint for keys after dots, as in `$facts.os.family`. Puppet calls a function for a name after a dot. */
export function keysByDots(name: string, anchor: Anchor | undefined): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  for (const found of line.matchAll(/(\$\{?)((?:::)?[a-z_]\w*(?:::\w+)*)((?:\.[a-z_]\w*)+)(?![\w(.]|\s*[|(])/g)) {
    const [whole, sign = '', variable = '', dots = ''] = found;
    const keys = dots.slice(1).split('.');
    if (!keys.includes(name)) continue;
    const text = `${sign}${variable}${keys.map((key) => `['${key}']`).join('')}`;
    const shown = text.replace('{', '');
    return {
      hint: `A dot calls a function. To read an entry of a hash, write ${shown}.`,
      edit: { title: `Change to ${shown}`, span: { offset: start + found.index, length: whole.length }, text },
    };
  }
  const unquoted = new RegExp(String.raw`\{\s*([\w-]+(?:\.[\w-]+)*\.${name})(?=\s*:)`).exec(line);
  const title = unquoted?.[1];
  if (unquoted === null || title === undefined) return undefined;
  const offset = start + unquoted.index + unquoted[0].length - title.length;
  return { hint: 'A title that contains a dot needs quotes.', edit: rewrite(title, `'${title}'`, offset) };
}

/** Hint for an arrow in place of a lambda, such as `[1, 2].each($x => …)`. */
export function blockByArrow(name: string, anchor: Anchor | undefined): Advice | undefined {
  return new RegExp(String.raw`\.\w+\(\s*\$${name}\s*[=-]>`).test(lineOf(anchor))
    ? { hint: 'Put the code of the iteration in braces: $list.each |$item| { … }' }
    : undefined;
}

/** Hint for a class, define or resource type that is called like a function. */
export function otherThan(name: string, anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const found = new RegExp(String.raw`(?<![\w:$'".])(?:::)?${name}\((.*)\)\s*$`).exec(line);
  if (context.classes().includes(name)) {
    const hint = `${name} is a class: include ${name}`;
    return found?.[1] === '' ? { hint, edit: rewrite(found[0], `include ${name}`, start + found.index) } : { hint };
  }
  if (!context.resourceTypes().includes(name)) return undefined;
  const hint = `${name} is a resource type: ${name} { 'title': }`;
  const [title] = new RegExp(String.raw`^(?:${QUOTED}|\$\w+)$`).exec(found?.[1]?.trim() ?? '') ?? [];
  return found === null || title === undefined
    ? { hint }
    : { hint, edit: rewrite(found[0], `${name} { ${title}: }`, start + found.index) };
}

export function classAsType(name: string, context: HintContext): Advice | undefined {
  return context.classes().includes(name)
    ? { hint: `${name} is a class: include ${name}, or class { '${name}': } to give it parameters.` }
    : undefined;
}

export function typeAsClass(name: string, context: HintContext): Advice | undefined {
  return context.resourceTypes().includes(name)
    ? { hint: `${name} is a resource type and not a class. Declare it with a title: ${name} { 'title': }` }
    : undefined;
}

export function elementOfUndef(anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  if (anchor === undefined) return undefined;
  const key = /^\$(?:::)?facts\[['"](\w+)['"]\]/.exec(anchor.text.slice(anchor.offset))?.[1];
  if (key === undefined)
    return {
      hint: "The value before these brackets is undef. To get undef instead of an error, use get(): $hash.get('a.b')",
    };
  const hint = `The node has no fact ${key}.`;
  const advice = near(key, context.facts(), {
    ...anchor,
    offset: anchor.offset + anchor.text.slice(anchor.offset).indexOf(key),
  });
  return advice === undefined ? { hint } : { ...advice, hint: `${hint} ${advice.hint}` };
}

/** Names of attributes in other tools, by Puppet's attribute. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  require: ['depends_on', 'depends', 'requires', 'after', 'dependency'],
  before: ['required_by'],
  notify: ['notifies', 'notify_service', 'triggers'],
  subscribe: ['subscribes', 'watch', 'listen'],
  content: ['text', 'body', 'contents', 'data'],
  mode: ['permissions', 'permission', 'chmod', 'perms'],
  owner: ['user', 'chown'],
  path: ['dest', 'destination', 'filename', 'file'],
  source: ['src', 'from', 'url'],
  ensure: ['state', 'status', 'version', 'action'],
  enable: ['enabled', 'boot', 'autostart', 'onboot'],
  command: ['cmd', 'run', 'exec'],
  onlyif: ['if', 'only_if', 'when'],
  unless: ['not_if', 'unless_exists'],
  home: ['homedir', 'home_dir'],
};

/** Hint for the name of an attribute in another configuration tool. */
export function attributeOfOtherTool(
  name: string,
  known: readonly string[],
  anchor: Anchor | undefined,
): Advice | undefined {
  const meant = Object.entries(ATTRIBUTES).find(([own, others]) => others.includes(name) && known.includes(own))?.[0];
  return meant === undefined
    ? undefined
    : { hint: `Puppet calls this attribute ${meant}.`, edit: replacement(name, meant, anchor, attributeAfter) };
}

export function quotedName(anchor: Anchor | undefined): Advice | undefined {
  const [whole, name] = /^['"]([\w:]+)['"]/.exec(anchor?.text.slice(anchor.offset) ?? '') ?? [];
  return anchor === undefined || whole === undefined || name === undefined
    ? undefined
    : { hint: 'Write the name of a definition without quotes.', edit: rewrite(whole, name, anchor.offset) };
}

/** Hint for the name of a missing template. A common mistake is to include the folder `templates`. */
export function placeOfTemplate(name: string, context: HintContext): Advice | undefined {
  const [module, ...rest] = name.split('/');
  if (module === undefined || module === '' || rest.length === 0) {
    return {
      hint: 'Name a template in the form MODULE/FILE: motd/motd.epp is the file templates/motd.epp of the module motd.',
    };
  }
  const file = rest[0] === 'templates' ? rest.slice(1) : rest;
  const without =
    rest[0] === 'templates' ? ` Omit the directory templates from the name: ${[module, ...file].join('/')}.` : '';
  return { hint: `Puppet searches ${context.moduleFolder(module)}/templates/${rest.join('/')}.${without}` };
}

/** Hint for a resource or class that is declared twice. */
export function declaredTwice(reference: string): Advice {
  return reference.startsWith('Class[')
    ? {
        hint: 'Use class { … } only once for a class, and before every include of the class. You can repeat include.',
      }
    : {
        hint: 'Declare it in one place and refer to it elsewhere. If several classes need it, put it into a class that each of them includes.',
      };
}

export function lineOf(anchor: Anchor | undefined): string {
  return anchor === undefined ? '' : lineAt(anchor).line;
}
