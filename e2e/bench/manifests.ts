/** Generates the measured manifests, the same ones every time. */

const words = ['cache', 'proxy', 'queue', 'shard', 'index', 'agent', 'store', 'relay', 'vault', 'probe'];

function word(seed: number): string {
  return words[seed % words.length] ?? 'cache';
}

/**
 * Returns a typical class of a module, with typed parameters, conditions, files, templates and lambdas; `files` is the
 * number of files.
 */
export function classText(number: number, files = 8): string {
  const name = `bench_${word(number)}_${number}`;
  const resources = Array.from({ length: files }, (_, index) => {
    const path = `\${base}/${word(number + index)}-${index}.conf`;
    return `  file { "${path}":
    ensure  => file,
    owner   => 'root',
    mode    => '0640',
    content => "port = \${port}\\nname = \${facts['networking']['fqdn']}\\nlimit = ${index * 37}\\n",
    require => Package['${name}'],
    notify  => Service['${name}'],
  }`;
  });
  return `# Manages the ${word(number)} of a node.
class ${name} (
  Enum['present', 'absent'] $ensure = 'present',
  Integer[1, 65535] $port = ${1024 + number},
  Array[String[1]] $peers = ['a.example.com', 'b.example.com'],
  Hash[String, Variant[Integer, String]] $options = { 'retries' => 3, 'mode' => 'fast' },
) {
  $base = "/etc/${name}/\${facts['networking']['hostname']}"
  package { '${name}': ensure => $ensure ? { 'present' => installed, default => absent } }
${resources.join('\n')}
  $peers.each |Integer $index, String $peer| {
    exec { "${name}-join-\${index}":
      command     => "/usr/bin/join --peer '\${peer}' --port \${port + $index}",
      refreshonly => true,
      unless      => ["test -e /run/\${peer}"],
    }
  }
  if $options['mode'] == 'fast' and $port > 1024 {
    $lines = $options.filter |$key, $value| { $value =~ Integer }.map |$key, $value| { "\${key}=\${value}" }
    notify { "${name} runs with \${lines.join(', ')}": }
  } elsif $facts['os']['family'] =~ /^(?:RedHat|Suse)$/ {
    warning("${name} is untested on \${facts['os']['name']}")
  }
  service { '${name}': ensure => running, enable => true }
  Package['${name}'] -> Service['${name}']
}
`;
}

/** Returns files with dense code, about a megabyte in total. */
export function corpus(): readonly string[] {
  const files: string[] = [];
  for (let size = 0; size < 1_000_000;) {
    const text = classText(files.length);
    files.push(text);
    size += text.length;
  }
  return files;
}

/** Code with loops, strings and hashes but without resources, to measure evaluation alone. */
export const evaluation = `$numbers = Integer[1, 2000].map |$n| { $n * $n % 97 }
$sum = $numbers.reduce(0) |$total, $n| { $total + $n }
$names = $numbers.map |$index, $n| { "host-\${index}-\${n}.example.com" }
$by_rest = $numbers.reduce({}) |$all, $n| { $all + { "k\${n}" => $n } }
$long = $names.filter |$name| { $name =~ /-[0-9]{2}\\./ }.map |$name| { upcase($name[0, 8]) }
$nested = Integer[1, 60].map |$a| { Integer[1, 60].map |$b| { $a * $b } }
$flat = flatten($nested).filter |$n| { $n % 7 == 0 }
$text = $by_rest.map |$key, $value| { sprintf('%s=%04d', $key, $value) }.join(';')
notice("\${sum} \${long.length} \${flat.length} \${text.length}")
`;

/** Declares `count` resources in a loop: instances of a define, with references, a default and a collector. */
export function resources(count: number): string {
  return `define bench_app(Integer $n) {
  $dir = "/srv/app\${n}"
  file { $dir: ensure => directory }
  file { "\${dir}/app.conf":
    ensure  => file,
    content => "port = \${8000 + $n}\\n",
    notify  => Exec["reload \${n}"],
  }
  exec { "reload \${n}": command => '/bin/true', refreshonly => true, tag => 'reload' }
  notify { "app \${n}": require => File["\${dir}/app.conf"] }
}
File { owner => 'root' }
Integer[1, ${Math.round(count / 5)}].each |$n| { bench_app { "app\${n}": n => $n } }
Exec <| tag == 'reload' |> { timeout => 10 }
`;
}

/** Declares `count` resources in one long chain of arrows. */
export function chain(count: number): string {
  return `Integer[1, ${count}].each |$n| {
  notify { "link \${n}": }
  if $n > 1 { Notify["link \${$n - 1}"] -> Notify["link \${n}"] }
}
`;
}

/** Declares `count` resources in directories of a hundred. All relationships are autorequires. */
export function directories(count: number): string {
  return `Integer[1, ${Math.round(count / 100)}].each |$d| {
  file { "/srv/dir\${d}": ensure => directory }
  Integer[1, 99].each |$f| { file { "/srv/dir\${d}/file\${f}": ensure => file, content => "\${f}\\n" } }
}
`;
}

/** Declares `count` resources that form a cycle. */
export function cycle(count: number): string {
  return `Integer[1, ${count}].each |$n| {
  notify { "link \${n}": before => Notify["link \${$n % ${count} + 1}"] }
}
`;
}

/** Declares `count` resources, each of which comes before `each` random others: one large, dense component. */
export function tangle(count: number, each: number): string {
  return `Integer[0, ${count - 1}].each |$n| {
  $before = Integer[1, ${each}].map |$k| { ($n * ($k + 1) + $k * $k * 31 + 1) % ${count} }
  notify { "knot \${n}": before => $before.filter |$other| { $other != $n }.map |$other| { Notify["knot \${other}"] } }
}
`;
}

const perClass = 12;

/**
 * Declares `count` resources without loops, as the manifests of a large site do: classes of twelve (a package, a
 * directory with files, a service), each of which requires the class seven before it.
 */
export function plainResources(count: number): string {
  const classes: string[] = [];
  for (let done = 0; done < count; done += perClass) {
    const n = classes.length;
    const files = Array.from(
      { length: Math.min(perClass - 3, count - done - 3) },
      (_, index) => `  file { '/etc/app${n}/${index}.conf':
    ensure  => file,
    mode    => '0644',
    content => "name = ${word(n + index)}\\n",
    require => Package['app${n}'],
    notify  => Service['app${n}'],
  }
`,
    );
    const rest = [
      `  package { 'app${n}': ensure => installed }\n`,
      `  file { '/etc/app${n}': ensure => directory }\n`,
      `  service { 'app${n}': ensure => running, enable => true }\n`,
    ].slice(0, count - done);
    classes.push(`class app${n} {\n${rest.join('')}${files.join('')}}\ninclude app${n}\n`);
  }
  const order = classes.map((_, n) => (n < 7 ? '' : `Class['app${n - 7}'] -> Class['app${n}']\n`));
  return classes.join('\n') + order.join('');
}
