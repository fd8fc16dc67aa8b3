import { Layers } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly data: true;
  }
}

export const panel: PanelEntry = {
  id: 'data',
  title: 'Data',
  description: 'Where each Hiera key gets its value, on one node or on all',
  order: 7,
  narrow: { Icon: Layers },
  Component: lazyPart(async () => (await import('./DataPanel.tsx')).DataPanel),
};
