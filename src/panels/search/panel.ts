import { Search } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly search: true;
  }
}

export const panel: PanelEntry = {
  id: 'search',
  title: 'Search',
  description: 'Search and replace, find symbols and unused code',
  order: 10,
  narrow: { Icon: Search },
  Component: lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel),
};
