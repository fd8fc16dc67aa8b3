import { PackageSearch } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly missing: true;
  }
}

export const panel: PanelEntry = {
  id: 'missing',
  title: 'Missing',
  description: 'Modules, data and files that the project lacks',
  order: 8.5,
  narrow: { Icon: PackageSearch },
  Component: lazyPart(async () => (await import('./MissingPanel.tsx')).MissingPanel),
};
