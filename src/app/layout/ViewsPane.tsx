import type { PanelEntry } from '../../panels/shared/panel-entry.ts';
import { panels, ReplayBar, RunBar } from '../../panels/registry.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Tabs, type TabEntry } from '../../ui/Tabs.tsx';
import { LaterPart } from './LaterPart.tsx';
import './view.css';

/** One view of the registry, whose code loads when it is first shown. */
export function View({ panel }: { readonly panel: PanelEntry }) {
  const { Component, title, replay, isOfRun = false } = panel;
  return (
    <div className="view">
      {isOfRun ? (
        <LaterPart what="The history of runs">
          <RunBar />
        </LaterPart>
      ) : null}
      <div className="view-content">
        <LaterPart what={title} key={panel.id} waiting={`Loading ${title.toLowerCase()}`}>
          <Component />
        </LaterPart>
      </div>
      {replay === undefined ? null : (
        <LaterPart what="The replay">
          <ReplayBar onlyInReplay={replay === 'begun'} />
        </LaterPart>
      )}
    </div>
  );
}

/** The views as tabs: those that a newcomer needs, and after a gap the others. */
const viewTabs: readonly TabEntry[] = panels.map(({ id, title, isForNewcomers }, index) => ({
  id,
  title,
  beginsGroup: isForNewcomers !== true && panels[index - 1]?.isForNewcomers === true,
}));

export function ViewsPane() {
  const view = useAppStore((state) => state.view);
  const { showView } = useActions();
  const panel = panels.find(({ id }) => id === view) ?? panels[0];
  if (panel === undefined) return null;
  return (
    <Tabs
      label="Views"
      tabs={viewTabs}
      selected={panel.id}
      onSelect={(id) => {
        const chosen = panels.find((entry) => entry.id === id);
        if (chosen !== undefined) showView(chosen.id);
      }}
    >
      <View panel={panel} />
    </Tabs>
  );
}
