import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly report: true;
  }
}

export const panel: PanelEntry = {
  id: 'report',
  title: 'Report',
  description: 'Failures, changes and skipped resources of a run',
  order: 6,
  isOfRun: true,
  narrow: { pane: 'run' },
  Component: lazyPart(async () => (await import('./ReportPanel.tsx')).ReportPanel),
};
