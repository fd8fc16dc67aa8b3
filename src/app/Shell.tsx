import { Suspense } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { panels } from '../panels/registry.ts';
import { useActions, useAppStore } from '../store/store.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import './shell.css';

function Views() {
  const view = useAppStore((state) => state.view);
  const { showView } = useActions();
  const panel = panels.find(({ id }) => id === view) ?? panels[0];
  if (panel === undefined) return null;
  const { Component } = panel;
  return (
    <Tabs
      label="Views"
      tabs={panels}
      selected={panel.id}
      onSelect={(id) => showView(panels.find((entry) => entry.id === id)?.id ?? view)}
    >
      <ErrorBoundary what={panel.title} key={panel.id}>
        <Suspense fallback={<EmptyState title="Loading" />}>
          <Component />
        </Suspense>
      </ErrorBoundary>
    </Tabs>
  );
}

export function Shell() {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id: 'bunraku.columns', storage: localStorage });
  const activeFile = useAppStore((state) => state.activeFile);
  const text = useAppStore((state) => (activeFile === undefined ? '' : (state.project.files[activeFile] ?? '')));
  return (
    <div className="shell">
      <Group defaultLayout={defaultLayout} onLayoutChanged={onLayoutChanged}>
        <Panel id="code" minSize="320px">
          <pre>{text}</pre>
        </Panel>
        <Separator className="separator" />
        <Panel id="views" minSize="320px">
          <Views />
        </Panel>
      </Group>
      <Toasts />
    </div>
  );
}
