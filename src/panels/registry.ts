import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ViewId } from '../store/state.ts';

/** A view of the page's right side. Its component takes nothing: it reads the store. */
export interface PanelEntry {
  readonly id: ViewId;
  readonly title: string;
  readonly Component: LazyExoticComponent<ComponentType>;
}

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/*Panel.tsx');

/** The views in the order of their tabs; a panel's code loads when its tab is first shown. */
const declared = [
  { id: 'graph', title: 'Graph', exported: 'GraphPanel' },
  { id: 'timeline', title: 'Timeline', exported: 'TimelinePanel' },
  { id: 'system', title: 'System', exported: 'SystemPanel' },
  { id: 'catalog', title: 'Catalog', exported: 'CatalogPanel' },
  { id: 'report', title: 'Report', exported: 'ReportPanel' },
] as const satisfies readonly { id: ViewId; title: string; exported: string }[];

export const panels: readonly PanelEntry[] = declared.flatMap(({ id, title, exported }) => {
  const load = modules[`./${id}/${exported}.tsx`];
  if (load === undefined) return [];
  const Component = lazy(async () => {
    const component = (await load())[exported];
    if (component === undefined) throw new Error(`src/panels/${id}/${exported}.tsx does not export ${exported}`);
    return { default: component };
  });
  return [{ id, title, Component }];
});
