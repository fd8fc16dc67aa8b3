import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly timeline: true;
  }
}

export const panel: PanelEntry = {
  id: 'timeline',
  title: 'Timeline',
  description: 'Every step of a run in order, with refreshes',
  order: 2,
  isPinned: true,
  replay: 'always',
  isOfRun: true,
  narrow: { pane: 'run' },
  Component: lazyPart(async () => (await import('./TimelinePanel.tsx')).TimelinePanel),
};
