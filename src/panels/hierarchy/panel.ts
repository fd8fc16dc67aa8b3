import { Network } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly hierarchy: true;
  }
}

export const panel: PanelEntry = {
  id: 'hierarchy',
  title: 'Hierarchy',
  description: 'Uses of a definition, and the definitions that it uses',
  order: 7.5,
  narrow: { Icon: Network },
  Component: lazyPart(async () => (await import('./HierarchyPanel.tsx')).HierarchyPanel),
};
