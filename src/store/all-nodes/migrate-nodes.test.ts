import { beforeEach, describe, expect, it } from 'vitest';
import type { NodesApi } from '../../protocol/nodes/nodes.ts';
import type { Project } from '../../protocol/project/project.ts';
import { createNodes } from '../../worker/nodes.ts';
import { createNodesPool } from '../../client/nodes-pool.ts';
import { createAppStore, type AppStore } from '../create-store.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';
import { createNodesMigration, type NodesMigration, type NodesMigrationRequest } from './migrate-nodes.ts';

const noRuby = { load: () => Promise.resolve(undefined), failure: undefined, watch: () => {} };

/** Answers of the workers in this process. A test replaces them to hold or fail a node. */
let migrateNode: NodesApi['migrateNode'] | undefined;
let calls: string[];

function createPool(size: number) {
  return createNodesPool(
    () => {
      const nodes = createNodes(noRuby);
      const api: NodesApi = {
        ...nodes,
        migrateNode: (request) => {
          calls.push(request.node.node.certname);
          return (migrateNode ?? nodes.migrateNode)(request);
        },
      };
      return { api, crashed: new Promise(() => {}), onRuby: () => {}, end: () => {} };
    },
    { size, budget: 60_000, loading: 60_000, idle: 0 },
  );
}

const files = {
  'manifests/site.pp': `node /^web/ { notify { "On $osfamily": } }
node 'db1' { notify { "db $hostname": } }
node 'broken' { include nothing }
node 'empty' { }
`,
};

const project: Project = {
  name: 'x',
  files,
  node: { certname: 'web1', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

function requestFor(...certnames: readonly string[]): NodesMigrationRequest {
  const nodes = certnames.map((certname) => ({ node: { ...project.node, certname }, machine: project.machine }));
  return { files, before: undefined, from: '7.34', to: '8.11', nodes };
}

let app: AppStore;
let migration: NodesMigration;

beforeEach(() => {
  calls = [];
  migrateNode = undefined;
  app = createAppStore(fixtureEngine());
  app.getState().actions.openProject(project, 'draft');
  migration = createNodesMigration(app, createPool(1));
});

/** Shown findings: the changed fact, and the nodes if only some have the finding. */
function findings() {
  return migration.store
    .getState()
    ?.view?.findings.map(({ message, nodes }) => [/\$\w+/.exec(message)?.[0], nodes ?? 'all']);
}

describe('the migration of all nodes', () => {
  it('lists each finding once with its nodes, failing nodes, and empty catalogs', async () => {
    await migration.start(requestFor('web1', 'web2', 'db1', 'broken', 'empty'));
    const state = migration.store.getState();
    expect(state).toMatchObject({ state: 'done', done: 5, failed: [] });
    expect(state?.view?.nodes).toBe(5);
    expect(findings()).toEqual([
      ['$osfamily', 'all'],
      ['$hostname', 'all'],
    ]);
    expect(state?.view?.uncompared).toEqual([
      { certname: 'broken', failsBefore: expect.stringContaining('nothing') },
      { certname: 'empty' },
    ]);
    expect(state?.view?.markdown).toContain('5 nodes were compiled.');
  });

  it('names the nodes of a finding that other nodes do not have', async () => {
    const site = "node /^web/ { notify { 'x': message => '1' + 1 } }\nnode default { notify { 'y': } }";
    await migration.start({ ...requestFor('web1', 'db1', 'web2'), files: { 'manifests/site.pp': site } });
    expect(migration.store.getState()?.view?.findings.map(({ nodes }) => nodes)).toEqual([['web1', 'web2']]);
  });

  it('stops with the findings so far, and continues with the nodes that are left', async () => {
    const inner = createNodes(noRuby);
    await inner.keepFiles({ id: 1, files });
    const plain: NodesApi['migrateNode'] = (request) =>
      inner.migrateNode({ ...request, files: { id: 1, release: '7.34' } });
    let reach = (): void => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    migrateNode = (request) => {
      if (request.node.node.certname !== 'db1') return plain(request);
      reach();
      return new Promise(() => {});
    };
    const started = migration.start(requestFor('web1', 'db1', 'web2'));
    await reached;
    await migration.stop();
    await started;
    expect(migration.store.getState()).toMatchObject({ state: 'stopped', done: 1, failed: [] });
    expect(migration.store.getState()?.view?.nodes).toBe(1);

    migrateNode = plain;
    calls = [];
    await migration.resume();
    expect(calls).toEqual(['db1', 'web2']);
    expect(migration.store.getState()).toMatchObject({ state: 'done', done: 3 });
    expect(migration.store.getState()?.view?.nodes).toBe(3);
  });

  it('reports a node whose worker fails, and compares the others', async () => {
    const inner = createNodes(noRuby);
    await inner.keepFiles({ id: 1, files });
    migrateNode = (request) => {
      if (request.node.node.certname === 'db1') throw new Error('no memory');
      return inner.migrateNode({ ...request, files: { id: 1, release: '7.34' } });
    };
    await migration.start(requestFor('db1', 'web1'));
    expect(migration.store.getState()).toMatchObject({
      state: 'done',
      done: 2,
      failed: [{ certname: 'db1', message: 'The engine failed: no memory' }],
    });
    expect(migration.store.getState()?.view?.nodes).toBe(1);
  });

  it('compares with the files before the first fix', async () => {
    const fixed = { 'manifests/site.pp': files['manifests/site.pp'].replace('$osfamily', "${facts['os']['family']}") };
    await migration.start({ ...requestFor('web1'), files: fixed, before: files });
    expect(findings()).toEqual([['$hostname', 'all']]);
  });

  it('drops the results of an older request, and of a closed project', async () => {
    const first = migration.start(requestFor('web1', 'web2', 'db1'));
    const second = migration.start(requestFor('empty'));
    await Promise.all([first, second]);
    expect(migration.store.getState()).toMatchObject({ state: 'done', done: 1 });
    expect(calls.filter((certname) => certname !== 'empty').length).toBeLessThan(3);
    app.getState().actions.openProject({ ...project, files: {} }, 'other');
    expect(migration.store.getState()).toBeUndefined();
  });

  it('shows a large project in few steps', async () => {
    let views = 0;
    migration.store.subscribe((state, before) => {
      if (state?.view !== before?.view) views += 1;
    });
    await migration.start(requestFor(...Array.from({ length: 33 }, (_, index) => `web${index}`)));
    expect(views).toBeLessThanOrEqual(7);
    expect(migration.store.getState()?.view?.nodes).toBe(33);
  });
});
