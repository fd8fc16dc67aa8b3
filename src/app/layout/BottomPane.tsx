import { useShallow } from 'zustand/react/shallow';
import { SlidersHorizontal } from 'lucide-react';
import { LogPanel } from '../../panels/log/LogPanel.tsx';
import { logText } from '../../panels/shared/text/log-text.ts';
import { logView } from '../../panels/log/log-view.ts';
import { selectShownLog } from '../../panels/log/shown-log.ts';
import { problemText } from '../../panels/problems/problem-text.ts';
import { ProblemsScope } from '../../panels/problems/ProblemsScope.tsx';
import { ProblemsPanel } from '../../panels/problems/ProblemsPanel.tsx';
import { problemsView } from '../../panels/problems/problems-view.ts';
import { RunAgeNote } from '../../panels/shared/runs/RunBar.tsx';
import { RunPicker } from '../../panels/shared/runs/RunPicker.tsx';
import { toFileName } from '../../panels/shared/file-name.ts';
import { ListActions } from '../../panels/shared/list/ListTools.tsx';
import { selectProblems } from '../../store/problems.ts';
import { selectProblemCounts } from '../../store/selectors.ts';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Landmark } from '../../ui/Landmark.tsx';
import { Tabs, type TabEntry } from '../../ui/controls/Tabs.tsx';
import { useCommands } from '../commands.ts';

export function useListTabs(): readonly TabEntry[] {
  const problems = useAppStore((state) => selectProblems(state).length);
  const counts = useAppStore(useShallow(selectProblemCounts));
  const lines = useAppStore((state) => selectShownLog(state).length);
  const tone = counts.error > 0 ? 'error' : counts.warning > 0 ? 'warning' : 'neutral';
  return [
    { id: 'problems', title: 'Problems', count: problems, tone },
    { id: 'log', title: 'Log', count: lines },
  ];
}

export function BottomActions() {
  const tab = useAppStore((state) => state.bottomTab);
  const hasProblems = useAppStore((state) => selectProblems(state).length > 0);
  const hasLines = useAppStore((state) => selectShownLog(state).length > 0);
  const name = useAppStore((state) => toFileName(state.project.name));
  const { show } = useCommands();
  return tab === 'log' ? (
    <>
      <RunAgeNote isShort />
      <RunPicker />
      <ListActions
        key="log"
        view={logView}
        what="log"
        isEmpty={!hasLines}
        text={() => `${selectShownLog(appStore.getState()).map(logText).join('\n')}\n`}
        fileName={`${name}.log`}
      />
    </>
  ) : (
    <>
      <ProblemsScope />
      <IconButton label="Settings" className="list-settings" onPress={() => show('settings')}>
        <SlidersHorizontal />
      </IconButton>
      <ListActions
        key="problems"
        view={problemsView}
        what="problems"
        isEmpty={!hasProblems}
        text={() => `${selectProblems(appStore.getState()).map(problemText).join('\n')}\n`}
        fileName={`${name}-problems.txt`}
      />
    </>
  );
}

export function BottomList() {
  const tab = useAppStore((state) => state.bottomTab);
  return (
    <ErrorBoundary what={tab === 'log' ? 'The log' : 'The list of problems'} key={tab}>
      {tab === 'log' ? <LogPanel /> : <ProblemsPanel />}
    </ErrorBoundary>
  );
}

// Created once: a key press that changes a count renders the tabs again, but not these elements.
const list = <BottomList />;
const actions = <BottomActions />;

export function BottomPane() {
  const tab = useAppStore((state) => state.bottomTab);
  const tabs = useListTabs();
  const { showBottomTab } = useActions();
  return (
    <Landmark label="Problems and log">
      <Tabs
        label="Problems and log"
        tabs={tabs}
        selected={tab}
        onSelect={(id) => showBottomTab(id === 'log' ? 'log' : 'problems')}
        actions={actions}
      >
        {list}
      </Tabs>
    </Landmark>
  );
}
