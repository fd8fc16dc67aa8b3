import { beforeEach, describe, expect, it } from 'vitest';
import type { NodesApi } from '../../protocol/nodes/nodes.ts';
import type { Project, ProjectFiles, ProjectNode } from '../../protocol/project/project.ts';
import { createNodes } from '../../worker/nodes.ts';
import { createNodesPool, type NodesPool } from '../../client/nodes-pool.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';
import { createAllNodes, earlierProject, type AllNodes } from './all-nodes.ts';

const noRuby = { load: () => Promise.resolve(undefined), failure: undefined, watch: () => {} };

/** Creates a pool of two workers in this process. Appends each call and its node to `calls`. */
function poolHere(calls: string[]): NodesPool {
  return createNodesPool(
    () => {
      const nodes = createNodes(noRuby);
      const api: NodesApi = {
        ...nodes,
        prepare: (version, platform) => {
          calls.push(`prepare ${platform}`);
          return nodes.prepare(version, platform);
        },
        compileNode: (request) => {
          calls.push(`compile ${request.node.node.certname}`);
          return nodes.compileNode(request);
        },
        compareNode: (request) => {
          calls.push(`compare ${request.after.node.node.certname}`);
          return nodes.compareNode(request);
        },
      };
      return { api, crashed: new Promise(() => {}), onRuby: () => {}, end: () => {} };
    },
    { size: 2, budget: 60_000, loading: 60_000, idle: 0 },
  );
}

const files: ProjectFiles = {
  'manifests/site.pp': `
    node 'web1.example.com', 'web2.example.com' { include nginx }
    node 'db1.example.com' { file { '/etc/db': content => lookup('text') } }
    node 'broken.example.com' { fail('no such thing') }
    node default { }`,
  'hiera.yaml': `
version: 5
hierarchy:
  - { name: node, path: "nodes/%{trusted.certname}.yaml" }
  - { name: common, path: common.yaml }`,
  'data/common.yaml': 'text: hello',
  'data/nodes/web2.example.com.yaml': 'nginx::port: 81',
  'data/nodes/app.example.com.yaml': 'x: 1',
  'modules/nginx/manifests/init.pp': 'class nginx($port = 80) { file { "/n": content => "port ${port}\\nfixed" } }',
};
const project: Project = {
  name: 'x',
  files,
  node: { certname: 'own.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

let calls: string[];
let app: AppStore;
let nodes: AllNodes;

beforeEach(() => {
  calls = [];
  app = createAppStore(fixtureEngine());
  app.getState().actions.openProject(project, 'draft');
  nodes = createAllNodes(app, poolHere(calls));
});

/** Status of each node in the table, by the first segment of its name. */
function table(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    nodes.rows().map(({ node, entry, isOld }) => {
      const state = entry === undefined ? 'new' : entry.result.error === undefined ? 'compiles' : 'fails';
      const changed = entry?.isChanged === undefined ? '' : entry.isChanged ? ' changed' : ' same';
      return [node.node.certname.split('.')[0] ?? '', `${state}${changed}${isOld ? ' old' : ''}`];
    }),
  );
}

function described(certname: string): ProjectNode {
  return { node: { ...project.node, certname }, machine: project.machine };
}

function edit(path: string, text: string): void {
  app.getState().actions.editFile(path, text);
}

describe('all nodes', () => {
  it('are those of the project and those that its files name', async () => {
    await nodes.readNames();
    expect(table()).toEqual({ app: 'new', broken: 'new', db1: 'new', own: 'new', web1: 'new', web2: 'new' });
  });

  it('have all workers ready before they are compiled', async () => {
    nodes.prepare();
    await nodes.compile();
    expect(calls.slice(0, 2)).toEqual(['prepare debian-12', 'prepare debian-12']);
  });

  it('compile again only if a change affects them', async () => {
    await nodes.compile();
    expect(table()).toEqual({
      ...{ app: 'compiles', broken: 'fails', db1: 'compiles', own: 'compiles', web1: 'compiles', web2: 'compiles' },
    });
    expect(nodes.store.getState().lastRun).toMatchObject({ compiled: 6, nodes: 6 });

    calls.length = 0;
    await nodes.compile();
    expect(calls).toEqual([]);

    edit('data/nodes/web2.example.com.yaml', 'nginx::port: 82');
    expect(table()).toMatchObject({ web1: 'compiles', web2: 'compiles old', db1: 'compiles' });
    await nodes.compile();
    expect(calls).toEqual(['compile web2.example.com']);
    expect(table()).toMatchObject({ web2: 'compiles changed', web1: 'compiles' });

    calls.length = 0;
    // The node `web1` looked for this file, but it did not exist.
    app.getState().actions.createFile('data/nodes/web1.example.com.yaml', 'other: 1');
    await nodes.compile();
    expect(calls).toEqual(['compile web1.example.com']);
    expect(table()).toMatchObject({ web1: 'compiles same' });
  });

  it('affected by a change are current again after its undo', async () => {
    await nodes.compile();
    edit('data/common.yaml', 'text: other');
    expect(table()).toMatchObject({ db1: 'compiles old', own: 'compiles' });
    edit('data/common.yaml', 'text: hello');
    expect(table()).toMatchObject({ db1: 'compiles' });
  });

  it('compile again with other facts, for another release, and when all are requested', async () => {
    await nodes.compile();
    const { actions } = app.getState();
    actions.setNode({ ...project.node, facts: { role: 'web' } });
    expect(table()).toMatchObject({ own: 'compiles old', web1: 'compiles' });
    actions.setNode(project.node);
    actions.setRelease('7.34');
    expect(Object.values(table()).every((state) => state.endsWith('old'))).toBe(true);
    await nodes.compile();
    calls.length = 0;
    await nodes.compile({ all: true });
    expect(calls).toHaveLength(6);
  });

  it('collect exported resources of other nodes, in any order of compilation', async () => {
    edit(
      'manifests/site.pp',
      `node /^web/ { @@notify { $trusted['certname']: } }\nnode 'a' { Notify <<| |>> }\nnode 'web9' {}`,
    );
    app.getState().actions.mergeNodes(['web1', 'web2'].map((certname) => described(certname)));
    const totals = new Set<string>();
    const stop = nodes.store.subscribe(({ work }) => {
      if (work !== undefined) totals.add(`${work.total}${work.isFurther ? ' once more' : ''}`);
    });
    await nodes.compile();
    stop();
    expect([...totals]).toEqual(['7', '1 once more']);
    const collected = (): number | undefined => nodes.store.getState().entries.get('a')?.result.resources;
    const before = collected() ?? 0;
    expect(calls.filter((call) => call === 'compile a')).toHaveLength(2);
    app.getState().actions.mergeNodes([described('web3')]);
    await nodes.compile();
    expect(collected()).toBe(before + 1);
  });

  it('are compiled again only if nodes export more resources that they collect', async () => {
    edit(
      'manifests/site.pp',
      `node /^web/ { @@notify { $trusted['certname']: } }
node 'a' { @@file { '/a': } Notify <<| |>> }
node 'b' { Exec <<| |>> }
node 'own.example.com' { File <<| |>> @@exec { '/bin/true': } }`,
    );
    app.getState().actions.mergeNodes(['web1', 'web2'].map((certname) => described(certname)));
    await nodes.compile();
    calls.length = 0;
    app.getState().actions.mergeNodes([described('web3')]);
    await nodes.compile();
    expect(calls).toEqual(['compile web3', 'compile a']);
  });

  it('collect a type that only a collected resource collects', async () => {
    // The define `entry` is collected from another node and contains a collector itself. The compilation reaches this
    // second collector only after it has collected the define.
    edit(
      'manifests/site.pp',
      `define entry() { Notify <<| |>> }
       node 'a.example.com' { Entry <<| |>> }
       node 'b.example.com' { @@entry { 'of b': } @@notify { 'told by b': } }
       node default { }`,
    );
    await nodes.compile();
    const row = nodes.rows().find(({ node }) => node.node.certname === 'a.example.com');
    const { resources, collects } = row?.entry?.result ?? {};
    expect(collects?.toSorted()).toEqual(['Entry', 'Notify']);
    // The resources are Stage[main], Class[settings], Class[main], the node's class, the `Entry` and the `Notify`.
    expect(resources).toBe(6);
  });

  it('are forgotten with the project', async () => {
    await nodes.compile();
    app.getState().actions.openProject({ ...project, files: {} }, 'other');
    expect(table()).toEqual({ own: 'new' });
  });

  it('keep finished results when they are canceled', async () => {
    const done = nodes.compile();
    await nodes.readNames();
    nodes.cancel();
    await done;
    expect(nodes.store.getState().work).toBeUndefined();
    await nodes.compile();
    expect(Object.values(table()).every((state) => state !== 'new')).toBe(true);
  });
});

describe('files read by the nodes', () => {
  it('include all compiled nodes, except those affected by a later change', async () => {
    expect(nodes.reads()).toEqual({ nodes: 0, failed: 0, waiting: 1, reads: [] });
    await nodes.compile();
    expect(nodes.reads()).toMatchObject({ nodes: 6, failed: 1, waiting: 0 });
    expect(nodes.reads().reads).toContain('modules/nginx/manifests/init.pp');
    edit('modules/nginx/manifests/init.pp', 'class nginx { }');
    expect(nodes.reads()).toMatchObject({ nodes: 4, failed: 1, waiting: 2 });
    expect(nodes.reads().reads).not.toContain('modules/nginx/manifests/init.pp');
  });
});

describe('a comparison', () => {
  it('reports the effect of one changed line on exactly the affected nodes, each change once', async () => {
    await nodes.compile();
    nodes.keep();
    edit('modules/nginx/manifests/init.pp', files['modules/nginx/manifests/init.pp']?.replace('fixed', 'mended') ?? '');
    calls.length = 0;
    const { kept } = nodes.store.getState();
    if (kept === undefined) throw new Error('nothing was kept');
    await nodes.compare(kept);
    expect(calls.toSorted()).toEqual(['compare web1.example.com', 'compare web2.example.com']);
    const { comparison } = nodes.store.getState();
    expect(comparison).toMatchObject({ nodes: 6, compiled: 2, isWhole: true });
    expect(comparison?.sum.changes).toEqual([
      expect.objectContaining({ nodes: ['web1.example.com', 'web2.example.com'] }),
    ]);
    expect(comparison?.sum.changes[0]?.change).toMatchObject({
      resource: 'File[/n]',
      attributes: [{ name: 'content', isText: true }],
    });
  });

  it('of two releases includes all nodes, and knows the last changes', async () => {
    await nodes.compile();
    edit('data/common.yaml', 'text: bye');
    await nodes.compile();
    const before = nodes.store.getState().entries.get('db1.example.com')?.before;
    if (before === undefined) throw new Error('nothing changed');
    await nodes.compare({ label: 'before', project: earlierProject(app.getState().project, before) });
    expect(nodes.store.getState().comparison?.sum.touched).toEqual(['db1.example.com']);
    await nodes.compare({ label: 'Puppet 7.34', project: { ...app.getState().project, release: '7.34' } });
    expect(nodes.store.getState().comparison).toMatchObject({ compiled: 6, sum: { touched: [] } });
  });
});
