import { Network } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly roles: true;
  }
}

export const panel: PanelEntry = {
  id: 'roles',
  title: 'Roles',
  description: 'Roles and profiles of all nodes, and who uses a class, key or file',
  order: 8.6,
  narrow: { Icon: Network },
  Component: lazyPart(async () => (await import('./RolesPanel.tsx')).RolesPanel),
};
