import type { EngineClient } from '../../client/client-types.ts';
import { ntpAnalysis, ntpReport } from '../../protocol/testing/ntp-fixture.ts';

/** An engine that answers every request at once with the ntp fixture. */
export function fixtureEngine(): EngineClient {
  return {
    release: () => {},
    wait: () => {},
    analyze: async ({ revision }) => ({ kind: 'answer', value: { ...ntpAnalysis, revision } }),
    apply: async ({ revision, noop }, onProgress) => {
      onProgress([{ kind: 'started', total: ntpReport.resources.length }]);
      onProgress(ntpReport.resources.map((resource) => ({ kind: 'resource', resource })));
      return { kind: 'answer', value: { ...ntpReport, revision, noop } };
    },
    cancel: async () => {},
    initialSystem: async () => ({ kind: 'answer', value: ntpReport.before }),
    describeMachine: async () => ({
      kind: 'answer',
      value: { machine: { files: { '/etc/motd': 'hi\n' }, packages: {}, services: {} }, leftOut: [] },
    }),
    shell: async ({ line, cwd = '/root', env = {} }) => ({
      kind: 'answer',
      value: {
        output: `ran ${line}\n`,
        exitCode: 0,
        cwd,
        env,
        isUnfinished: false,
        changed: { machine: { version: 1, state: line }, system: { ...ntpReport.after, crons: {} } },
        files: {},
        runs: line.startsWith('puppet apply')
          ? [{ origin: 'apply', isOfProject: !line.includes('-e'), run: ntpReport }]
          : [],
      },
    }),
    catalogJson: async () => ({ kind: 'answer', value: '{}' }),
    catalogCode: async () => ({ kind: 'answer', value: undefined }),
    dot: async () => ({ kind: 'answer', value: 'digraph {}' }),
    explainData: async ({ key }) => ({
      kind: 'answer',
      value: { key, result: { kind: 'not found' }, strategy: { name: 'first', from: 'default' }, steps: [], text: '' },
    }),
    migrate: async ({ from, to }) => ({
      kind: 'answer',
      value: { from, to, findings: [], nodes: 1, uncompared: [], fixKinds: [], fixedFiles: {}, markdown: '' },
    }),
    beginMissing: async () => ({
      kind: 'answer',
      value: { nodes: [], view: { modules: [], things: [], nodes: [] } },
    }),
    missingStep: async () => ({
      kind: 'answer',
      value: { kind: 'done', view: { modules: [], things: [], nodes: [] } },
    }),
    dataKeys: async () => ({ kind: 'answer', value: [] }),
    firstNode: async ({ node }) => ({ kind: 'answer', value: node.certname }),
    syntaxTree: async () => ({ kind: 'answer', value: undefined }),
    checkLesson: async () => ({ kind: 'answer', value: { checks: [] } }),
    printedBy: async () => ({ kind: 'answer', value: [] }),
    watch: (listener) => {
      listener({ kind: 'idle' });
      return () => {};
    },
  };
}
