import { ListTree } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly catalog: true;
  }
}

export const panel: PanelEntry = {
  id: 'catalog',
  title: 'Catalog',
  description: 'All resources with their attributes; export as JSON',
  order: 5,
  narrow: { Icon: ListTree },
  Component: lazyPart(async () => (await import('./CatalogPanel.tsx')).CatalogPanel),
};
