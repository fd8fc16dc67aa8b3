import { describe, expect, it } from 'vitest';
import type { Project } from '../protocol/project/project.ts';
import type { RunProgress, SystemState } from '../protocol/run.ts';
import { projectPath } from '../protocol/shell.ts';
import { createEngine } from './engine.ts';

function project(files: Readonly<Record<string, string>>): Project {
  return {
    name: 'Test',
    files,
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
}

const site = (text: string): Project => project({ 'manifests/site.pp': text });

describe('analysis', () => {
  it('returns resources with their containers, and dependencies with reason and place', async () => {
    const { problems, catalog, graph } = await createEngine().analyze({
      revision: 7,
      project: site("notify { 'a': }\nnotify { 'b':\n  require => Notify['a'],\n}\n"),
    });
    expect(problems).toEqual([]);
    expect(catalog?.resources.find(({ ref }) => ref === 'Notify[b]')).toMatchObject({
      kind: 'native',
      container: 'Class[main]',
      place: { file: 'manifests/site.pp', line: 2 },
    });
    expect(graph?.dependencies).toEqual([
      {
        id: 'Notify[a] -> Notify[b]',
        from: 'Notify[a]',
        to: 'Notify[b]',
        refresh: false,
        reasons: [
          {
            kind: 'require',
            via: 'attribute',
            text: 'require, manifests/site.pp:3',
            place: { file: 'manifests/site.pp', line: 3 },
          },
        ],
      },
    ]);
    expect(graph?.order).toEqual(['Notify[a]', 'Notify[b]']);
  });

  it("reports a syntax error with Puppet's message and place", async () => {
    const { problems, catalog } = await createEngine().analyze({ revision: 1, project: site("notify { 'a' }\n") });
    expect(catalog).toBeUndefined();
    expect(problems[0]).toMatchObject({
      severity: 'error',
      message: "Syntax error at '}'",
      place: { file: 'manifests/site.pp', line: 1, column: 14 },
    });
  });

  it('places a syntax error at the end of a file at its last character', async () => {
    const { problems } = await createEngine().analyze({ revision: 1, project: site('notice(1)\n$x = 1 +\n\n') });
    expect(problems).toMatchObject([{ code: 'SYNTAX_ERROR', place: { line: 2, column: 8, endLine: 2, endColumn: 9 } }]);
  });

  it('places an error of a template without a file at the call', async () => {
    const text = "$x = 1\nnotice(inline_epp('<% if { %>'))\n";
    const { problems } = await createEngine().analyze({ revision: 1, project: site(text) });
    expect(problems).toMatchObject([{ code: 'SYNTAX_ERROR', place: { file: 'manifests/site.pp', line: 2 } }]);
  });

  it('reports a syntax error of a template once, however often the template is rendered', async () => {
    const { problems } = await createEngine().analyze({
      revision: 1,
      project: project({
        'manifests/site.pp': "notice(epp('m/a'))\nnotice(epp('m/a'))\n",
        'modules/m/templates/a.epp': 'a\n<% if true { %>\n',
      }),
    });
    expect(problems).toMatchObject([{ code: 'SYNTAX_ERROR', place: { file: 'modules/m/templates/a.epp', line: 2 } }]);
  });

  it('reports the errors of several places, without follow-up errors', async () => {
    const { problems, logs } = await createEngine().analyze({
      revision: 1,
      project: project({
        'manifests/site.pp': [
          "$port = Integer('none')",
          'include absent',
          'notice($port)',
          'web { "a": }',
          'web { "b": }',
          "file { 'motd': ensure => file }",
          'notice($nowhere)',
          '',
        ].join('\n'),
        'modules/web/manifests/init.pp': "define web {\n  notice($typo)\n  notify { $title: }\n  fail('no web')\n}\n",
      }),
    });
    expect(problems.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
      ['RUBY_ERROR', 'manifests/site.pp', 1],
      ['UNKNOWN_CLASS', 'manifests/site.pp', 2],
      ['UNKNOWN_VARIABLE', 'manifests/site.pp', 7],
      ['UNKNOWN_VARIABLE', 'modules/web/manifests/init.pp', 2],
      ['RUNTIME_ERROR', 'modules/web/manifests/init.pp', 4],
    ]);
    // The log has only the first error, as Puppet would log it.
    expect(logs.filter(({ level }) => level === 'err')).toHaveLength(1);
  });

  it('reports every relationship to a missing resource at its place', async () => {
    const { problems } = await createEngine().analyze({
      revision: 1,
      project: site(
        "notify { 'a': require => Notify['x'] }\nnotify { 'b': before => Notify['y'] }\nNotify['a'] -> Notify['z']\n",
      ),
    });
    expect(problems.map(({ place }) => place?.line)).toEqual([3, 1, 2]);
  });

  it('finds errors in files that nothing includes', async () => {
    const { problems, catalog } = await createEngine().analyze({
      revision: 1,
      project: project({ 'manifests/site.pp': '', 'modules/a/manifests/init.pp': 'class a { ) }\n' }),
    });
    expect(catalog).toBeDefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ message: "Syntax error at ')'" });
  });

  it('reports a cycle with its steps, every reason, and all ways to break it', async () => {
    const { problems, graph } = await createEngine().analyze({
      revision: 1,
      project: site("notify { 'a': require => Notify['b'] }\nnotify { 'b': require => Notify['a'] }\n"),
    });
    expect(graph?.order).toEqual([]);
    expect(graph?.cycleMessage).toContain('Found 1 dependency cycle:');
    const [cycle] = graph?.cycles ?? [];
    expect(cycle?.members).toEqual(['Notify[a]', 'Notify[b]']);
    expect(cycle?.cuts.map(({ fix }) => fix?.title)).toEqual([
      'Remove require => Notify[b]',
      'Remove require => Notify[a]',
    ]);
    expect(cycle?.path.slice(0, -1).every(({ edge }) => edge !== undefined)).toBe(true);
    expect(problems).toMatchObject([{ code: 'DEPENDENCY_CYCLE', severity: 'error' }]);
    // Both lines are underlined, and neither is preferred.
    expect(problems[0]?.solutions?.map(({ places }) => places.map(({ line }) => line))).toEqual([[1], [2]]);
    expect(problems[0]?.fix).toBeUndefined();
  });
});

describe('several nodes', () => {
  const machine = { files: {}, packages: {}, services: {} };
  const nodeCalled = (certname: string) => ({ node: { certname, platform: 'debian-12', facts: {} }, machine }) as const;
  const manifest = `node 'hub' { File <<| |>> }
node /^web/ { @@file { "/srv/\${trusted['certname']}": ensure => file } }
node default { }
`;
  const hub: Project = { ...site(manifest), ...nodeCalled('hub'), others: [nodeCalled('web1'), nodeCalled('web2')] };

  it('collect exported resources of the others, with their origin', async () => {
    const { catalog, nodes, nodeDefinition, problems } = await createEngine().analyze({ revision: 1, project: hub });
    expect(problems).toEqual([]);
    expect(catalog?.resources.find(({ ref }) => ref === 'File[/srv/web2]')).toMatchObject({
      collectedFrom: { certname: 'web2', place: { file: 'manifests/site.pp', line: 2 } },
    });
    expect(nodes).toEqual([
      { certname: 'hub', exported: 0, collected: 2 },
      { certname: 'web1', exported: 1, collected: 0 },
      { certname: 'web2', exported: 1, collected: 0 },
    ]);
    expect(nodeDefinition).toEqual({ kind: 'name', text: 'hub', place: { file: 'manifests/site.pp', line: 1 } });
  });

  it('list the nodes that collected their exported resources', async () => {
    const project = { ...hub, ...nodeCalled('web1'), others: [nodeCalled('hub'), nodeCalled('web2')] };
    const { catalog, nodeDefinition } = await createEngine().analyze({ revision: 1, project });
    expect(catalog?.resources.find(({ ref }) => ref === 'File[/srv/web1]')).toMatchObject({
      exported: true,
      collectedBy: ['hub'],
    });
    expect(nodeDefinition).toMatchObject({ kind: 'pattern', text: '^web' });
  });

  it('apply collected resources', async () => {
    const report = await createEngine().apply({ revision: 1, project: hub, noop: false }, () => {});
    expect(Object.keys(report.after.files)).toEqual(expect.arrayContaining(['/srv/web1', '/srv/web2']));
  });

  it('report that another node does not compile', async () => {
    const broken = {
      ...hub,
      files: { 'manifests/site.pp': manifest.replace('default { }', 'default { fail("no") }') },
    };
    const project = { ...broken, others: [nodeCalled('db')] };
    const { problems } = await createEngine().analyze({ revision: 1, project });
    expect(problems).toMatchObject([{ code: 'NODE_FAILED', severity: 'warning', place: { line: 3 } }]);
  });

  it('are not listed if there is only one', async () => {
    const { others: _none, ...alone } = hub;
    const { problems, nodes } = await createEngine().analyze({ revision: 1, project: alone });
    expect(nodes).toBeUndefined();
    expect(problems[0]?.hint).toContain('Add a node');
  });
});

describe('data', () => {
  const withData = project({
    'hiera.yaml': "version: 5\nhierarchy:\n  - {name: Node, path: 'n.yaml'}\n  - {name: Common, path: 'common.yaml'}\n",
    'data/common.yaml': 'lookup_options:\n  list: {merge: unique}\nlist: [b, "%{lookup(\'c\')}"]\nc: d\n',
    'data/n.yaml': 'list: [a]\n',
  });

  it('is explained step by step, with places, strategy and the output of the command', async () => {
    const view = await createEngine().explainData({ project: withData, key: 'list' });
    expect(view).toMatchObject({
      result: { kind: 'found', value: "['a', 'b', 'd']" },
      strategy: { name: 'unique', from: 'lookup_options' },
    });
    expect(view.text).toContain('Using merge options from "lookup_options" hash');
    const files = view.steps.filter(({ kind, value }) => kind === 'file' && value?.startsWith('['));
    expect(files.map(({ place }) => place)).toMatchObject([
      { file: 'data/n.yaml', line: 1 },
      { file: 'data/common.yaml', line: 3 },
    ]);
    const inner = view.steps.findIndex(({ kind }) => kind === 'interpolation');
    expect(view.steps[inner]?.depth).toBe((view.steps[inner - 1]?.depth ?? 0) + 1);
  });

  it('accepts an explicit strategy, and reports that a key is missing', async () => {
    const engine = createEngine();
    const first = await engine.explainData({ project: withData, key: 'list', merge: 'first' });
    expect(first).toMatchObject({ result: { value: "['a']" }, strategy: { name: 'first', from: 'request' } });
    const none = await engine.explainData({ project: withData, key: 'nope' });
    expect(none).toMatchObject({ result: { kind: 'not found' }, strategy: { name: 'first', from: 'default' } });
    expect(await engine.dataKeys(withData.files)).toMatchObject([{ key: 'c' }, { key: 'list', places: [{}, {}] }]);
  });
});

describe('apply', () => {
  it('streams each resource and reports it', async () => {
    const progress: RunProgress[] = [];
    const report = await createEngine().apply(
      { revision: 3, project: site("notify { 'hello': }\n"), noop: false },
      (batch) => progress.push(...batch),
    );
    expect(report).toMatchObject({ revision: 3, status: 'changed', noop: false });
    expect(report.resources).toMatchObject([{ ref: 'Notify[hello]', outcome: 'changed' }]);
    expect(progress.some((event) => event.kind === 'resource' && event.resource.ref === 'Notify[hello]')).toBe(true);
    expect(report.logs.map(({ message }) => message)).toContain("defined 'message' as 'hello'");
  });

  it('applies nothing when the project does not compile', async () => {
    const report = await createEngine().apply({ revision: 1, project: site('include nope\n'), noop: false }, () => {});
    expect(report.status).toBe('failed');
    expect(report.error).toContain('Could not find class ::nope');
    expect(report.before).toEqual(report.after);
  });

  it('continues from the machine of the previous run', async () => {
    const engine = createEngine();
    const first = await engine.apply({ revision: 1, project: site("notify { 'a': }\n"), noop: false }, () => {});
    const second = await engine.apply(
      { revision: 2, project: site("notify { 'a': }\n"), noop: false, machine: first.machine },
      () => {},
    );
    expect(second.before).toEqual(first.after);
  });

  it('distinguishes a corrective change from an intentional one by the previous run', async () => {
    const engine = createEngine();
    const drifting = site(
      "file { '/srv/x': content => 'a' } -> exec { '/bin/echo b >> /srv/x': refreshonly => false }\n",
    );
    const first = await engine.apply({ revision: 1, project: drifting, noop: false }, () => {});
    expect(first.totals).toMatchObject({ changed: 2, corrective: 0 });
    const { machine } = structuredClone(first);
    const second = await engine.apply({ revision: 2, project: drifting, noop: false, machine }, () => {});
    expect(second.totals).toMatchObject({ changed: 2, corrective: 2 });
    expect(second.resources[0]).toMatchObject({
      corrective: true,
      changes: [{ property: 'content', corrective: true }],
    });
    const { runs: _forgotten, ...bare } = first.machine;
    const other = await engine.apply({ revision: 3, project: drifting, noop: false, machine: bare }, () => {});
    expect(other.totals).toMatchObject({ changed: 2, corrective: 0 });
  });
});

describe('shell', () => {
  it('works on the machine of the previous run, and the next run repairs the damage', async () => {
    const engine = createEngine();
    const motd = site('file { \'/etc/motd\': content => "hi\\n" }\n');
    const first = await engine.apply({ revision: 1, project: motd, noop: false }, () => {});
    const broken = await engine.shell({ project: motd, machine: first.machine, line: 'rm /etc/motd; echo gone' });
    expect(broken).toMatchObject({ output: 'gone\n', exitCode: 0, cwd: '/root', files: {} });
    expect(broken.changed?.system.files['/etc/motd']).toBeUndefined();
    if (broken.changed === undefined) throw new Error('nothing changed');
    const second = await engine.apply(
      { revision: 2, project: motd, noop: false, machine: broken.changed.machine },
      () => {},
    );
    expect(second.resources).toMatchObject([{ ref: 'File[/etc/motd]', outcome: 'changed', corrective: true }]);
  });

  it('leaves the machine out of its answer when nothing changed', async () => {
    const answer = await createEngine().shell({ project: site(''), line: 'cat /etc/hostname' });
    expect(answer).toMatchObject({ output: 'node\n' });
    expect(answer.changed).toBeUndefined();
  });

  it('collects the exported resources of other nodes', async () => {
    const text = "node 'a.example.com' { @@notify { 'from a': } }\nnode default { Notify <<| |>> }\n";
    const other = {
      node: { certname: 'a.example.com', platform: 'debian-12', facts: {} },
      machine: site('').machine,
    } as const;
    const { output } = await createEngine().shell({
      project: { ...site(text), others: [other] },
      line: 'puppet agent -t',
    });
    expect(output).toContain('Notice: from a\n');
  });

  it('has the project in the documented directory', async () => {
    expect((await createEngine().shell({ project: site(''), line: `ls ${projectPath}` })).output).toBe('manifests\n');
  });

  it('limits its output', async () => {
    const { output } = await createEngine().shell({
      project: site(''),
      line: 'seq 1 20000; seq 1 20000; seq 1 20000; seq 1 20000',
    });
    expect(output.length).toBeLessThan(410_000);
    expect(output).toMatch(/lines are not shown\. Try: head, tail or grep\]\n$/);
  });
});

function withoutJournals(system: SystemState): SystemState {
  const services = Object.entries(system.services).map(
    ([name, { journal: _told, ...service }]) => [name, service] as const,
  );
  return { ...system, services: Object.fromEntries(services) };
}

describe('a service that does not start', () => {
  it('is reported with its journal at each step', async () => {
    const broken = site(
      "package { 'nginx': } -> file { '/etc/nginx/nginx.conf': content => 'http {}' } ~> service { 'nginx': ensure => running }\n",
    );
    const report = await createEngine().apply({ revision: 1, project: broken, noop: false }, () => {});
    expect(report.status).toBe('failed');
    expect(report.after.services['nginx']).toMatchObject({ ensure: 'failed', enable: 'true' });
    expect(report.after.services['nginx']?.journal?.join('\n')).toContain('no "events" section in configuration');
    const last = report.journal.flatMap(({ changes }) => changes).findLast(({ area }) => area === 'services');
    expect(last).toMatchObject({ key: 'nginx', before: { ensure: 'running' }, after: { ensure: 'failed' } });
  });
});

describe('a described machine', () => {
  it('is restored by a project with the description', async () => {
    const engine = createEngine();
    const plain = site('');
    const line = 'apt-get install -y nginx; rm /etc/motd; chmod 0600 /etc/hosts; useradd -m ada; systemctl stop cron';
    const { changed } = await engine.shell({ project: plain, line });
    const { machine, leftOut } = await engine.describeMachine(plain, changed?.machine);
    expect(leftOut).toEqual([]);
    const again = await engine.initialSystem({ ...plain, machine });
    // A description does not contain the services' journals.
    expect(withoutJournals(again)).toEqual(changed === undefined ? undefined : withoutJournals(changed.system));
    expect(Object.values(again.services).some(({ journal }) => journal !== undefined)).toBe(false);
  });

  it('is empty for a fresh machine', async () => {
    const { machine } = await createEngine().describeMachine(site(''), undefined);
    expect(machine).toEqual({ files: {}, packages: {}, services: {} });
  });
});
