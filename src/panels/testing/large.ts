/** Generates the data of projects of any size, to test the limits of panels. The same size gives the same data. */
import type { AnalysisView, DependencyView, ResourceView } from '../../protocol/analysis.ts';
import type { JournalStepView, Outcome, RefreshView, ResourceRunView, RunReportView } from '../../protocol/run.ts';
import { buildAnalysis, dependency, mainResources, ran, buildReport, resource } from './build-views.ts';

const perClass = 12;

/**
 * Returns an analysis with `count` native resources in classes of twelve: a package, files and a service. Each class
 * depends on the class seven before it.
 */
export function largeAnalysis(count: number): AnalysisView {
  const resources: ResourceView[] = [...mainResources];
  const dependencies: DependencyView[] = [];
  for (let group = 0; group * perClass < count; group += 1) {
    const container = `Class[App${group}]`;
    resources.push(resource(container, 'Stage[main]', { line: group + 1 }));
    if (group >= 7)
      dependencies.push(dependency(`Class[App${group - 7}]`, container, group % 3 === 0 ? 'notify' : 'before', group));
    const size = Math.min(perClass, count - group * perClass);
    for (let index = 0; index < size; index += 1) {
      const line = group * perClass + index;
      const refs = memberRefs(group);
      const ref = refs[index];
      if (ref === undefined) continue;
      resources.push(resource(ref, container, { line, parameters: { ensure: "'present'" } }));
      if (index === 1) dependencies.push(dependency(refs[0] ?? '', ref, 'require', line));
      if (index > 1 && index < perClass - 1) dependencies.push(dependency(refs[1] ?? '', ref, 'autorequire'));
      if (index === perClass - 1) dependencies.push(dependency(refs[2] ?? '', ref, 'notify', line));
    }
  }
  return buildAnalysis(resources, dependencies);
}

function memberRefs(group: number): readonly string[] {
  const files = Array.from({ length: perClass - 3 }, (_, index) => `File[/etc/app${group}/conf.d/${index}.conf]`);
  return [`Package[app${group}]`, `File[/etc/app${group}]`, ...files, `Service[app${group}]`];
}

const outcomes: readonly Outcome[] = ['changed', 'unchanged', 'unchanged', 'unchanged', 'changed', 'unchanged'];

export function largeReport(count: number): RunReportView {
  const runs: ResourceRunView[] = [];
  const refreshes: RefreshView[] = [];
  const journal: JournalStepView[] = [];
  let time = 0;
  for (const { ref, kind } of largeAnalysis(count).catalog?.resources ?? []) {
    if (kind !== 'native') continue;
    const outcome = outcomes[runs.length % outcomes.length] ?? 'unchanged';
    const end = time + (ref.startsWith('Package') ? 900 : 30);
    const from = journal.length;
    if (outcome === 'changed') journal.push({ time: end, label: `change ${ref}`, ref, changes: [] });
    runs.push(ran(ref, time, end, outcome, { steps: [from, journal.length] }));
    if (ref.startsWith('Service')) {
      const cause = runs.at(-9)?.ref;
      if (cause !== undefined) refreshes.push({ from: cause, to: ref, sentAt: time - 200, actedAt: end, noop: false });
    }
    time = end;
  }
  return buildReport(runs, { refreshes, journal, duration: time });
}
