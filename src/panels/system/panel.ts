import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

export const panel: PanelEntry = {
  id: 'system',
  title: 'System',
  order: 3,
  isForNewcomers: true,
  replay: 'always',
  narrow: { pane: 'system' },
  Component: lazyPart(async () => (await import('./SystemPanel.tsx')).SystemPanel),
};
