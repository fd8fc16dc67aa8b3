import { LogPanel } from '../../panels/log/LogPanel.tsx';
import { ProblemsPanel } from '../../panels/problems/ProblemsPanel.tsx';
import { selectLogs, selectProblemCounts } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

/** Problems and the log, under the text that they are about. */
export function BottomPane() {
  const tab = useAppStore((state) => state.bottomTab);
  const problems = useAppStore(selectProblemCounts);
  const lines = useAppStore((state) => selectLogs(state).length);
  const { showBottomTab } = useActions();
  const count = problems.error + problems.warning + problems.info;
  const tone = problems.error > 0 ? 'error' : problems.warning > 0 ? 'warning' : 'neutral';
  return (
    <Tabs
      label="Problems and log"
      tabs={[
        { id: 'problems', title: 'Problems', count, tone },
        { id: 'log', title: 'Log', count: lines },
      ]}
      selected={tab}
      onSelect={(id) => showBottomTab(id === 'log' ? 'log' : 'problems')}
    >
      <ErrorBoundary what={tab === 'log' ? 'The log' : 'The list of problems'} key={tab}>
        {tab === 'log' ? <LogPanel /> : <ProblemsPanel />}
      </ErrorBoundary>
    </Tabs>
  );
}
