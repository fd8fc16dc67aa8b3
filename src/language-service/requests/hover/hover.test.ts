import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../../testing/service-of.ts';
import { cronFields, cronText } from './cron-time.ts';
import { modeText, symbolicModeText } from './modes.ts';

type Texts = string | Readonly<Record<string, string>>;

function hoverOf(texts: Texts): string | undefined {
  const { service, place } = createMarkedProject(texts);
  return service.answer('hover', place)?.contents;
}

/** Returns the source that the hover card describes. */
function hovered(texts: Texts): string | undefined {
  const { service, place, files } = createMarkedProject(texts);
  const answer = service.answer('hover', place);
  return answer === null ? undefined : files.get(place.file)?.slice(...answer.range);
}

const site = 'manifests/site.pp';
const ntp = {
  'modules/ntp/manifests/init.pp': `# @summary Keeps the clock right.
# @param port The port to listen on.
class ntp (
  Integer[1, 65535] $port = 123,
) {
  $conf = '/etc/ntp.conf'
}
`,
  'modules/ntp/manifests/server.pp': '# One more server.\ndefine ntp::server (\n  String $address,\n) {\n}\n',
  'modules/ntp/types/port.pp': 'type Ntp::Port = Integer[1, 65535]\n',
  'modules/ntp/functions/double.pp': '# Twice a number.\nfunction ntp::double(Numeric $x) >> Numeric {\n  $x * 2\n}\n',
  'modules/ntp/templates/a.epp': '<%- | Integer $port | -%>\nport <%= $port %>\n',
  'data/common.yaml': 'ntp::port: 124\nsite_name: Example\nlist:\n  - a\n',
};

describe('hover describes', () => {
  it.each<readonly [what: string, texts: Texts, parts: readonly string[]]>([
    ['an octal number', '$a = 07‸55\n', ['493', 'octal']],
    [
      'a backend of Hiera',
      { 'hiera.yaml': '---\nversion: 5\ndefaults:\n  data_hash: yaml_d‸ata\n' },
      ['yaml_data', 'Reads a YAML file'],
    ],
    [
      'a word of a Ruby interface',
      { 'modules/a/lib/puppet/type/b.rb': 'Puppet::Type.newtype(:b) do\n  new‸param(:c) do\n  end\nend\n' },
      ['newparam', 'Defines a parameter'],
    ],
    [
      'a method of a provider',
      {
        'modules/a/lib/puppet/provider/b/ruby.rb':
          'Puppet::Type.type(:b).provide(:ruby) do\n  def self‸.instances\n  end\nend\n',
      },
      ['def self.instances', 'Lists all resources'],
    ],
    [
      'the parameter of a documentation tag',
      '# @param po‸rt The port.\nclass a (\n  Integer $port = 1,\n) {\n}\n',
      ['Integer $port = 1', 'parameter of class `a`'],
    ],
    ['the type that a function returns', "$x = spl‸it('a b', ' ')\n", ['>> Array[String]']],
    [
      'a parameter with a value in Hiera data',
      {
        'modules/ntp/manifests/init.pp': 'class ntp(Integer $po‸rt = 123) {}\n',
        'data/common.yaml': 'ntp::port: 124\n',
      },
      ['Values in Hiera data', '`data/common.yaml`: `124`'],
    ],
    ['a resource type', "packa‸ge { 'a': }", ['package', 'Providers']],
    ['a type in a reference', "File['/a'] -> Fi‸le['/b']", ['file']],
    ['a resource type in a chain', "file { '/a': } -> noti‸fy { 'b': }", ['notify']],
    ['an attribute', "service { 'a':\n  ena‸ble => true,\n}", ['enable', 'property of `service`']],
    ['a metaparameter', "service { 'a': req‸uire => File['/a'] }", ['require', 'metaparameter']],
    ['an attribute of defaults', "Exec { pa‸th => '/bin' }", ['path', '`exec`']],
    ['an attribute of a collector', "File <| |> { mo‸de => '0644' }", ['mode']],
    ['a searched attribute', "User <| gro‸ups == 'a' |>", ['groups']],
    ['a fact by dots', "$x = fact('os.fam‸ily')", ['Debian']],
    [
      'a variable of a template in Ruby',
      { ...ntp, 'modules/ntp/templates/a.erb': "<%= scope['ntp::po‸rt'] %>" },
      ['The port to listen on'],
    ],
    ['a function of Hiera data', { 'data/common.yaml': 'a: "%{look‸up(\'b\')}"\n' }, ['lookup', 'another key']],
    ['an arrow', "File['/a'] -‸> File['/b']", ['before', 'operator']],
    ['a match', 'if $x =‸~ /a/ { }', ['matches']],
    ['attributes of a hash', "file { '/a': ‸* => $h }", ['all attributes from a hash']],
    ['a collector', 'User <‸| |>', ['A collector']],
    ['a member of a Struct', "class a (Struct[{ host => String }] $o) { notice($o['ho‸st']) }", ['Type: `String`']],
    ['a resource as it is declared', "file { '/a': mode => '0644' }\nFile['‸/a'] -> File['/b']", ["mode => '0644'"]],
    ['a value', "package { 'a': ensure => lat‸est }", ['latest', 'ensure']],
    ['a mode', "file { '/a': mode => '06‸44' }", ['rw-r--r--', 'owner: read, write', 'others: read']],
    ['a mode without quotes', "file { '/a': mode => 07‸55 }", ['rwxr-xr-x']],
    ['a mode in letters', "file { '/a': mode => 'u=r‸w,go=r' }", ['owner: read, write', 'group and others: read']],
    [
      'a cron entry',
      "cron { 'a':\n  command => 'x',\n  hour    => [2, 14],\n  min‸ute  => 30,\n}",
      ['At 02:30 and 14:30 every day'],
    ],
    ['a value of a cron entry', "cron { 'a': minute => '*/‸5', weekday => 'Mon' }", ['Every 5 minutes on Monday']],
    ['the five fields of cron', "$x = '30 4 ‸1 * *'", ['At 04:30 on day 1 of the month']],
    ['a class', { ...ntp, [site]: "class { 'nt‸p': }" }, ['Keeps the clock right', 'Integer[1, 65535] $port = 123']],
    ['a class in a reference', { ...ntp, [site]: "Class['nt‸p'] -> File['/a']" }, ['Keeps the clock right']],
    [
      'a define',
      { ...ntp, [site]: "ntp::ser‸ver { 'a': }" },
      ['One more server', 'String $address', 'modules/ntp/manifests/server.pp'],
    ],
    [
      'a parameter',
      { ...ntp, [site]: "class { 'ntp': po‸rt => 1 }" },
      ['The port to listen on', 'Integer[1, 65535]', '123'],
    ],
    ['a qualified variable', { ...ntp, [site]: 'notice("${ntp::co‸nf}")' }, ['/etc/ntp.conf']],
    ['a variable where it is assigned', '$po‸rt = 80', ['$port = 80', 'line 1']],
    ['a variable of a block', '[1].each |$item| { notice($it‸em) }', ['$item', 'block']],
    ['a title', 'define a {\n  notice($ti‸tle)\n}', ['$title', 'title']],
    ['the facts', "$x = $fac‸ts['os']", ['facts']],
    ['a fact', "$x = $facts['os']['rel‸ease']['major']", ['os.release', 'major']],
    ['a fact in a string', "$x = \"a ${facts['networking']['fq‸dn']}\"", ['playground.example.com']],
    ['a fact as a variable', '$x = $ker‸nel', ['Linux']],
    ['a legacy fact', '$x = $::osfam‸ily', ["$facts['os']['family']", 'Debian']],
    ['a legacy fact in a string', '$x = "${::operatingsystem‸majrelease}"', ["$facts['os']['release']['major']", '12']],
    ['a key of a hash', "$h = { 'a' => 7 }\n$x = $h['‸a']", ['7']],
    ['trusted data', "$x = $trusted['cert‸name']", ['certname', 'playground.example.com']],
    ['a function', '$x = regsu‸bst($a, $b, $c)', ['regsubst(', 'pattern']],
    ['a function after a dot', '$x = [1].ma‸p |$i| { $i }', ['map(']],
    ['a statement', 'not‸ice "a"', ['notice(']],
    ['include', 'incl‸ude ntp', ['include(']],
    [
      'a function of the project',
      { ...ntp, [site]: '$x = ntp::dou‸ble(1)' },
      ['Twice a number', 'Numeric $x', '>> Numeric'],
    ],
    ['a function where it is defined', 'function a::b‸(String $x) {\n}', ['a::b(', 'String $x']],
    ['a data type', 'class a (Opti‸onal[String] $x) {\n}', ['Optional', 'undef']],
    ['a type alias', { ...ntp, [site]: 'class a (Ntp::Po‸rt $x) {\n}' }, ['Integer[1, 65535]']],
    ['a type of stdlib', 'class a (Stdlib::Absolute‸path $x) {\n}', ['Stdlib::Absolutepath']],
    ['a keyword', 'unl‸ess $x {\n}', ['unless', 'condition']],
    ['undef', '$x = und‸ef', ['No value']],
    ['a resource', "file { '/a': }\nnotify { 'b': require => File['/‸a'] }", ["File['/a']", 'line 1']],
    ['a key of Hiera', { ...ntp, [site]: "$x = lookup('site‸_name')" }, ['Example', 'data/common.yaml']],
    ['a list in Hiera', { ...ntp, [site]: "$x = lookup('li‸st')" }, ['- a']],
    ['a template', { ...ntp, [site]: "$x = epp('ntp/a‸.epp')" }, ['Integer $port', 'modules/ntp/templates/a.epp']],
    [
      'a key of the data',
      { ...ntp, 'data/common.yaml': 'ntp::po‸rt: 5\n' },
      ['The port to listen on', 'Integer[1, 65535]'],
    ],
    ['a fact in the data', { 'data/common.yaml': 'a: "%{facts.os.fa‸mily}"\n' }, ['Debian']],
    ['a key of hiera.yaml', { 'hiera.yaml': 'version: 5\ndefaults:\n  data‸dir: data\n' }, ['directory']],
    ['a setting of environment.conf', { 'environment.conf': 'module‸path = modules\n' }, ['folders of modules']],
    ['an option of a Puppetfile', { Puppetfile: "mod 'a', :g‸it => 'x'\n" }, ['Git repository']],
    ['a label of a Puppetfile', { Puppetfile: "mod 'a', git: 'x', t‸ag: 'y'\n" }, ['Git tag']],
    ['a statement of a Puppetfile', { Puppetfile: "mo‸d 'a/b', '1.0.0'\n" }, ['module to install']],
    ['a key of .fixtures.yml', { 'modules/a/.fixtures.yml': 'fixtures:\n  forge_mod‸ules: {}\n' }, ['from the Forge']],
    [
      'a key of a fixture',
      {
        'modules/a/.fixtures.yml': 'fixtures:\n  repositories:\n    a:\n      bran‸ch: x\n',
      },
      ['Git branch'],
    ],
    [
      'an inner key of metadata.json',
      { 'modules/a/metadata.json': '{ "operatingsys‸tem_support": [] }' },
      ['operating'],
    ],
    ['a key of metadata.json', { 'modules/a/metadata.json': '{ "depend‸encies": [] }' }, ['modules']],
    ['an escape', '$x = "a\\‸n"', ['line break']],
    ['an escape that is none', "$x = 'a\\‸n'", ['not an escape']],
    ['a character by its number', '$x = "\\u{e‸9}"', ['é']],
    [
      'a directive of sprintf',
      "$x = sprintf('%s %05‸.1f', 'a', $load)",
      [
        '%05.1f',
        'digits after the point',
        'fills with zeros',
        'Width 5',
        'argument 2 after the format: `$load`',
        "'003.1'",
      ],
    ],
    ['a directive after one with a width from an argument', "sprintf('%*d %‸s', 5, 1, $c)", ['argument 3', '`$c`']],
    ['a numbered directive', "sprintf('%2$s %‸1$x', 10, 'b')", ['argument 1 after the format: `10`', 'hexadecimal']],
    ['a directive with a key', "sprintf('%<po‸rt>d', { 'port' => 80 })", ['key `port`: `80`', 'decimal']],
    ['a directive in braces', "sprintf('%{po‸rt}', { 'port' => 80 })", ['key `port`: `80`']],
    ['a directive without an argument', "sprintf('%s %‸d', 1)", ['argument 2 after the format, which is missing']],
    ['a directive with unknown arguments', "sprintf('%s %‸d', *$list)", ['argument 2 after the format\n']],
    ['a directive of the method sprintf', "'%‸d'.sprintf(7)", ['argument 1 after the format: `7`']],
    ['a directive beside an expression', '$x = sprintf("${a % 2}%‸d", 1)', ['argument 1 after the format: `1`']],
    ['a directive in a heredoc', '$x = sprintf(@(E), 1)\n  a %‸d\n  | E\n', ['argument 1 after the format: `1`']],
    ['the format of a string', "$x = String(255, '%#‸x')", ['Integer: an integer in hexadecimal', 'alternative form']],
    [
      'the format of any value',
      'function a($x) { String($x, "%‸d") }',
      ['Integer: an integer in', 'String: all letters'],
    ],
    [
      'a format by data type',
      "$x = String.new([1], { Array => { format => '%(a', string_formats => { Boolean => '%‸y' } } })",
      ['Boolean: `yes` or `no`'],
    ],
    ['a format that a data type lacks', "$x = String('a', '%‸x')", ['String has no such directive']],
    ['a directive of strftime', "$x = Timestamp.now.strftime('%Y-%‸^b')", ['in three letters', 'uppercase', "'FEB'"]],
    ['a directive of a timespan', "$x = Timespan(5).strftime('%‸D')", ['Days.']],
    ['a directive of a time', "function a(Timestamp $t) { strftime($t, '%‸D') }", ['`%m/%d/%y`', "'02/29/24'"]],
    [
      'a directive of an unknown time',
      "function a($t) { $t.strftime('%‸D') }",
      ['Timestamp: The date', 'Timespan: Days'],
    ],
    ['the format that reads a time', "$x = Timestamp('2024', '%‸Y')", ['The year']],
    ['an interpolation', '$x = "a ‸${facts}"', ['Interpolation']],
    ['a check', '$x = "a" # lint:ignore:double_quoted‸_strings', ['double_quoted_strings']],
    [
      'what a template is given',
      {
        ...ntp,
        'modules/ntp/templates/a.epp': '<%- | Integer $port | -%>\n<%= $po‸rt %>\n',
      },
      ['Integer $port'],
    ],
  ])('%s', (_, texts, parts) => {
    const text = hoverOf(texts) ?? '';
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

  it.each<readonly [what: string, texts: Texts]>([
    ['a comment', '# fi‸le\n'],
    ['text', "notify { 'a': message => 'a fi‸le here' }"],
    ['white space', '$x = 1\n‸\n$y = 2'],
    ['a number', '$x = 1‸2'],
    ['an unknown variable', 'notice($noth‸ing)'],
    ['an unknown attribute', "file { '/a': noth‸ing => 1 }"],
    ['the text of a template', { 'modules/a/templates/x.epp': 'fi‸le <%= 1 %>' }],
    ['a percent sign outside of a format', "$x = '100 %‸d'"],
    ['text beside a directive', "$x = sprintf('fi‸le %d', 1)"],
    ['a long width without a letter', `$x = sprintf('%‸${'1'.repeat(100)}', 1)`],
    ['a value of sprintf', "$x = sprintf('%s', '%‸d')"],
    ['a letter that sprintf does not know', "$x = sprintf('%‸y', 1)"],
    ['a word that is a value', '$x = { file‸ => 1 }'],
  ])('nothing of %s', (_, texts) => {
    expect(hoverOf(texts)).toBeUndefined();
  });

  it.each<readonly [what: string, texts: Texts, expected: string]>([
    ['a variable with its dollar sign', '$port = 1\nnotice($po‸rt)', '$port'],
    ['a name', "fi‸le { '/a': }", 'file'],
    ['a text in quotes', "file { '/a': mode => '06‸44' }", '0644'],
    ['a key', "$x = $facts['o‸s']", 'os'],
  ])('over %s', (_, texts, expected) => {
    expect(hovered(texts)).toBe(expected);
  });
});

describe('a mode', () => {
  it.each([
    ['0644', 'rw-r--r--'],
    ['755', 'rwxr-xr-x'],
    ['4755', 'rwsr-xr-x'],
    ['2640', 'rw-r-S---'],
    ['1777', 'rwxrwxrwt'],
  ])('%s is %s', (mode, letters) => {
    expect(modeText(mode)).toContain(`\`${letters}\``);
  });

  it('is absent for other strings', () => {
    expect(modeText('0689')).toBeUndefined();
    expect(symbolicModeText('root')).toBeUndefined();
  });
});

describe('a time of cron', () => {
  it.each([
    ['* * * * *', 'Every minute every day'],
    ['*/5 * * * *', 'Every 5 minutes every day'],
    ['0 * * * *', 'At minute 0 of every hour every day'],
    ['30 2 * * *', 'At 02:30 every day'],
    ['0 9-17 * * 1-5', 'At minute 0 of hours 9 to 17 on Monday to Friday'],
    ['0 */2 * * *', 'At minute 0 of every 2nd hour every day'],
    ['0 0 1 1 *', 'At 00:00 on day 1 of the month in January'],
    ['0 0 1 * 0', 'At 00:00 on day 1 of the month or on Sunday'],
    ['15 10 * jan,jul mon', 'At 10:15 on Monday in January and July'],
  ])('%s: %s', (fields, text) => {
    expect(cronText(cronFields(fields) ?? {})).toBe(text);
  });

  it('is absent for other strings', () => {
    expect(cronFields('a b c d e')).toBeUndefined();
  });
});
