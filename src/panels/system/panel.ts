import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly system: true;
  }
}

export const panel: PanelEntry = {
  id: 'system',
  title: 'System',
  description: 'Files, packages and services of the simulated machine',
  order: 3,
  isPinned: true,
  replay: 'always',
  narrow: { pane: 'system' },
  Component: lazyPart(async () => (await import('./SystemPanel.tsx')).SystemPanel),
};
