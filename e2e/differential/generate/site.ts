/** Generates whole environments: a manifest with classes and defines, a module, and Hiera data with two levels. */
import type { Random } from '../../fuzz/random.ts';
import { MANIFEST, type Files } from '../source.ts';
import { expressionLine } from './expressions.ts';
import { hieraFiles, KEYS } from './hiera.ts';

const CLASSES = ['base', 'web', 'web::vhost', 'db'] as const;
const RELATIONS = ['require', 'before', 'notify', 'subscribe'] as const;
const ARROWS = ['->', '~>', '<-', '<~'] as const;
const PARAMETERS: readonly (readonly [type: string, value: string])[] = [
  ['Integer', '80'],
  ['Optional[String]', 'undef'],
  ["Enum['a', 'b']", "'a'"],
  ['Array[Integer]', '[1, 2]'],
  ['Hash[String, Data]', "{ 'k' => 1 }"],
  ['Boolean', 'true'],
  ['Variant[Integer, String[1]]', "'x'"],
  ['Port', '8080'],
  ['Any', '$facts[os][family]'],
  ['Sensitive[String]', "Sensitive('s')"],
  ['Integer[0, 5]', '$port'],
];

/** Generator of one environment. Numbers in titles make duplicate declarations rare. */
class SiteMaker {
  private readonly random: Random;
  private count = 0;
  private readonly references: string[] = [];

  constructor(random: Random) {
    this.random = random;
  }

  make(): Files {
    const { random } = this;
    const parts = [
      'type Port = Integer[1, 65535]',
      `function twice(${random.pick(['Integer', 'Numeric', ''])} $n) ${random.pick(['', '>> Integer'])} { $n * 2 }`,
      ...CLASSES.slice(0, 3).map((name) => this.classOf(name)),
      this.define(),
      ...(random.oneIn(3) ? [`node default {\n${this.body(2)}\n}`] : []),
      ...(random.oneIn(5) ? [`stage { 'early': before => Stage['main'] }\nclass { 'db': stage => 'early' }`] : []),
      this.body(8),
      `include ${random.pick(['base', 'web', 'base, web', 'web::vhost', "['db', 'base']"])}`,
    ];
    return new Map([
      [MANIFEST, `${parts.join('\n')}\n`],
      ['modules/db/manifests/init.pp', `${this.classOf('db')}\n`],
      ...hieraFiles(random),
    ]);
  }

  private body(most: number): string {
    return this.random.some(most, () => `  ${this.statement()}`).join('\n');
  }

  private classOf(name: string): string {
    const { random } = this;
    const parent = name === 'web::vhost' && random.oneIn(2) ? ' inherits web' : '';
    const override =
      parent !== '' && random.oneIn(2) ? `\n  Notify['of web'] { ${this.attributes(1).join(', ')} }` : '';
    const own = name === 'web' ? "\n  notify { 'of web': }" : '';
    return `class ${name}${this.parameters()}${parent} {\n${this.body(4)}${own}${override}\n}`;
  }

  private parameters(): string {
    const { random } = this;
    if (random.oneIn(3)) return '';
    const list = ['port', 'name_of', 'extra'].slice(0, 1 + random.below(3)).map((name) => {
      const [type, value] = random.pick(PARAMETERS);
      const isRequired = random.oneIn(6);
      return `${random.oneIn(6) ? '' : `${type} `}$${name}${isRequired ? '' : ` = ${value}`}`;
    });
    return `(${list.join(', ')})`;
  }

  private define(): string {
    const { random } = this;
    const inner = random.pick([
      'notify { "in ${title}": message => $value }',
      'file { "/tmp/site/${name}": ensure => file, content => String($value) }',
      '@notify { "virtual ${title}": tag => \'picked\' }',
      'exec { "echo ${title}": command => \'/bin/true\', refreshonly => true }',
    ]);
    return `define unit($value = ${expressionLine(random, 'Any', 1)}, Optional[Integer] $size = undef) {\n  ${inner}\n${this.body(1)}\n}`;
  }

  private reference(): string {
    const { random } = this;
    if (random.oneIn(8)) return `Class['${random.pick(CLASSES)}']`;
    if (random.oneIn(30)) return "Notify['nowhere']";
    return this.references.length === 0 ? "Class['base']" : random.pick(this.references);
  }

  private value(depth = 2): string {
    const { random } = this;
    return random.pick([
      () => expressionLine(random, 'Any', depth),
      () => expressionLine(random, 'String', depth),
      () =>
        `lookup('${random.pick(KEYS)}'${random.pick(['', '', ', String', ", Any, 'unique'", ", Any, 'deep'", ', Any, first, 7'])})`,
      () =>
        `lookup({ name => '${random.pick(KEYS)}', merge => '${random.pick(['hash', 'deep', 'first', 'unique'])}' })`,
      () => `hiera('${random.pick(KEYS)}', 'none')`,
      () => 'twice(4)',
      () => '"${title}"',
      () =>
        `$${random.pick(['port', 'name_of', 'base::port', 'web::name_of', 'facts[os][name]', 'trusted[certname]'])}`,
      () => 'lookup(\'port\') |$key| { "no ${key}" }',
      () => `[1, 2].map |$n| { ${expressionLine(random, 'Integer', 1)} + $n }`,
    ])();
  }

  /** Returns different attributes of a notify resource. */
  private attributes(most: number): readonly string[] {
    const { random } = this;
    const several = (): string => (random.oneIn(3) ? `[${this.reference()}, ${this.reference()}]` : this.reference());
    const all = [
      `message => ${this.value()}`,
      `${random.pick(RELATIONS)} => ${several()}`,
      `tag => ${random.pick(["'picked'", "['t1', 'T2']", "'a::b'"])}`,
      `noop => ${random.pick(['true', 'false', "'true'"])}`,
      `loglevel => ${random.pick(['debug', 'warning', 'err', "'nope'"])}`,
      'withpath => true',
      `alias => 'other ${this.count}'`,
      `schedule => ${random.pick(["'daily'", "'never'"])}`,
      '* => { }',
    ];
    const start = random.below(all.length);
    return Array.from({ length: 1 + random.below(most) }, (_, index) => all[(start + index * 2) % all.length] ?? '');
  }

  private notify(mark = ''): string {
    this.count += 1;
    const title = `n${this.count}`;
    // Some references are to virtual resources, and some titles are `n1`, so that they occur twice.
    if (mark === '' || this.random.oneIn(4)) this.references.push(`Notify['${title}']`);
    return `${mark}notify { '${this.random.oneIn(40) ? 'n1' : title}': ${this.attributes(3).join(', ')} }`;
  }

  private file(): string {
    const { random } = this;
    this.count += 1;
    const path = `/tmp/site${random.pick(['', '/a', '/a/b'])}/f${this.count}`;
    this.references.push(`File['${path}']`);
    const how = random.pick([
      'ensure => directory',
      `ensure => file, content => ${expressionLine(random, 'String', 1)}`,
      "ensure => present, mode => '0640', owner => root",
      'ensure => absent',
      "ensure => link, target => '/tmp'",
      `content => inline_epp('<%= $a %>', { a => ${this.value(1)} })`,
      "mode => 'u+x', noop => true",
      "ensure => file, source => '/etc/hostname', content => 'x'",
    ]);
    return `file { '${path}': ${how} }`;
  }

  private exec(): string {
    this.count += 1;
    this.references.push(`Exec['e${this.count}']`);
    const how = this.random.pick([
      "command => '/bin/true'",
      "command => '/bin/false'",
      "command => 'true', path => '/bin:/usr/bin', refreshonly => true",
      "command => '/bin/echo hello', logoutput => true",
      "command => '/bin/true', onlyif => '/usr/bin/test -e /nowhere'",
      "command => '/bin/true', unless => ['/bin/true', '/bin/false']",
      "command => '/bin/false', returns => [0, 1], subscribe => Class['base']",
      "command => '/bin/true', creates => '/tmp'",
      "command => 'relative'",
    ]);
    return `exec { 'e${this.count}': ${how} }`;
  }

  private unit(): string {
    this.count += 1;
    this.references.push(`Unit['u${this.count}']`);
    const extra = this.random.pick([
      '',
      `value => ${this.value(1)}`,
      'size => 3',
      "size => 'x'",
      `require => ${this.reference()}`,
    ]);
    return `unit { 'u${this.count}': ${extra} }`;
  }

  private real(): string {
    return this.random.pick([
      () => this.notify(),
      () => this.notify(),
      () => this.file(),
      () => this.exec(),
      () => this.unit(),
    ])();
  }

  private search(): string {
    const { random } = this;
    const one = (): string =>
      random.pick(["tag == 'picked'", "title == 'n2'", "message != 'x'", "tag != 't1'", 'noop == true', 'title == n3']);
    return random.pick(['', one(), one(), `${one()} and ${one()}`, `(${one()} or ${one()}) and ${one()}`]);
  }

  private statement(): string {
    const { random } = this;
    const search = (): string => `Notify ${random.oneIn(5) ? `<<| ${this.search()} |>>` : `<| ${this.search()} |>`}`;
    return random.pick<() => string>(
      [
        () => this.real(),
        () => this.real(),
        () => this.real(),
        () => this.notify(random.pick(['@', '@@'])),
        () => `${this.reference()} ${random.pick(ARROWS)} ${this.reference()}`,
        () => `${this.real()} ${random.pick(ARROWS)} ${this.real()} ${random.pick(ARROWS)} ${this.reference()}`,
        () => `${search()} ${random.pick(ARROWS)} ${random.oneIn(2) ? search() : this.reference()}`,
        search,
        () => `${search()} { ${this.attributes(2).join(', ')} }`,
        () => `Notify <| tag == 'picked' |> { tag +> 'more' }`,
        () => `Notify { ${this.attributes(2).join(', ')} }`,
        () => `File { owner => 'root', ${random.pick(["mode => '0600'", "tag => 'picked'", 'noop => true'])} }`,
        () => `${this.reference()} { ${this.attributes(1).join(', ')} }`,
        () => `${random.pick(['include', 'contain', 'require'])} ${random.pick(CLASSES)}`,
        () =>
          `class { '${random.pick(CLASSES)}': ${random.pick(['', 'port => 5', "port => 'x'", 'extra => [1]', 'nothing => 1'])} }`,
        () =>
          `notify { default: ${this.attributes(1).join(', ')}; ['d${this.count}', 'c${this.count}']: ; 'b${this.count}': message => 'own' }`,
        () => `if ${expressionLine(random, 'Boolean', 1)} { ${this.real()} } else { ${this.real()} }`,
        () => `case ${this.value(1)} { Integer, 'a': { ${this.real()} } default: { ${this.real()} } }`,
        () => `[1, 2].each |$i| { notify { "each \${i} of ${this.count}": message => $i } }`,
        () =>
          `create_resources(${random.pick(['unit', 'notify', "'notify'"])}, { 'cr${this.count}' => { ${random.pick(['', "tag => 'picked'", 'size => 2'])} } }, { ${random.pick(['', 'noop => true'])} })`,
        () => `realize(${this.reference()})`,
        () => `notice(${this.value()})`,
        () => `$v${this.count} = ${this.value()}`,
        () => `tag('picked', 'of${this.count}')`,
        () => `warning("is \${defined(${this.reference()})} \${tagged('picked')}")`,
        () => `lookup('classes', Array, 'unique', []).include`,
        () => `ensure_nothing(${this.value(1)})`,
        () => `fail("no ${this.count}")`,
      ].slice(0, random.oneIn(12) ? 28 : 26),
    )();
  }
}

export function site(random: Random): Files {
  return new SiteMaker(random).make();
}
