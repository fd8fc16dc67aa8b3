/** The worker's answers for whole projects, small enough to read, for tests of panels. */
import type { AnalysisView } from '../../protocol/analysis.ts';
import type { JournalStepView, RunReportView, SystemState } from '../../protocol/run.ts';
import { buildAnalysis, dependency, mainResources, ran, buildReport, resource } from './build-views.ts';

export { cycleAnalysis } from './cycles.ts';

const module = 'modules/ntp/manifests/init.pp';
const longFile = '/usr/share/doc/ntp/examples/with/a/very/long/path/leapseconds.list';

/** A typical `ntp` class, a profile with accounts and a cron job, and a class that no class contains. */
export const ntpAnalysis: AnalysisView = buildAnalysis(
  [
    ...mainResources,
    resource('Class[Ntp]', 'Stage[main]', {
      parameters: { servers: "['0.pool.ntp.org', '1.pool.ntp.org']" },
      line: 12,
      tags: ['class', 'ntp'],
    }),
    resource('Class[Ntp::Install]', 'Class[Ntp]', { tags: ['class', 'ntp::install', 'ntp', 'install'] }),
    resource('Package[ntp]', 'Class[Ntp::Install]', { line: 4, file: module, parameters: { ensure: "'installed'" } }),
    resource('Class[Ntp::Config]', 'Class[Ntp]', { tags: ['class', 'ntp::config', 'ntp', 'config'] }),
    resource('File[/etc/ntp]', 'Class[Ntp::Config]', { line: 9, file: module, parameters: { ensure: "'directory'" } }),
    resource('File[/etc/ntp.conf]', 'Class[Ntp::Config]', {
      line: 12,
      file: module,
      parameters: {
        ensure: "'file'",
        content: '"# Managed by Puppet\\nserver 0.pool.ntp.org iburst\\nserver 1.pool.ntp.org iburst\\n"',
        mode: "'0644'",
        owner: "'root'",
      },
    }),
    resource('File[/etc/ntp/keys]', 'Class[Ntp::Config]', { line: 18, file: module, parameters: { mode: "'0600'" } }),
    resource(`File[${longFile}]`, 'Class[Ntp::Config]', { line: 21, file: module }),
    resource('Ntp::Peer[tick.example.com]', 'Class[Ntp::Config]', { line: 25, file: module }),
    resource('File[/etc/ntp/peers/tick]', 'Ntp::Peer[tick.example.com]', { line: 31, file: module }),
    resource('Class[Ntp::Service]', 'Class[Ntp]', { tags: ['class', 'ntp::service', 'ntp', 'service'] }),
    resource('Service[ntp]', 'Class[Ntp::Service]', {
      line: 40,
      file: module,
      parameters: { ensure: "'running'", enable: 'true' },
    }),
    resource('Class[Profile::Accounts]', 'Stage[main]', {
      tags: ['class', 'profile::accounts', 'profile', 'accounts', 'ntp'],
    }),
    resource('Group[deploy]', 'Class[Profile::Accounts]', { line: 20 }),
    resource('User[deploy]', 'Class[Profile::Accounts]', { line: 21 }),
    resource('File[/home/deploy]', 'Class[Profile::Accounts]', { line: 22 }),
    resource('Cron[rotate]', 'Class[Profile::Accounts]', { line: 23 }),
    resource('File[/etc/motd]', 'Class[main]', { line: 2, parameters: { content: "'welcome'" } }),
    resource('Exec[reload issue]', 'Class[main]', { line: 6, parameters: { refreshonly: 'true' } }),
    resource('Notify[done]', 'Class[main]', { line: 9 }),
  ],
  [
    dependency('Class[Ntp::Install]', 'Class[Ntp::Config]', 'before', 44),
    dependency('Class[Ntp::Config]', 'Class[Ntp::Service]', 'notify', 45),
    dependency('File[/etc/ntp]', 'File[/etc/ntp/keys]', 'autorequire'),
    dependency('File[/etc/ntp]', 'File[/etc/ntp/peers/tick]', 'autorequire'),
    {
      ...dependency('Package[ntp]', 'File[/etc/ntp.conf]', 'require', 15),
      reasons: [
        ...dependency('Package[ntp]', 'File[/etc/ntp.conf]', 'require', 15).reasons,
        {
          kind: 'before',
          via: 'arrow',
          text: 'before, manifests/site.pp:17',
          place: { file: 'manifests/site.pp', line: 17 },
        },
      ],
    },
    dependency('Group[deploy]', 'User[deploy]', 'autorequire'),
    dependency('User[deploy]', 'File[/home/deploy]', 'autorequire'),
    dependency('User[deploy]', 'Cron[rotate]', 'autorequire'),
    dependency('File[/etc/motd]', 'Exec[reload issue]', 'subscribe', 7),
    dependency('Service[ntp]', 'Notify[done]', 'require', 10),
  ],
);

const root = { owner: 'root', group: 'root' };
const before: SystemState = {
  files: {
    '/etc': { type: 'directory', mode: '0755', ...root },
    '/etc/hostname': { type: 'file', mode: '0644', ...root, content: 'node1\n' },
    '/etc/motd': { type: 'file', mode: '0640', ...root, content: 'Debian GNU/Linux\n\nno warranty\n' },
    '/home': { type: 'directory', mode: '0755', ...root },
  },
  packages: { bash: { version: '5.2.15' } },
  services: { ssh: { ensure: 'running', enable: 'true' }, ntp: { ensure: 'stopped', enable: 'false' } },
  users: { root: { uid: 0, gid: 0, home: '/root', shell: '/bin/bash', comment: 'root', groups: [] } },
  groups: { root: { gid: 0, members: [] } },
  crons: {},
};

const conf =
  '# Managed by Puppet\ndriftfile /var/lib/ntp/drift\n\nserver 0.pool.ntp.org iburst\nserver 1.pool.ntp.org iburst\n';
const motd = { type: 'file', mode: '0644', ...root, content: 'welcome\n\nno warranty\n' } as const;
const confFile = { type: 'file', mode: '0644', ...root, content: conf } as const;
const deploy = { uid: 1001, gid: 1001, home: '/home/deploy', shell: '/bin/bash', comment: '', groups: ['sudo'] };
const journal: readonly JournalStepView[] = [
  {
    time: 40,
    label: 'write /etc/motd',
    ref: 'File[/etc/motd]',
    changes: [{ area: 'files', key: '/etc/motd', before: before.files['/etc/motd'], after: motd }],
  },
  {
    time: 2400,
    label: 'install ntp 4.2.8',
    ref: 'Package[ntp]',
    changes: [
      { area: 'packages', key: 'ntp', before: undefined, after: { version: '4.2.8' } },
      { area: 'files', key: '/etc/ntp.conf', before: undefined, after: { ...confFile, content: '# packaged\n' } },
    ],
  },
  {
    time: 2500,
    label: 'create /etc/ntp',
    ref: 'File[/etc/ntp]',
    changes: [
      { area: 'files', key: '/etc/ntp', before: undefined, after: { type: 'directory', mode: '0755', ...root } },
    ],
  },
  {
    time: 2600,
    label: 'write /etc/ntp.conf',
    ref: 'File[/etc/ntp.conf]',
    changes: [
      { area: 'files', key: '/etc/ntp.conf', before: { ...confFile, content: '# packaged\n' }, after: confFile },
    ],
  },
  {
    time: 3500,
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
  {
    time: 3700,
    label: 'create user deploy',
    ref: 'User[deploy]',
    changes: [
      { area: 'groups', key: 'deploy', before: undefined, after: { gid: 1001, members: ['deploy'] } },
      { area: 'users', key: 'deploy', before: undefined, after: deploy },
      {
        area: 'crons',
        key: 'rotate',
        before: undefined,
        after: { user: 'deploy', line: '0 3 * * * /usr/sbin/logrotate' },
      },
    ],
  },
];

const after: SystemState = {
  files: {
    ...before.files,
    '/etc/motd': motd,
    '/etc/ntp': { type: 'directory', mode: '0755', ...root },
    '/etc/ntp.conf': confFile,
  },
  packages: { ...before.packages, ntp: { version: '4.2.8' } },
  services: { ...before.services, ntp: { ensure: 'running', enable: 'true' } },
  users: { ...before.users, deploy },
  groups: { ...before.groups, deploy: { gid: 1001, members: ['deploy'] } },
  crons: { rotate: { user: 'deploy', line: '0 3 * * * /usr/sbin/logrotate' } },
};

const contentChange = {
  property: 'content',
  message: "content changed '{sha256}a1b2c3' to '{sha256}d4e5f6'",
  previous: '{sha256}a1b2c3',
  desired: '{sha256}d4e5f6',
  status: 'success',
  corrective: false,
} as const;

/** The first apply of the ntp project. */
export const ntpReport: RunReportView = buildReport(
  [
    ran('File[/etc/motd]', 0, 40, 'changed', { changes: [contentChange], steps: [0, 1] }),
    ran('Exec[reload issue]', 40, 340, 'refreshed', { steps: [1, 1] }),
    ran('Package[ntp]', 340, 2400, 'changed', {
      changes: [
        {
          property: 'ensure',
          message: 'created',
          previous: 'purged',
          desired: 'present',
          status: 'success',
          corrective: false,
        },
      ],
      steps: [1, 2],
    }),
    ran('File[/etc/ntp]', 2400, 2500, 'changed', {
      changes: [
        {
          property: 'ensure',
          message: 'created',
          previous: 'absent',
          desired: 'directory',
          status: 'success',
          corrective: false,
        },
      ],
      steps: [2, 3],
    }),
    ran('File[/etc/ntp.conf]', 2500, 2600, 'changed', { changes: [contentChange], steps: [3, 4] }),
    ran('File[/etc/ntp/keys]', 2600, 2610, 'unchanged', { steps: [4, 4] }),
    ran(`File[${longFile}]`, 2610, 2620, 'unchanged', { steps: [4, 4] }),
    ran('File[/etc/ntp/peers/tick]', 2620, 2630, 'unchanged', { steps: [4, 4] }),
    ran('Service[ntp]', 2630, 3500, 'changed', {
      changes: [
        {
          property: 'ensure',
          message: "ensure changed 'stopped' to 'running'",
          previous: 'stopped',
          desired: 'running',
          status: 'success',
          corrective: false,
        },
      ],
      steps: [4, 5],
    }),
    ran('Group[deploy]', 3500, 3510, 'unchanged', { steps: [5, 5] }),
    ran('User[deploy]', 3510, 3700, 'changed', { steps: [5, 6] }),
    ran('File[/home/deploy]', 3700, 3710, 'unchanged', { steps: [6, 6] }),
    ran('Cron[rotate]', 3710, 3720, 'unchanged', { steps: [6, 6] }),
    ran('Notify[done]', 3720, 3720, 'changed', { steps: [6, 6] }),
  ],
  {
    before,
    after,
    journal,
    duration: 3720,
    refreshes: [
      { from: 'File[/etc/motd]', to: 'Exec[reload issue]', sentAt: 40, actedAt: 60, noop: false },
      { from: 'File[/etc/ntp.conf]', to: 'Service[ntp]', sentAt: 2600, actedAt: 3400, noop: false },
    ],
    logs: [
      {
        level: 'notice',
        source: '/Stage[main]/Main/File[/etc/motd]/content',
        message: contentChange.message,
        time: 40,
      },
    ],
  },
);

/** A run in which the package fails and its dependents are skipped. */
export const failedReport: RunReportView = buildReport(
  [
    ran('Package[ntp]', 0, 900, 'failed', {
      changes: [
        {
          property: 'ensure',
          message: "change from 'purged' to 'present' failed: E: Unable to locate package ntp",
          previous: 'purged',
          desired: 'present',
          status: 'failure',
          corrective: false,
        },
      ],
      reason: 'E: Unable to locate package ntp',
    }),
    ran('File[/etc/ntp.conf]', 900, 900, 'skipped', { reason: 'Dependency Package[ntp] has failures: true' }),
    ran('Service[ntp]', 900, 900, 'skipped', { reason: 'Dependency Package[ntp] has failures: true' }),
    ran('File[/etc/motd]', 900, 950, 'unchanged'),
  ],
  { status: 'failed', before, after: before, duration: 950 },
);
