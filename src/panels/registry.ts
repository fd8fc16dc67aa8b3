import type { ComponentType } from 'react';
import type { ViewId } from '../store/state.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** A view of the page's right side. Its component takes nothing: it reads the store. */
export interface PanelEntry {
  readonly id: ViewId;
  readonly title: string;
  /** Whether the replay of a run can be steered from it, or shows there once it has begun elsewhere. */
  readonly replay?: 'always' | 'begun';
  readonly Component: ComponentType;
}

/** The views in the order of their tabs; a panel's code loads when its tab is first shown. */
export const panels: readonly PanelEntry[] = [
  {
    id: 'graph',
    title: 'Graph',
    replay: 'begun',
    Component: lazyPart(async () => (await import('./graph/GraphPanel.tsx')).GraphPanel),
  },
  {
    id: 'timeline',
    title: 'Timeline',
    replay: 'always',
    Component: lazyPart(async () => (await import('./timeline/TimelinePanel.tsx')).TimelinePanel),
  },
  {
    id: 'system',
    title: 'System',
    replay: 'always',
    Component: lazyPart(async () => (await import('./system/SystemPanel.tsx')).SystemPanel),
  },
  {
    id: 'terminal',
    title: 'Terminal',
    Component: lazyPart(async () => (await import('./terminal/TerminalPanel.tsx')).TerminalPanel),
  },
  {
    id: 'catalog',
    title: 'Catalog',
    Component: lazyPart(async () => (await import('./catalog/CatalogPanel.tsx')).CatalogPanel),
  },
  {
    id: 'report',
    title: 'Report',
    Component: lazyPart(async () => (await import('./report/ReportPanel.tsx')).ReportPanel),
  },
  {
    id: 'data',
    title: 'Data',
    Component: lazyPart(async () => (await import('./data/DataPanel.tsx')).DataPanel),
  },
  {
    id: 'tree',
    title: 'Syntax tree',
    Component: lazyPart(async () => (await import('./tree/TreePanel.tsx')).TreePanel),
  },
];

/** The bar that steps through a run, under the views that have one. */
export const ReplayBar = lazyPart(async () => (await import('./replay/ReplayBar.tsx')).ReplayBar);
