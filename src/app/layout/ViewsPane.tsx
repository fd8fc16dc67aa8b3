import { Suspense, use, type ReactNode } from 'react';
import { panels, ReplayBar, type PanelEntry } from '../../panels/registry.ts';
import { afterEditor } from '../../store/after-editor.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import './view.css';

/** What it holds loads after the editor. */
function AfterEditor({ children }: { readonly children: ReactNode }) {
  use(afterEditor);
  return children;
}

/** One view of the registry, whose code loads when it is first shown. */
export function View({ panel }: { readonly panel: PanelEntry }) {
  const { Component, title, replay } = panel;
  return (
    <div className="view">
      <div className="view-content">
        <ErrorBoundary what={title} key={panel.id}>
          <Suspense fallback={<EmptyState title={`Loading ${title.toLowerCase()}`} />}>
            <AfterEditor>
              <Component />
            </AfterEditor>
          </Suspense>
        </ErrorBoundary>
      </div>
      {replay === undefined ? null : (
        <Suspense fallback={null}>
          <AfterEditor>
            <ReplayBar onlyInReplay={replay === 'begun'} />
          </AfterEditor>
        </Suspense>
      )}
    </div>
  );
}

export function ViewsPane() {
  const view = useAppStore((state) => state.view);
  const { showView } = useActions();
  const panel = panels.find(({ id }) => id === view) ?? panels[0];
  if (panel === undefined) return null;
  return (
    <Tabs
      label="Views"
      tabs={panels}
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
