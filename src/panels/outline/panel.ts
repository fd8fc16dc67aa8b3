import { ListTree } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly outline: true;
  }
}

export const panel: PanelEntry = {
  id: 'outline',
  title: 'Outline',
  description: 'Symbols of the open file',
  order: 7.4,
  narrow: { Icon: ListTree },
  Component: lazyPart(async () => (await import('./OutlinePanel.tsx')).OutlinePanel),
};
