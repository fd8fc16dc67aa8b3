import { useEffect } from 'react';
import { Code, Ellipsis, GraduationCap, Play, Server, TriangleAlert, Waypoints } from 'lucide-react';
import type { PanelEntry } from '../../panels/shared/panel-entry.ts';
import { panels } from '../../panels/registry.ts';
import type { NarrowPane } from '../../store/state/view-state.ts';
import { selectProblemCounts } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { LessonSide } from '../lessons/LessonSide.tsx';
import { LessonStrip } from '../lessons/LessonStrip.tsx';
import { EditorPane } from './EditorPane.tsx';
import { MorePane } from './MorePane.tsx';
import { ViewsAndLists } from './ViewsAndLists.tsx';
import { View } from './View.tsx';
import './narrow.css';

const panes = [
  { id: 'lesson', title: 'Lesson', Icon: GraduationCap },
  { id: 'code', title: 'Code', Icon: Code },
  { id: 'graph', title: 'Graph', Icon: Waypoints },
  { id: 'run', title: 'Run', Icon: Play },
  { id: 'system', title: 'System', Icon: Server },
  { id: 'more', title: 'More', Icon: Ellipsis },
] as const satisfies readonly { id: NarrowPane; title: string; Icon: typeof Code }[];

function listViews(pane: NarrowPane): readonly PanelEntry[] {
  return panels.filter(({ narrow }) => 'pane' in narrow && narrow.pane === pane);
}

function PaneViews({ pane, label }: { readonly pane: NarrowPane; readonly label: string }) {
  const chosen = useAppStore((state) => state.view);
  const { showView } = useActions();
  const views = listViews(pane);
  const shown = views.find(({ id }) => id === chosen) ?? views[0];
  if (shown === undefined) return null;
  if (views.length === 1) return <View panel={shown} />;
  return (
    <Tabs
      label={label}
      tabs={views}
      selected={shown.id}
      onSelect={(id) => showView(views.find((view) => view.id === id)?.id ?? shown.id)}
    >
      <View panel={shown} />
    </Tabs>
  );
}

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

/** Results of the run: timeline, report, problems or log. Only one is shown, so that it fills the pane. */
function RunPane() {
  const view = useAppStore((state) => state.view);
  const views = listViews('run');
  const shown = views.find(({ id }) => id === view) ?? views[0];
  return shown === undefined ? null : <ViewsAndLists label="Views of the run" views={views} shown={shown} />;
}

function ViewSheet() {
  const sheet = useAppStore((state) => state.sheet);
  const { closeSheet } = useActions();
  const shown = panels.find(({ id }) => id === sheet);
  return shown === undefined ? null : (
    <Dialog isOpen onClose={closeSheet} title={shown.title} form="sheet" width="wide">
      <div className="more-view">
        <View panel={shown} />
      </div>
    </Dialog>
  );
}

/** One pane at a time, with a tab bar at the bottom. The editor stays mounted to keep its undo history. */
export function NarrowLayout() {
  const requested = useAppStore((state) => state.narrowPane);
  const lesson = useAppStore((state) => state.lesson?.id);
  const isLesson = lesson !== undefined;
  const isPuzzle = isLesson && puzzleOfLesson(lesson) !== undefined;
  const { showNarrowPane, joinGroups } = useActions();
  // Joins the editor groups, because a narrow page has space for only one.
  useEffect(joinGroups, [joinGroups]);
  const pane = requested === 'lesson' && !isLesson ? 'code' : requested;
  const shown = isLesson ? panes : panes.filter(({ id }) => id !== 'lesson');
  return (
    <div className="narrow">
      <main className="narrow-main">
        <div className="narrow-pane" hidden={pane !== 'code'}>
          <EditorPane narrow notice={<ProblemStrip />} />
        </div>
        {pane === 'lesson' ? <LessonSide /> : null}
        {pane === 'graph' ? <PaneViews pane="graph" label="Views of the graph" /> : null}
        {pane === 'run' ? <RunPane /> : null}
        {pane === 'system' ? <PaneViews pane="system" label="Views of the machine" /> : null}
        {pane === 'more' ? <MorePane /> : null}
        <ViewSheet />
      </main>
      <LessonStrip />
      <nav className="narrow-bar" aria-label="Panes">
        {shown.map(({ id, title, Icon }) => (
          <button
            key={id}
            type="button"
            className="narrow-tab"
            aria-current={pane === id ? 'page' : undefined}
            onClick={() => showNarrowPane(id)}
          >
            <Icon aria-hidden />
            {id === 'lesson' && isPuzzle ? 'Puzzle' : title}
          </button>
        ))}
      </nav>
    </div>
  );
}
