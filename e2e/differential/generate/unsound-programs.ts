/**
 * Generates manifests that may contain errors: classes, defines, functions, resources, relationships, overrides and
 * collectors.
 */
import { expressionLine, type Wanted } from './expressions.ts';
import type { Random } from '../../fuzz/random.ts';

const CLASSES = ['a', 'b', 'a::c'] as const;
const TITLES = ['one', 'two', 'three', 'four'] as const;
const TYPES: readonly Wanted[] = ['Integer', 'String', 'Boolean', 'Array', 'Hash'];

function reference(random: Random): string {
  return random.oneIn(3) ? `Class['${random.pick(CLASSES)}']` : `Notify['${random.pick(TITLES)}']`;
}

function attribute(random: Random): string {
  const name = random.pick([
    'message',
    'message',
    'require',
    'before',
    'notify',
    'subscribe',
    'tag',
    'noop',
    'loglevel',
    'alias',
  ]);
  switch (name) {
    case 'message':
      return `message => ${expressionLine(random, 'Any', 2)}`;
    case 'tag':
      return `tag => ['t${random.below(3)}']`;
    case 'noop':
      return `noop => ${random.pick(['true', 'false'])}`;
    case 'loglevel':
      return `loglevel => ${random.pick(['debug', 'warning', 'nope'])}`;
    case 'alias':
      return `alias => '${random.pick(TITLES)}'`;
    default:
      return `${name} => ${random.oneIn(3) ? `[${reference(random)}, ${reference(random)}]` : reference(random)}`;
  }
}

function resource(random: Random): string {
  const mark = random.pick(['', '', '', '@', '@@']);
  const attributes = [...new Set(random.some(3, () => attribute(random)))];
  const title = random.oneIn(4)
    ? `"${random.pick(TITLES)}\${${expressionLine(random, 'Integer', 1)}}"`
    : `'${random.pick(TITLES)}'`;
  return `${mark}notify { ${title}: ${attributes.join(', ')} }`;
}

function statement(random: Random, depth: number): string {
  const inner = (): string => (depth > 0 ? body(random, depth - 1) : `notice(${expressionLine(random, 'Any', 2)})`);
  const forms: readonly (() => string)[] = [
    () => resource(random),
    () => resource(random),
    () => `include ${random.pick(CLASSES)}`,
    () => `contain ${random.pick(CLASSES)}`,
    () => `$v${random.below(20)} = ${expressionLine(random, 'Any', 3)}`,
    () => `notice(${expressionLine(random, 'Any', 3)})`,
    () => `if ${expressionLine(random, 'Boolean', 2)} { ${inner()} } else { ${inner()} }`,
    () => `unless ${expressionLine(random, 'Boolean', 2)} { ${inner()} }`,
    () =>
      `case ${expressionLine(random, 'Any', 2)} { ${expressionLine(random, 'Type', 1)}: { ${inner()} } default: { ${inner()} } }`,
    () =>
      `${expressionLine(random, 'Array', 1).replace(/^\*/, '')}.each |$i, $item| { notify { "each \${i} \${item}": } }`,
    () => `${reference(random)} ${random.pick(['->', '~>', '<-', '<~'])} ${reference(random)}`,
    () =>
      `Notify <| ${random.pick(["tag == 't1'", "title == 'one'", "message != 'x' or title == 'two'", ''])} |> { ${random.pick(["message => 'm'", "tag +> 'u'", ''])} }`,
    () => `Notify { ${attribute(random)} }`,
    () => `Notify['${random.pick(TITLES)}'] { ${attribute(random)} }`,
    () => `d { '${random.pick(TITLES)}': ${random.oneIn(2) ? `p => ${expressionLine(random, 'Any', 2)}` : ''} }`,
    () => `class { '${random.pick(CLASSES)}': ${random.oneIn(2) ? `p => ${expressionLine(random, 'Any', 2)}` : ''} }`,
    () => `notice(f(${expressionLine(random, 'Any', 2)}))`,
    () => `realize(${reference(random)})`,
    () =>
      `create_resources('notify', { '${random.pick(TITLES)}' => { message => ${expressionLine(random, 'String', 2)} } })`,
    () => `$${random.pick(['facts', 'trusted', 'title', 'name'])}[${expressionLine(random, 'String', 1)}]`,
    () => `notice($${random.pick(CLASSES)}::p)`,
    () => `tag('t${random.below(3)}')`,
  ];
  return random.pick(forms)();
}

function body(random: Random, depth: number): string {
  return random.some(3, () => statement(random, depth)).join('\n');
}

export function unsoundProgram(random: Random): string {
  const definitions = [
    ...CLASSES.map((name) => {
      const parent = random.oneIn(5) ? ` inherits ${random.pick(CLASSES)}` : '';
      return `class ${name}(${random.pick(TYPES)} $p = ${expressionLine(random, random.pick(TYPES), 1)})${parent} {\n${body(random, 1)}\n}`;
    }),
    `define d($p = ${expressionLine(random, 'Any', 1)}) {\nnotify { "d \${title}": message => $p }\n${body(random, 0)}\n}`,
    `function f(${random.pick(TYPES)} $p) >> ${random.pick(['Any', 'Integer', 'Optional[Array]'])} {\n${expressionLine(random, 'Any', 2)}\n}`,
  ];
  return `${definitions.join('\n')}\n${body(random, 2)}\n${body(random, 2)}\ninclude ${CLASSES.join(', ')}\n`;
}
