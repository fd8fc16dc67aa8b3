import { useState } from 'react';
import type { PanelEntry } from '../../panels/shared/panel-entry.ts';
import { panels, ReplayBar, RunBar } from '../../panels/registry.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { LaterPart } from './LaterPart.tsx';
import { MoreViews } from './MoreViews.tsx';
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

const pinned = panels.filter(({ isPinned }) => isPinned === true);

/** The views: the pinned ones as tabs, the others in a menu; the last one chosen there keeps a tab until another is chosen. */
export function ViewsPane() {
  const view = useAppStore((state) => state.view);
  const { showView } = useActions();
  const shown = panels.find(({ id }) => id === view) ?? panels[0];
  const [extra, setExtra] = useState<PanelEntry>();
  if (shown === undefined) return null;
  if (shown.isPinned !== true && shown !== extra) setExtra(shown);
  const tabs = extra === undefined ? pinned : [...pinned, extra];
  return (
    <Tabs
      label="Views"
      tabs={tabs}
      selected={shown.id}
      onSelect={(id) => {
        const chosen = tabs.find((entry) => entry.id === id);
        if (chosen !== undefined) showView(chosen.id);
      }}
      more={<MoreViews selected={shown.id} />}
    >
      <View panel={shown} />
    </Tabs>
  );
}
