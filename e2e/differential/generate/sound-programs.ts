/**
 * Generates manifests that mostly compile, so that they test the catalog, the graph and cycles, instead of ending at
 * the first error.
 */
import type { Random } from '../../fuzz/random.ts';

/** Generates unique titles for a manifest, so that no resource is declared twice. */
class Titles {
  private count = 0;
  private readonly references: string[] = [];

  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  next(): number {
    this.count += 1;
    return this.count;
  }

  declare(type: string, title: string): void {
    this.references.push(`${type.charAt(0).toUpperCase()}${type.slice(1)}['${title}']`);
  }

  /** Returns a reference to an earlier resource, or else to a class of the manifest. */
  reference(): string {
    return this.references.length === 0 ? "Class['a']" : this.random.pick(this.references);
  }
}

const RELATIONS = ['require', 'before', 'notify', 'subscribe'] as const;
const ARROWS = ['->', '~>', '<-', '<~'] as const;

function value(random: Random): string {
  return random.pick([
    "'plain'",
    '"of ${title}"',
    "['a', 'b'].join(',')",
    "{ 'k' => [1, undef] }",
    '[1, [2.5, true], default]',
    "$facts['os']['family']",
    'String(3 + 4)',
    '[3, 1, 2].sort.map |$n| { $n * 2 }',
    "if $facts['is_virtual'] { 'virtual' } else { 'real' }",
    'Sensitive("secret")',
    'undef.lest || { 7 }',
  ]);
}

/** Generates metaparameters that every resource type has. */
function metaparameters(random: Random, titles: Titles): readonly string[] {
  const several = (): string =>
    random.oneIn(3) ? `[${titles.reference()}, ${titles.reference()}]` : titles.reference();
  return [
    ...(random.oneIn(3) ? [`${random.pick(RELATIONS)} => ${several()}`] : []),
    ...(random.oneIn(6) ? [`tag => ['t${random.below(3)}', 'u']`] : []),
    ...(random.oneIn(8) ? [`noop => ${random.pick(['true', 'false'])}`] : []),
    ...(random.oneIn(8) ? [`loglevel => ${random.pick(['debug', 'warning', 'err'])}`] : []),
  ];
}

function resource(random: Random, titles: Titles, marks: readonly string[]): string {
  const number = titles.next();
  const [type, title, attributes] = random.pick([
    ['notify', `n${number}`, [`message => ${value(random)}`]],
    ['notify', `n${number}`, [`message => ${value(random)}`, 'withpath => true']],
    ['file', `/r${'/d'.repeat(random.below(3))}/${number}`, ['ensure => directory']],
    ['file', `/r/d/${number}`, ["content => 'text'", "mode => '0640'", "owner => 'root'"]],
    ['exec', `/bin/true ${number}`, ['refreshonly => true', "cwd => '/r'"]],
    ['exec', `e${number}`, ["command => '/bin/true'", `onlyif => ['/bin/true', "/bin/test -d /r"]`]],
    ['d', `d${number}`, [`p => ${value(random)}`]],
  ] as const);
  const mark = type === 'd' ? '' : random.pick(marks);
  const all = [...attributes, ...metaparameters(random, titles)];
  // Virtual resources get no references, because they are not in the catalog unless they are realized.
  if (mark === '') titles.declare(type, title);
  return `${mark}${type} { '${title}': ${all.join(', ')} }`;
}

const REAL = [''];
const MOSTLY_REAL = ['', '', '', '', '', '', '@', '@@'];

function statement(random: Random, titles: Titles): string {
  const one = (): string => resource(random, titles, MOSTLY_REAL);
  const real = (): string => resource(random, titles, REAL);
  return random.pick<() => string>([
    one,
    one,
    one,
    one,
    () => `${titles.reference()} ${random.pick(ARROWS)} ${titles.reference()}`,
    () => `${real()} ${random.pick(ARROWS)} ${real()}`,
    () => `if $facts['processors']['count'] > ${random.below(3)} { ${one()} } else { ${one()} }`,
    () => `['x', 'y'].each |$i, $v| { notify { "each ${titles.next()} \${i} \${v}": message => $v } }`,
    () => `Notify <| tag == 't${random.below(3)}' |> ${random.pick(ARROWS)} ${titles.reference()}`,
    () => `Notify <| tag == 't${random.below(3)}' |> { tag +> 'collected' }`,
    () => `File <| title == '/r/d/${random.below(9)}' or mode == '0640' |> { mode => '0600' }`,
    () => `File { group => 'root', tag => 'by_default' }`,
    () => `notice(${value(random)})`,
    () => `include ${random.pick(['a', 'b', 'c::e'])}`,
    () => `contain ${random.pick(['a', 'b', 'c::e'])}`,
    () => `tag('t${random.below(3)}')`,
    () =>
      `create_resources('notify', { 'made ${titles.next()}' => { 'message' => 'm', 'tag' => 't1' } }, { 'noop' => true })`,
    () => `realize(Notify['v'])`,
    () => `notify { ['l${titles.next()}', 'm${titles.next()}']: * => { message => 'of a list' } }`,
  ])();
}

function body(random: Random, titles: Titles, most: number): string {
  return random.some(most, () => `  ${statement(random, titles)}`).join('\n');
}

/** Generates a manifest with three classes, a define, and the declarations of the node. */
export function soundProgram(random: Random): string {
  const titles = new Titles(random);
  const parameter = random.oneIn(2) ? '(Optional[String] $p = undef, Integer $q = 3)' : '';
  const parts = [
    `class a${parameter} {\n${body(random, titles, 4)}\n}`,
    `class b {\n${body(random, titles, 4)}\n}`,
    `class c::e ${random.oneIn(3) ? 'inherits b ' : ''}{\n${body(random, titles, 4)}\n}`,
    `define d($p = 'none') {\n  notify { "in \${title}": message => $p }\n  file { "/r/of-\${title}": ensure => file }\n}`,
    "@notify { 'v': message => 'virtual' }",
    `include ${random.pick(['a, b, c::e', 'c::e, b, a', 'a'])}`,
    body(random, titles, 8),
  ];
  return `${parts.join('\n')}\n`;
}
