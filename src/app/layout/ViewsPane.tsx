import { useState } from 'react';
import type { PanelEntry } from '../../panels/shared/panel-entry.ts';
import { panels } from '../../panels/registry.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Landmark } from '../../ui/Landmark.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { MoreViews } from './MoreViews.tsx';
import { View } from './View.tsx';
import { ViewsAndLists } from './ViewsAndLists.tsx';

const pinned = panels.filter(({ isPinned }) => isPinned === true);

/** Returns the shown view, and the views with tabs: the pinned views, and the last view chosen in the menu. */
function useViewTabs(): { readonly shown: PanelEntry; readonly tabs: readonly PanelEntry[] } | undefined {
  const view = useAppStore((state) => state.view);
  const shown = panels.find(({ id }) => id === view) ?? panels[0];
  const [extra, setExtra] = useState<PanelEntry>();
  if (shown === undefined) return undefined;
  if (shown.isPinned !== true && shown !== extra) setExtra(shown);
  return { shown, tabs: extra === undefined ? pinned : [...pinned, extra] };
}

export function ViewsPane() {
  const { showView } = useActions();
  const views = useViewTabs();
  if (views === undefined) return null;
  const { shown, tabs } = views;
  return (
    <Landmark label="Views">
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
    </Landmark>
  );
}

export function ResultsPane() {
  const views = useViewTabs();
  if (views === undefined) return null;
  const { shown, tabs } = views;
  return (
    <Landmark label="Views">
      <ViewsAndLists label="Views" views={tabs} shown={shown} more={<MoreViews selected={shown.id} />} />
    </Landmark>
  );
}
