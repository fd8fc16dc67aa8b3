import { ArrowUpFromLine } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly migrate: true;
  }
}

export const panel: PanelEntry = {
  id: 'migrate',
  title: 'Migrate',
  description: 'Move the project to a newer release of Puppet',
  order: 9,
  narrow: { Icon: ArrowUpFromLine },
  Component: lazyPart(async () => (await import('./MigratePanel.tsx')).MigratePanel),
};
