/** Command lines as users type them, with the expected exit status and parts of the output. */
import { AGENT_LOG } from './folder.ts';

export interface Invocation {
  /** Arguments of `bunraku`. */
  readonly words: readonly string[];
  readonly stdin?: string;
  readonly exit: 0 | 1 | 2;
  /** Strings that standard output must contain. An empty list means that it must be empty. */
  readonly out?: readonly (string | RegExp)[];
  readonly err?: readonly (string | RegExp)[];
  /** Format of standard output, which is checked, too. */
  readonly check?: 'sarif' | 'junit' | 'checkstyle' | 'json lines';
}

/** Returns two rows with usage errors of a subcommand that reads files. */
function usageRows(verb: string): readonly Invocation[] {
  return [
    { words: [verb], exit: 2, out: [], err: ['Name at least one file or folder', `bunraku ${verb} --help`] },
    { words: [verb, 'nowhere.pp'], exit: 2, out: [], err: ["There is no file or folder 'nowhere.pp'."] },
    { words: [verb, '--nonsense', 'good.pp'], exit: 2, out: [], err: ["Unknown option '--nonsense'"] },
    { words: [verb, '--help'], exit: 0, out: [`Usage: bunraku ${verb} [OPTION...] FILE...`, 'Exit status: 0'] },
  ];
}

export const invocations: readonly Invocation[] = [
  { words: [], exit: 2, out: [], err: ['Usage: bunraku VERB'] },
  { words: ['--help'], exit: 0, out: ['Usage: bunraku VERB', 'validate', 'migrate', 'Exit status'] },
  { words: ['--version'], exit: 0, out: [/^\d+\.\d+\.\d+\n$/] },
  { words: ['help', 'lint'], exit: 0, out: ['Usage: bunraku lint', '--checks NAME'] },
  { words: ['help', 'nonsense'], exit: 2, out: [], err: ["Unknown verb 'nonsense'."] },
  { words: ['valdate', 'good.pp'], exit: 2, out: [], err: ["Unknown verb 'valdate'. Did you mean 'validate'?"] },
  { words: ['completion', 'bash'], exit: 0, out: ['complete -o default', 'sarif', 'users)'] },
  { words: ['completion', 'zsh'], exit: 0, out: ['#compdef bunraku'] },
  { words: ['completion', 'fish'], exit: 0, out: ['complete -c bunraku'] },
  { words: ['completion'], exit: 2, out: [], err: ['bash, zsh, fish'] },

  { words: ['-V'], exit: 2, out: [], err: ["Unknown option '-V'."] },
  { words: ['validate', '--format'], exit: 2, out: [], err: ["Option '--format' needs a value.", 'validate --help'] },
  { words: ['nodes', '--jobs', '-1', 'site'], exit: 2, out: [], err: ["Option '--jobs' needs a value. If it begins"] },
  { words: ['run', 'nowhere.pp'], exit: 2, out: [], err: ["There is no file or folder 'nowhere.pp'."] },
  { words: ['migrate', 'nowhere.pp'], exit: 2, out: [], err: ["There is no file or folder 'nowhere.pp'."] },
  { words: ['run', '-'], stdin: "notify { 'from a pipe': }\n", exit: 0, out: ['Notice: from a pipe'] },
  { words: ['docs', 'good.pp'], exit: 2, out: [], err: ["'good.pp' is a file, but docs needs a folder."] },
  {
    words: ['diff', '--only', '', 'past', 'next'],
    exit: 2,
    out: [],
    err: ['--only needs a pattern, but it is empty.'],
  },
  { words: ['validate', 'with blank', 'with blank/größe.pp'], exit: 0, out: [], err: [] },
  {
    words: ['lint', '--format', 'checkstyle', 'with blank'],
    exit: 0,
    out: ['with blank/größe.pp'],
    check: 'checkstyle',
  },
  {
    words: ['validate', 'latin.pp'],
    exit: 1,
    out: [],
    err: ['invalid byte sequence in UTF-8 (file: latin.pp, line: 1)'],
  },
  { words: ['parse', 'latin.pp'], exit: 1, out: [], err: ['invalid byte sequence in UTF-8 (file: latin.pp, line: 1)'] },
  { words: ['lint', '--fix', 'latin.pp'], exit: 1, out: ['invalid byte sequence in UTF-8 on line 1'] },
  { words: ['format', '--write', 'latin.pp'], exit: 1, out: [], err: ['invalid byte sequence in UTF-8'] },
  { words: ['format', '--check', 'bom.pp'], exit: 1, out: [/Byte Order mark.*\(file: bom\.pp\)/] },

  {
    words: ['missing', 'each'],
    exit: 0,
    out: [
      "Node 'default' is already defined",
      'With "manifest = manifests/site.pp" in environment.conf, 1 of 1 failing node',
    ],
  },

  ...usageRows('validate'),
  { words: ['validate', 'good.pp'], exit: 0, out: [], err: [] },
  {
    words: ['validate', 'bad.pp'],
    exit: 1,
    out: [],
    err: ['Language validation logged 2 errors. Giving up (file: bad.pp)'],
  },
  { words: ['validate', 'syntax.pp'], exit: 1, err: ['Error: Syntax error at end of input'] },
  { words: ['validate', 'many.pp'], exit: 1, err: [/Ab10'/, 'logged 13 errors', /^(?!.*Ab11)/s] },
  { words: ['validate', 'code'], exit: 0, out: [], err: [] },
  { words: ['validate', '*.pp'], exit: 1, err: ['bad.pp', 'many.pp'] },
  { words: ['validate', 'empty'], exit: 2, err: ["The folder 'empty' has no files that match **/*.pp."] },
  { words: ['validate', '-'], stdin: '$Ab = 1\n', exit: 1, err: ['(stdin)'] },
  { words: ['validate', '--json', 'good.pp', 'bad.pp'], exit: 1, out: ['"issues":[]'], check: 'json lines' },
  { words: ['validate', '--format', 'sarif', '.'], exit: 1, out: ['illegal_var_name'], check: 'sarif' },
  {
    words: ['validate', '--format', 'junit', '.'],
    exit: 1,
    out: ['<testcase classname="validate" name="good.pp"/>'],
    check: 'junit',
  },
  { words: ['validate', '--format', 'checkstyle', '.'], exit: 1, out: ['severity="error"'], check: 'checkstyle' },
  {
    words: ['validate', '--format', 'github', 'bad.pp'],
    exit: 1,
    out: ['::error file=bad.pp,line=1,col=1,title=illegal_var_name::'],
  },
  { words: ['validate', '--format', 'html', 'bad.pp'], exit: 2, out: [], err: ['--format must be one of text, json'] },

  ...usageRows('check-docs'),
  { words: ['check-docs', 'docs.md'], exit: 0, out: ['3 Puppet blocks: all as expected'], err: [] },
  {
    words: ['check-docs', 'wrong'],
    exit: 1,
    out: ['3 Puppet blocks: 3 not as expected'],
    err: [
      "Error: wrong/docs.md:3: Evaluation Error: Cannot reassign variable '$x'\n",
      'wrong/docs.md:7: The block compiles, but is marked as failing.',
      'wrong/page.html:1: Evaluation Error',
    ],
  },
  { words: ['check-docs', '--format', 'junit', 'wrong'], exit: 1, out: ['wrong/docs.md, block 2'], check: 'junit' },
  { words: ['check-docs', '--json', 'docs.md'], exit: 0, out: ['"ok":true'], check: 'json lines' },
  { words: ['check-docs', '-'], stdin: '```puppet release=99\n```\n', exit: 1, err: ["Unknown release '99'."] },

  ...usageRows('lint'),
  { words: ['lint', 'good.pp'], exit: 0, out: [] },
  {
    words: ['lint', 'style.pp'],
    exit: 0,
    out: ['WARNING: double quoted string containing no variables on line 1 (check: double_quoted_strings)'],
  },
  { words: ['lint', 'code'], exit: 0, out: ['code/a.pp - WARNING'] },
  {
    words: ['lint', '--checks', 'nonsense', 'good.pp'],
    exit: 2,
    out: [],
    err: ["Unknown check set 'nonsense'. Known check sets: "],
  },
  { words: ['lint', '--fix', '--json', 'style.pp'], exit: 0, out: ["mode => '0644'"], check: 'json lines' },
  { words: ['lint', '--fix', '-'], stdin: 'x\n', exit: 2, out: [], err: ['use --json'] },
  { words: ['lint', '--format', 'sarif', 'style.pp'], exit: 0, out: ['double_quoted_strings'], check: 'sarif' },
  { words: ['lint', '--format', 'junit', 'style.pp'], exit: 0, out: ['<failure'], check: 'junit' },

  ...usageRows('format'),
  { words: ['format', '-'], stdin: "notify{'x':message=>'y'}", exit: 0, out: ["notify { 'x': message => 'y' }\n"] },
  { words: ['format', '--check', 'good.pp'], exit: 0, out: [] },
  { words: ['format', '--check', 'style.pp', 'good.pp'], exit: 1, out: [/^style\.pp\n$/] },
  { words: ['format', '--check', '--format', 'github', 'style.pp'], exit: 1, out: ['::warning file=style.pp'] },
  { words: ['format', 'syntax.pp'], exit: 1, out: [], err: ['Error: Syntax error'] },
  { words: ['format', '--format', 'sarif', 'style.pp'], exit: 2, out: [], err: ['--format sarif needs --check.'] },
  { words: ['parse', 'good.pp'], exit: 0, out: ['(resource {'] },

  { words: ['eval', '[1, 2].map |$x| { $x * 2 }'], exit: 0, out: ['[2, 4]  # '] },
  { words: ['eval'], stdin: "1 + 1\n'a'.upcase\n", exit: 0, out: ['2  # Integer[2, 2]', "'A'  # String"] },
  { words: ['eval', 'nonsense()'], exit: 1, out: [], err: ['Unknown function'] },
  { words: ['eval', '--release', 'nonsense', '1'], exit: 2, out: [], err: ["Unknown release 'nonsense'."] },

  { words: ['run', 'good.pp'], exit: 0, out: ['Notice: Compiled catalog', 'Notice: Applied catalog'] },
  { words: ['run', '--noop', '--machine', 'rhel-9', 'good.pp'], exit: 0, out: ['(noop)'] },
  { words: ['run', 'failing.pp'], exit: 1, err: ['returned 1 instead of one of [0]'] },
  { words: ['run', 'ruby.pp'], exit: 0, out: ['42'] },
  {
    words: ['run', '--machine', 'windows-11', 'good.pp'],
    exit: 2,
    out: [],
    err: ["Unknown machine 'windows-11'. Known machines: debian-12"],
  },
  { words: ['run'], exit: 2, out: [], err: ['run needs at least one manifest'] },
  { words: ['lookup', '--dir', 'site', 'port'], exit: 0, out: ['--- 80'] },

  ...usageRows('report'),
  {
    words: ['report', 'runs'],
    exit: 1,
    out: ['Changes in every run: not idempotent', 'Exec[tick] on web1.example.com, in 2 of 2 runs', '2.50 s'],
  },
  { words: ['report', 'runs/1.yaml'], exit: 0, out: ['1 run, none failed', /^(?!.*hunter2)/s] },
  { words: ['report', '--show-hidden', 'failed-run.yaml'], exit: 1, out: ['it failed, password = hunter2'] },
  { words: ['report', '--json', 'failed-run.yaml'], exit: 1, out: ['"status":"failed"'], check: 'json lines' },
  { words: ['report', '--format', 'markdown', 'runs'], exit: 1, out: ['### Slowest resources'] },
  { words: ['report', '--format', 'html', 'runs'], exit: 1, out: ["default-src 'none'"] },
  { words: ['report', 'good.pp'], exit: 1, out: [], err: ['good.pp: This is not a report'] },
  { words: ['report', '--slowest', 'all', 'runs'], exit: 2, out: [], err: ['--slowest must be a number'] },

  { words: ['graph', 'good.pp'], exit: 0, out: ['File[/tmp/hello]'] },
  { words: ['graph', 'cycle.pp'], exit: 1, out: ['Cycle 1 of 1: 3 resources', 'To break it, remove one of:'] },
  { words: ['graph', '--format', 'dot', 'good.pp'], exit: 0, out: ['digraph Relationships {'] },
  { words: ['graph', '--format', 'dot', 'cycle.pp'], exit: 1, out: ['digraph'], err: ['Cycle 1 of 1'] },
  {
    words: ['graph', 'agent.log'],
    exit: 1,
    out: ['Cycle 1 of 2: 2 resources', 'Package[a] before Service[b]', 'does not show: 1'],
  },
  { words: ['graph', '--json', '-'], stdin: AGENT_LOG, exit: 1, out: ['"announcedCycles":2'], check: 'json lines' },
  {
    words: ['graph', '--format', 'dot', 'cycles.dot'],
    exit: 1,
    out: ['"File[/a]" -> "File[/b]"'],
    err: ['Cycle 1 of 1'],
  },
  { words: ['graph', '-'], stdin: 'digraph Relationships {\n"A" -> "B"\n}\n', exit: 0, out: ['A before B'] },
  { words: ['graph', '--json', 'cycle.pp'], exit: 1, out: ['"cuts":[['], check: 'json lines' },

  {
    words: ['project', 'catalog.json', '--into', 'from-catalog'],
    exit: 0,
    out: ['from-catalog/manifests/site.pp', '1 value of Sensitive attributes', 'compiles to the same resources'],
  },
  { words: ['validate', 'from-catalog'], exit: 0, out: [], err: [] },
  { words: ['project', 'catalog.json', '--into', 'site'], exit: 2, out: [], err: ["'site' exists already."] },
  { words: ['project', 'catalog.json'], exit: 2, out: [], err: ['Name the folder for the project with --into.'] },
  { words: ['project', 'cut.json', '--into', 'none'], exit: 1, out: [], err: ['cut.json: The catalog is not JSON'] },

  { words: ['nodes', 'site'], exit: 1, out: ['web1.example.com', 'fails', '2 nodes, 1 of them failed to compile'] },
  { words: ['nodes', '--format', 'junit', 'site'], exit: 1, out: ['name="db1.example.com"/>'], check: 'junit' },
  {
    words: ['nodes', '--jobs', '2', '--format', 'junit', 'site'],
    exit: 1,
    out: [/tests="2"[^]*name="db1.example.com"\/>[^]*name="web1.example.com">/],
    check: 'junit',
  },
  { words: ['nodes', '--shard', '1/2', 'site'], exit: 0, out: ['"shard":{"number":1,"total":2}'], check: 'json lines' },
  { words: ['nodes', '--shard', '3/2', 'site'], exit: 2, out: [], err: ['--shard must be I/N'] },
  {
    words: ['nodes', '--merge', 'catalog.json', 'site'],
    exit: 2,
    out: [],
    err: ['catalog.json is not a file that --shard wrote'],
  },
  { words: ['nodes', 'past', '--against', 'next'], exit: 1, out: ['- Notify[db]', '+ Notify[db, again]'] },
  {
    words: ['nodes', 'past', '--against', 'next', '--format', 'markdown'],
    exit: 1,
    out: ['### Catalog differences', '<summary>+ Notify&#91;db, again&#93;'],
  },
  { words: ['nodes', 'past', '--format', 'html'], exit: 2, out: [], err: ['--format html needs --against.'] },
  { words: ['diff', 'past', 'next'], exit: 1, out: ['- Notify[db]', '+ Notify[db, again]'] },
  { words: ['diff', '--jobs', '2', 'site', 'past'], exit: 1, out: ['2 nodes change'] },
  { words: ['diff', '--shard', '1/2', 'catalog.json', 'past'], exit: 2, out: [], err: ['need two folders'] },
  { words: ['diff', 'past', 'past'], exit: 0, out: ['0 of 1 node changes; '] },
  { words: ['diff', '--ignore-edges', 'past', 'next'], exit: 1, out: ['+ Notify[db, again]'] },
  { words: ['diff', '--only', 'File', 'past', 'next'], exit: 0, out: ['0 of 1 node changes; '] },
  { words: ['diff', 'catalog.json', 'catalog.json'], exit: 0, out: ['No differences.'] },
  { words: ['diff', '--json', 'catalog.json', 'other.json'], exit: 1, out: ['"Notify[y]"'], check: 'json lines' },
  { words: ['diff', '--format', 'html', 'catalog.json', 'other.json'], exit: 1, out: ['<!doctype html>'] },
  {
    words: ['diff', '--node', 'db1.example.com', 'catalog.json', 'past'],
    exit: 1,
    out: ['- Notify[x]', '+ Notify[db]'],
  },
  { words: ['diff', 'catalog.json', 'cut.json'], exit: 1, out: [], err: ['cut.json: The catalog is not JSON'] },
  { words: ['diff', 'catalog.json'], exit: 2, out: [], err: ['diff needs two catalogs, two folders, or one of each.'] },
  { words: ['nodes', 'good.pp'], exit: 2, out: [], err: ["'good.pp' is a file, but nodes needs a folder."] },
  {
    words: ['matrix', '--jobs', '3', '--machines', 'debian-12,rhel-9', 'site'],
    exit: 1,
    out: [/^role::db +\d resources +\d resources$/m, /^role::web +fails +fails$/m, '6 compilations, 2 of them failed'],
  },
  { words: ['matrix', '--format', 'junit', 'site'], exit: 1, out: ['name="role::db on debian-12"/>'], check: 'junit' },
  { words: ['matrix', '--classes', 'nope::*', 'site'], exit: 2, out: [], err: ['No class in site matches nope::*.'] },
  { words: ['matrix', '--machines', 'windows', 'site'], exit: 2, out: [], err: ["Unknown machine 'windows'."] },
  { words: ['nodes', 'nested'], exit: 0, out: ['db1.example.com'], err: ['Using the environment in nested/puppet'] },
  { words: ['nodes', 'server'], exit: 0, out: [/^web1 +compiles/m] },
  { words: ['missing', 'server'], exit: 0, out: ['1 of 1 nodes compile, 1 of them with resources of their own'] },
  { words: ['missing', 'site'], exit: 1, out: ['apache'] },
  { words: ['missing', '--format', 'sarif', 'site'], exit: 1, out: ['missing-class'], check: 'sarif' },
  { words: ['docs', 'site/modules/role'], exit: 0, out: ['### <a name="role--old"></a>`role::old`'] },
  { words: ['docs', '--check', 'site/modules/role'], exit: 1, out: [], err: ['REFERENCE.md differs from the code'] },
  { words: ['docs', '--json', 'site/modules/role'], exit: 0, out: ['"puppet_classes"'] },
  { words: ['docs', 'site/data'], exit: 2, out: [], err: ['has no code of a module'] },
  { words: ['unused', 'site'], exit: 1, out: ['class role::old'] },
  { words: ['unused', '--jobs', '2', 'site'], exit: 1, out: ['class role::old'] },
  {
    words: ['unused', '--format', 'github', 'site'],
    exit: 1,
    out: ['::warning file=site/modules/role/manifests/old.pp,line='],
  },
  {
    words: ['unused', '--roots', 'role::*', 'site'],
    exit: 1,
    out: ['key port: no used file names it', /^(?!.*role::old)/s, '5 nodes were compiled'],
  },
  { words: ['unused', '--roots', 'nope::*', 'site'], exit: 2, out: [], err: ['No class in site matches nope::*.'] },
  {
    words: ['unused', '--coverage', 'layers'],
    exit: 1,
    out: [
      'nobody: unused\n',
      'web::port: shadowed\n  node: data/nodes/web1.yaml:1, 1 node\n  common: data/common.yaml:1, shadowed on 1 node\n',
      '3 keys: 1 unused, 1 with a value that is shadowed on all nodes',
    ],
  },
  {
    words: ['unused', '--coverage', '--json', 'layers'],
    exit: 1,
    out: ['"keys":3,"unused":1,"shadowed":1,"nodes":2,"failed":0'],
    check: 'json lines',
  },
  {
    words: ['unused', '--coverage', '--format', 'sarif', 'layers'],
    exit: 1,
    out: ['unused-key', 'shadowed-value'],
    check: 'sarif',
  },
  {
    words: ['users', '--dir', 'layers', 'web'],
    exit: 0,
    out: ['class web (modules/web/manifests/init.pp:1)\n  1 node: web1\n  manifests/site.pp:1: 1 node\n'],
  },
  {
    words: ['users', '--dir', 'layers', '--json', 'web::port', 'web/page.epp'],
    exit: 0,
    out: ['"kind":"key"', '"byParameter":["web1"]', '"name":"modules/web/templates/page.epp"', '"nodes":["web1"]'],
    check: 'json lines',
  },
  { words: ['users', '--dir', 'layers', 'nobody'], exit: 1, out: ['no node uses it'] },
  { words: ['users', '--jobs', '2', '--dir', 'layers', 'web'], exit: 0, out: ['  1 node: web1\n'] },
  { words: ['users', '--dir', 'site', 'role::old'], exit: 1, out: ['class role::old', 'no node uses it'] },
  {
    words: ['users', '--dir', 'layers', 'web::prot'],
    exit: 2,
    out: [],
    err: ["No class, data key or file is called 'web::prot'. Did you mean 'web::port'?"],
  },
  { words: ['users'], exit: 2, out: [], err: ['users needs the name of a class', 'bunraku users --help'] },
  { words: ['users', '--help'], exit: 0, out: ['Usage: bunraku users [OPTION...] NAME...', 'Exit status: 0'] },
  { words: ['migrate', '--from', '7', 'old.pp'], exit: 1, out: ['old.pp: from Puppet 7'] },
  {
    words: ['migrate', '--from', '7', 'growing'],
    exit: 1,
    out: ['1 finding, 2 nodes', 'Puppet 7.34 cannot compile web1.example.com: ', 'Errors: manifests/site.pp:1'],
  },
  {
    words: ['migrate', '--from', '7', 'nothing'],
    exit: 0,
    out: ['No resources to compare: the catalog of web1.example.com is empty.'],
  },
  {
    words: ['migrate', '--format', 'checkstyle', '--from', '7', 'old.pp'],
    exit: 1,
    out: ['<file name="old.pp">'],
    check: 'checkstyle',
  },
  {
    words: ['lessons', '--show', 'course'],
    exit: 0,
    out: ['✓ pack-a-message/lesson-1: A message', '✗ motd: /etc/motd does not contain "Hello".', '✓ motd'],
  },
  {
    words: ['lessons', 'bad-course'],
    exit: 1,
    out: ['bad-course/checks.yaml:5: A condition must begin with one of: all, any, not'],
  },
  { words: ['lessons', '--json', 'course', 'bad-course'], exit: 1, out: ['"line":5'], check: 'json lines' },
  { words: ['lessons'], exit: 2, out: [], err: ['Name at least one folder with a lesson pack.'] },
];
