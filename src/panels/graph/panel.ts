import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly graph: true;
  }
}

export const panel: PanelEntry = {
  id: 'graph',
  title: 'Graph',
  description: 'Resources and their dependencies, with cycles marked',
  order: 1,
  isPinned: true,
  replay: 'started',
  narrow: { pane: 'graph' },
  Component: lazyPart(async () => (await import('./GraphPanel.tsx')).GraphPanel),
};
