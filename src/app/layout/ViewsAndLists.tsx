import type { ReactNode } from 'react';
import type { PanelEntry } from '../../panels/shared/panel-entry.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { BottomActions, BottomList, useListTabs } from './BottomPane.tsx';
import { View } from './View.tsx';
import './views-and-lists.css';

interface ViewsAndListsProps {
  readonly label: string;
  readonly views: readonly PanelEntry[];
  readonly shown: PanelEntry;
  readonly more?: ReactNode;
}

/** Views, problems and log as tabs of one pane, for pages without space for two panes. */
export function ViewsAndLists({ label, views, shown, more }: ViewsAndListsProps) {
  const list = useAppStore((state) => state.bottomTab);
  const part = useAppStore((state) => state.runPart);
  const { showView, showBottomTab } = useActions();
  const lists = useListTabs();
  return (
    <Tabs
      label={label}
      tabs={[...views, ...lists]}
      selected={part === 'list' ? list : shown.id}
      onSelect={(id) => {
        if (id === 'log' || id === 'problems') showBottomTab(id);
        else showView(views.find((each) => each.id === id)?.id ?? shown.id);
      }}
      more={more}
    >
      {part === 'list' ? (
        <div className="pane-list">
          <div className="pane-list-actions">
            <BottomActions />
          </div>
          <div className="pane-list-body">
            <BottomList />
          </div>
        </div>
      ) : (
        <View panel={shown} />
      )}
    </Tabs>
  );
}
