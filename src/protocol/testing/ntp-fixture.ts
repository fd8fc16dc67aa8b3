/** The worker's answer for the ntp example: data for tests of views and derived state. */
import type { AnalysisView, DependencyView, ResourceView } from '../analysis.ts';
import type { Project } from '../project/project.ts';
import type { FileView, ResourceRunView, RunReportView, SystemState } from '../run.ts';

const init = 'modules/ntp/manifests/init.pp';

export const ntpProject: Project = {
  name: 'Package, file, service',
  files: { 'manifests/site.pp': 'include ntp\n', [init]: 'class ntp { }\n' },
  node: { certname: 'time.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

function resource(ref: string, kind: ResourceView['kind'], line: number, container?: string): ResourceView {
  const [, type = '', title = ''] = /^([^[]+)\[(.*)\]$/.exec(ref) ?? [];
  return {
    ref,
    type,
    title,
    kind,
    place: { file: kind === 'native' ? init : 'manifests/site.pp', line },
    parameters:
      kind === 'native'
        ? [{ name: 'ensure', text: "'present'", origin: 'attribute', place: { file: init, line: line + 1 } }]
        : [],
    tags: ['ntp', type.toLowerCase()],
    virtual: false,
    exported: false,
    ...(container === undefined ? {} : { container }),
  };
}

function dependency(from: string, to: string, kind: 'require' | 'subscribe', line: number): DependencyView {
  const place = { file: init, line };
  return {
    id: `${from} ${to}`,
    from,
    to,
    refresh: kind === 'subscribe',
    reasons: [{ kind, via: 'attribute', text: `${kind}, ${init}:${line}`, place }],
  };
}

export const ntpAnalysis: AnalysisView = {
  revision: 1,
  resourceTypes: ['file', 'package', 'service'],
  problems: [],
  logs: [],
  timings: { parse: 1, compile: 3, graph: 1 },
  catalog: {
    classes: ['settings', 'default', 'ntp'],
    resources: [
      resource('Stage[main]', 'stage', 1),
      resource('Class[Main]', 'class', 1, 'Stage[main]'),
      resource('Class[Ntp]', 'class', 4, 'Class[Main]'),
      resource('Package[ntp]', 'native', 9, 'Class[Ntp]'),
      resource('File[/etc/ntp.conf]', 'native', 13, 'Class[Ntp]'),
      resource('Service[ntp]', 'native', 22, 'Class[Ntp]'),
    ],
  },
  graph: {
    dependencies: [
      dependency('Package[ntp]', 'File[/etc/ntp.conf]', 'require', 19),
      dependency('File[/etc/ntp.conf]', 'Service[ntp]', 'subscribe', 25),
    ],
    order: ['Package[ntp]', 'File[/etc/ntp.conf]', 'Service[ntp]'],
    cycles: [],
  },
};

const conf: FileView = { type: 'file', content: 'server 0.pool.ntp.org\n', mode: '0644', owner: 'root', group: 'root' };

const before: SystemState = {
  files: { '/etc': { type: 'directory', mode: '0755', owner: 'root', group: 'root' } },
  packages: { bash: { version: '5.2.15-2' } },
  services: {},
  users: { root: { uid: 0, gid: 0, home: '/root', shell: '/bin/bash', comment: 'root', groups: [] } },
  groups: { root: { gid: 0, members: [] } },
  crons: {},
};

function run(ref: string, start: number, end: number, steps: readonly [number, number]): ResourceRunView {
  return {
    ref,
    start,
    end,
    outcome: 'changed',
    changes: [
      {
        property: 'ensure',
        message: 'created',
        previous: 'absent',
        desired: 'present',
        status: 'success',
        corrective: false,
      },
    ],
    corrective: false,
    steps,
  };
}

export const ntpReport: RunReportView = {
  revision: 1,
  noop: false,
  status: 'changed',
  resources: [
    run('Package[ntp]', 0, 4200, [0, 1]),
    run('File[/etc/ntp.conf]', 4200, 4230, [1, 2]),
    run('Service[ntp]', 4230, 4900, [2, 3]),
  ],
  refreshes: [{ from: 'File[/etc/ntp.conf]', to: 'Service[ntp]', sentAt: 4230, noop: false }],
  logs: [
    {
      level: 'notice',
      source: '/Stage[main]/Ntp/Package[ntp]/ensure',
      message: 'created',
      time: 4200,
      place: { file: init, line: 9 },
    },
    {
      level: 'notice',
      source: '/Stage[main]/Ntp/File[/etc/ntp.conf]/ensure',
      message: "defined content as '{sha256}0f1'",
      time: 4230,
    },
    {
      level: 'notice',
      source: '/Stage[main]/Ntp/Service[ntp]/ensure',
      message: "ensure changed 'stopped' to 'running'",
      time: 4900,
    },
    { level: 'notice', source: 'Puppet', message: 'Applied catalog in 4.90 seconds', time: 4900 },
  ],
  journal: [
    {
      time: 4200,
      label: 'install ntp 1:4.2.8p15',
      ref: 'Package[ntp]',
      changes: [
        { area: 'packages', key: 'ntp', before: undefined, after: { version: '1:4.2.8p15' } },
        { area: 'services', key: 'ntp', before: undefined, after: { ensure: 'stopped', enable: 'false' } },
      ],
    },
    {
      time: 4230,
      label: 'write /etc/ntp.conf',
      ref: 'File[/etc/ntp.conf]',
      changes: [{ area: 'files', key: '/etc/ntp.conf', before: undefined, after: conf }],
    },
    {
      time: 4900,
      label: 'start ntp',
      ref: 'Service[ntp]',
      changes: [
        {
          area: 'services',
          key: 'ntp',
          before: { ensure: 'stopped', enable: 'false' },
          after: { ensure: 'running', enable: 'true' },
        },
      ],
    },
  ],
  before,
  after: {
    ...before,
    files: { ...before.files, '/etc/ntp.conf': conf },
    packages: { ...before.packages, ntp: { version: '1:4.2.8p15' } },
    services: { ntp: { ensure: 'running', enable: 'true' } },
  },
  totals: { total: 3, changed: 3, corrective: 0, refreshed: 0, unchanged: 0, noop: 0, skipped: 0, failed: 0 },
  duration: 4900,
  machine: { version: 1, state: null },
};
