import { Code, Ellipsis, Play, Server, TriangleAlert, Waypoints } from 'lucide-react';
import { panels } from '../../panels/registry.ts';
import type { NarrowPane, ViewId } from '../../store/state.ts';
import { selectProblemCounts } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { BottomPane } from './BottomPane.tsx';
import { EditorPane } from './EditorPane.tsx';
import { MorePane } from './MorePane.tsx';
import { View } from './ViewsPane.tsx';
import './narrow.css';

const panes = [
  { id: 'code', title: 'Code', Icon: Code },
  { id: 'graph', title: 'Graph', Icon: Waypoints },
  { id: 'run', title: 'Run', Icon: Play },
  { id: 'system', title: 'System', Icon: Server },
  { id: 'more', title: 'More', Icon: Ellipsis },
] as const satisfies readonly { id: NarrowPane; title: string; Icon: typeof Code }[];

function PanelView({ id }: { readonly id: ViewId }) {
  const panel = panels.find((entry) => entry.id === id);
  return panel === undefined ? null : <View panel={panel} />;
}

const runViews = ['timeline', 'report'] as const;

/** Under the text, how much is wrong in it; leads to the list. */
function ProblemStrip() {
  const { error, warning } = useAppStore(selectProblemCounts);
  const { showNarrowPane, showBottomTab } = useActions();
  if (error + warning === 0) return null;
  const words = [
    error === 0 ? [] : [`${error} ${error === 1 ? 'error' : 'errors'}`],
    warning === 0 ? [] : [`${warning} ${warning === 1 ? 'warning' : 'warnings'}`],
  ].flat();
  return (
    <button
      type="button"
      className={error > 0 ? 'narrow-problems narrow-problems-error' : 'narrow-problems'}
      onClick={() => {
        showBottomTab('problems');
        showNarrowPane('run');
      }}
    >
      <TriangleAlert aria-hidden />
      {words.join(', ')}
    </button>
  );
}

/** What the run did: its timeline, its report, and under them problems and log. */
function RunPane() {
  const view = useAppStore((state) => (state.view === 'report' ? 'report' : 'timeline'));
  const { showView } = useActions();
  const tabs = panels.filter(({ id }) => runViews.some((entry) => entry === id));
  return (
    <div className="narrow-run">
      <div className="narrow-run-view">
        <Tabs
          label="Views of the run"
          tabs={tabs}
          selected={view}
          onSelect={(id) => showView(id === 'report' ? 'report' : 'timeline')}
        >
          <PanelView id={view} />
        </Tabs>
      </div>
      <div className="narrow-run-log">
        <BottomPane />
      </div>
    </div>
  );
}

/** One pane at a time, with a bar of tabs at the lower edge. The editor stays mounted, so that its undo survives. */
export function NarrowLayout() {
  const pane = useAppStore((state) => state.narrowPane);
  const { showNarrowPane } = useActions();
  return (
    <>
      <main className="narrow-main">
        <div className="narrow-pane" hidden={pane !== 'code'}>
          <EditorPane plain notice={<ProblemStrip />} />
        </div>
        {pane === 'graph' ? <PanelView id="graph" /> : null}
        {pane === 'run' ? <RunPane /> : null}
        {pane === 'system' ? <PanelView id="system" /> : null}
        {pane === 'more' ? <MorePane /> : null}
      </main>
      <nav className="narrow-bar" aria-label="Panes">
        {panes.map(({ id, title, Icon }) => (
          <button
            key={id}
            type="button"
            className="narrow-tab"
            aria-current={pane === id ? 'page' : undefined}
            onClick={() => showNarrowPane(id)}
          >
            <Icon aria-hidden />
            {title}
          </button>
        ))}
      </nav>
    </>
  );
}
