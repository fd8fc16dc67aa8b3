import type { AnalysisView } from '../../protocol/analysis.ts';
import { buildAnalysis, dependency, mainResources, resource } from './build-views.ts';

/** A cycle of two resources and a cycle of three. */
export const cycleAnalysis: AnalysisView = buildAnalysis(
  [
    ...mainResources,
    resource('File[/etc/app.conf]', 'Class[main]', { line: 1 }),
    resource('Service[app]', 'Class[main]', { line: 5 }),
    resource('Package[app]', 'Class[main]', { line: 8 }),
    resource('Notify[a]', 'Class[main]', { line: 12 }),
    resource('Notify[b]', 'Class[main]', { line: 13 }),
    resource('Notify[c]', 'Class[main]', { line: 14 }),
  ],
  [
    dependency('File[/etc/app.conf]', 'Service[app]', 'notify', 3),
    dependency('Service[app]', 'File[/etc/app.conf]', 'before', 6),
    dependency('Package[app]', 'File[/etc/app.conf]', 'require', 2),
    dependency('Notify[a]', 'Notify[b]', 'before', 12),
    dependency('Notify[b]', 'Notify[c]', 'before', 13),
    dependency('Notify[c]', 'Notify[a]', 'before', 14),
  ],
  {
    cycles: [
      {
        members: ['File[/etc/app.conf]', 'Service[app]'],
        edges: ['File[/etc/app.conf] -> Service[app]', 'Service[app] -> File[/etc/app.conf]'],
        path: [
          { ref: 'File[/etc/app.conf]', edge: 'File[/etc/app.conf] -> Service[app]' },
          { ref: 'Service[app]', edge: 'Service[app] -> File[/etc/app.conf]' },
          { ref: 'File[/etc/app.conf]' },
        ],
        cuts: [{ statements: [{ edges: ['Service[app] -> File[/etc/app.conf]'] }] }],
      },
      {
        members: ['Notify[a]', 'Notify[b]', 'Notify[c]'],
        edges: ['Notify[a] -> Notify[b]', 'Notify[b] -> Notify[c]', 'Notify[c] -> Notify[a]'],
        path: [
          { ref: 'Notify[a]', edge: 'Notify[a] -> Notify[b]' },
          { ref: 'Notify[b]', edge: 'Notify[b] -> Notify[c]' },
          { ref: 'Notify[c]', edge: 'Notify[c] -> Notify[a]' },
          { ref: 'Notify[a]' },
        ],
        cuts: [{ statements: [{ edges: ['Notify[c] -> Notify[a]'] }] }],
      },
    ],
    cycleMessage:
      "Found 2 dependency cycles:\n(File[/etc/app.conf] => Service[app] => File[/etc/app.conf])\\n(Notify[a] => Notify[b] => Notify[c] => Notify[a])\\nTry the '--graph' option and opening the resulting '.dot' file in OmniGraffle or GraphViz",
  },
);
