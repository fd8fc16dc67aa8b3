import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ViewId } from '../store/state.ts';

/** A view of the page's right side. Its component takes nothing: it reads the store. */
export interface PanelEntry {
  readonly id: ViewId;
  readonly title: string;
  readonly Component: LazyExoticComponent<ComponentType>;
}

/** The views in the order of their tabs; a panel's code loads when its tab is first shown. */
export const panels: readonly PanelEntry[] = [
  {
    id: 'graph',
    title: 'Graph',
    Component: lazy(async () => ({ default: (await import('./graph/GraphPanel.tsx')).GraphPanel })),
  },
  {
    id: 'timeline',
    title: 'Timeline',
    Component: lazy(async () => ({ default: (await import('./timeline/TimelinePanel.tsx')).TimelinePanel })),
  },
  {
    id: 'system',
    title: 'System',
    Component: lazy(async () => ({ default: (await import('./system/SystemPanel.tsx')).SystemPanel })),
  },
  {
    id: 'terminal',
    title: 'Terminal',
    Component: lazy(async () => ({ default: (await import('./terminal/TerminalPanel.tsx')).TerminalPanel })),
  },
  {
    id: 'catalog',
    title: 'Catalog',
    Component: lazy(async () => ({ default: (await import('./catalog/CatalogPanel.tsx')).CatalogPanel })),
  },
  {
    id: 'report',
    title: 'Report',
    Component: lazy(async () => ({ default: (await import('./report/ReportPanel.tsx')).ReportPanel })),
  },
  {
    id: 'data',
    title: 'Data',
    Component: lazy(async () => ({ default: (await import('./data/DataPanel.tsx')).DataPanel })),
  },
  {
    id: 'tree',
    title: 'Syntax tree',
    Component: lazy(async () => ({ default: (await import('./tree/TreePanel.tsx')).TreePanel })),
  },
];
