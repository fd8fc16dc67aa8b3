/** Files of the folder in which the commands of `invocations.ts` run. */

/** Returns a small report of an agent, in which one exec changes something or fails. */
function smallReport(hour: number, isFailed: boolean): string {
  const [status, message] = isFailed ? ['failure', 'it failed'] : ['success', 'executed successfully'];
  return `--- !ruby/object:Puppet::Transaction::Report
host: web1.example.com
time: '2025-03-04T0${hour}:00:00+00:00'
report_format: 12
puppet_version: 8.28.1
status: ${isFailed ? 'failed' : 'changed'}
corrective_change: false
logs: []
metrics: {}
resource_statuses:
  Exec[tick]:
    resource: Exec[tick]
    file: "/site.pp"
    line: 4
    evaluation_time: 2.5
    time: '2025-03-04T0${hour}:00:01+00:00'
    failed: ${isFailed}
    events:
    - property: returns
      previous_value: notrun
      desired_value: ['0']
      message: ${message}, password = hunter2
      status: ${status}
`;
}
export const AGENT_LOG =
  'Error: Found 2 dependency cycles:\n(Package[a] => Service[b] => Package[a])\\n\nNotice: Applied catalog in 0.01 seconds\n';

export const folder: Readonly<Record<string, string | Uint8Array>> = {
  'good.pp': '# A file.\nfile { \'/tmp/hello\':\n  ensure  => file,\n  content => "Hello\\n",\n}\n',
  'bad.pp': '$Ab1 = 1\n$Ab2 = 2\n',
  // The letter é in Latin-1.
  'latin.pp': Uint8Array.from([...Buffer.from('# Caf'), 0xe9, ...Buffer.from('\nnotify { "a": }\n')]),
  'bom.pp': '\uFEFFnotify { "a": }\n',
  'with blank/größe.pp': 'notify { "a": }\n',
  'syntax.pp': "file { '/a':\n",
  'style.pp': 'file { "/a": mode => 644 }\n',
  'many.pp': Array.from({ length: 13 }, (_, index) => `$Ab${index + 1} = 1\n`).join(''),
  'failing.pp': "exec { '/bin/false': }\n",
  'cycle.pp':
    "notify { 'a': require => Notify['b'] }\nnotify { 'b': require => Notify['c'] }\nnotify { 'c': require => Notify['a'] }\n",
  'ruby.pp': "notice(inline_template('<%= 6 * 7 %>'))\n",
  'empty/.keep': '',
  'code/a.pp': 'notify { "a": }\n',
  'code/deep/b.pp': "notify { 'b': }\n",
  'site/environment.conf': 'modulepath = modules\n',
  'site/manifests/site.pp':
    "node 'web1.example.com' { include role::web }\nnode 'db1.example.com' { include role::db }\n",
  'site/modules/role/manifests/web.pp': '# Web.\nclass role::web {\n  include apache\n}\n',
  'site/modules/role/manifests/db.pp': "# Database.\nclass role::db {\n  notify { 'db': }\n}\n",
  'site/modules/role/manifests/old.pp': '# Old.\nclass role::old {\n}\n',
  'site/hiera.yaml': '---\nversion: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n',
  'site/data/common.yaml': '---\nport: 80\n',
  'next/manifests/site.pp': "node 'db1.example.com' { notify { 'db, again': } }\n",
  'growing/manifests/site.pp':
    "node 'db1.example.com' { notify { $operatingsystem: } }\nnode 'web1.example.com' { include web }\nnode default { }\n",
  'each/manifests/db.pp': "node default { notify { 'db': } }\n",
  'each/manifests/site.pp': "node 'web1' { notify { 'web': } }\nnode default { }\n",
  'nothing/manifests/site.pp': "node 'web1.example.com' { }\n",
  'past/manifests/site.pp': "node 'db1.example.com' { notify { 'db': } }\n",
  'server/hiera.yaml':
    'version: 5\nhierarchy:\n  - name: c\n    path: common.yaml\n    datadir: "/etc/puppetlabs/code/environments/%{environment}/hieradata"\n',
  'server/hieradata/common.yaml': 'greeting: hello\n',
  'server/manifests/site.pp': "node /^web\\d/ { notify { lookup('greeting'): } }\nnode default { }\n",
  'layers/hiera.yaml':
    'version: 5\nhierarchy:\n  - name: node\n    path: "nodes/%{trusted.certname}.yaml"\n  - name: common\n    path: common.yaml\n',
  'layers/data/nodes/web1.yaml': 'web::port: 8080\n',
  'layers/data/common.yaml': 'web::port: 80\nnobody: 1\ngreeting: hello\n',
  'layers/manifests/site.pp': "node 'web1' { include web }\nnode 'db1' { notify { lookup('greeting'): } }\n",
  'layers/modules/web/manifests/init.pp':
    "class web(Integer $port) {\n  notify { epp('web/page.epp', { 'port' => $port }): }\n}\n",
  'layers/modules/web/templates/page.epp': '<%- | $port | -%>\n<%= $port %>\n',
  'nested/README.md': 'A repository.\n',
  'nested/puppet/environment.conf': '',
  'nested/puppet/manifests/site.pp': "node 'db1.example.com' { notify { 'db': } }\n",
  'old.pp': "if $operatingsystem == 'Debian' { notify { 'x': } }\n",
  'course/lesson.md':
    '---\ntitle: A message\n---\n## Write it\n\n<!-- tasks="motd" -->\n\nWrite “Hello” to /etc/motd.\n',
  'course/checks.yaml':
    'checks:\n  - id: motd\n    task: /etc/motd contains Hello\n    must:\n      - file: /etc/motd\n        contains: Hello\n',
  'course/start/manifests/site.pp': '# Begin here.\n',
  'course/solution/manifests/site.pp': "file { '/etc/motd': content => 'Hello' }\n",
  'bad-course/lesson.md': '---\ntitle: A message\n---\n## Write it\n\nWrite.\n',
  'bad-course/checks.yaml': 'checks:\n  - id: motd\n    task: Hello\n    must:\n      - fiel: /etc/motd\n',
  'bad-course/start/manifests/site.pp': '# Begin here.\n',
  'catalog.json':
    '{"name":"a","environment":"production","resources":[{"type":"Stage","title":"main","parameters":{"name":"main"}},{"type":"Class","title":"Settings"},{"type":"Class","title":"main","parameters":{"name":"main"}},{"type":"Notify","title":"x","parameters":{"message":"secret"},"sensitive_parameters":["message"]}],"edges":[{"source":"Stage[main]","target":"Class[Settings]"},{"source":"Stage[main]","target":"Class[main]"},{"source":"Class[main]","target":"Notify[x]"}],"classes":[]}',
  'other.json': '{"name":"a","resources":[{"type":"Notify","title":"y"}]}',
  'cut.json': '{"name":"a","resources":[',
  'runs/1.yaml': smallReport(1, false),
  'runs/2.yaml': smallReport(2, false),
  'failed-run.yaml': smallReport(3, true),
  'agent.log': AGENT_LOG,
  'cycles.dot': 'digraph Resource_Cycles {\n"File[/a]" -> "File[/b]" -> "File[/a]"\n}\n',
  'docs.md':
    "```puppet\nnotify { 'a': }\n```\n\n```puppet fails\nfile { '/a':\n```\n\n```puppet release=3.8\n$x = 1\n```\n\n```puppet skip\n...\n```\n",
  'wrong/docs.md': "```puppet\n$x = 1\n$x = 2\n```\n\n```puppet fails\nnotify { 'a': }\n```\n",
  'wrong/page.html': '<pre><code class="language-puppet">include nowhere</code></pre>',
  'expressions.txt': "1 + 1\n'a'.upcase\n",
};
