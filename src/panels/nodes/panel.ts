import { Server } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly nodes: true;
  }
}

export const panel: PanelEntry = {
  id: 'nodes',
  title: 'Nodes',
  description: 'Compile all nodes, and compare them with a saved state',
  order: 8.5,
  narrow: { Icon: Server },
  Component: lazyPart(async () => (await import('./NodesPanel.tsx')).NodesPanel),
};
