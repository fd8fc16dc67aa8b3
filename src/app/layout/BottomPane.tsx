import { LogPanel } from '../../panels/log/LogPanel.tsx';
import { logText } from '../../panels/shared/log-text.ts';
import { logView } from '../../panels/log/log-view.ts';
import { selectShownLog } from '../../panels/log/shown-log.ts';
import { problemText } from '../../panels/problems/problem-text.ts';
import { ProblemsPanel } from '../../panels/problems/ProblemsPanel.tsx';
import { problemsView } from '../../panels/problems/problems-view.ts';
import { RunAgeNote } from '../../panels/shared/runs/RunBar.tsx';
import { RunPicker } from '../../panels/shared/runs/RunPicker.tsx';
import { fileNameOf } from '../../panels/shared/file-name.ts';
import { ListActions } from '../../panels/shared/ListTools.tsx';
import { selectProblemCounts, selectProblems } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

/** Problems and the log, under the text that they are about. */
export function BottomPane() {
  const tab = useAppStore((state) => state.bottomTab);
  const problems = useAppStore(selectProblems);
  const counts = useAppStore(selectProblemCounts);
  const lines = useAppStore(selectShownLog);
  const name = useAppStore((state) => fileNameOf(state.project.name));
  const { showBottomTab } = useActions();
  const tone = counts.error > 0 ? 'error' : counts.warning > 0 ? 'warning' : 'neutral';
  return (
    <Tabs
      label="Problems and log"
      tabs={[
        { id: 'problems', title: 'Problems', count: problems.length, tone },
        { id: 'log', title: 'Log', count: lines.length },
      ]}
      selected={tab}
      onSelect={(id) => showBottomTab(id === 'log' ? 'log' : 'problems')}
      actions={
        tab === 'log' ? (
          <>
            <RunAgeNote isShort />
            <RunPicker />
            <ListActions
              key="log"
              view={logView}
              what="log"
              isEmpty={lines.length === 0}
              text={() => `${lines.map(logText).join('\n')}\n`}
              fileName={`${name}.log`}
            />
          </>
        ) : (
          <ListActions
            key="problems"
            view={problemsView}
            what="problems"
            isEmpty={problems.length === 0}
            text={() => `${problems.map(problemText).join('\n')}\n`}
            fileName={`${name}-problems.txt`}
          />
        )
      }
    >
      <ErrorBoundary what={tab === 'log' ? 'The log' : 'The list of problems'} key={tab}>
        {tab === 'log' ? <LogPanel /> : <ProblemsPanel />}
      </ErrorBoundary>
    </Tabs>
  );
}
