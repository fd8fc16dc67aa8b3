import { Braces } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly tree: true;
  }
}

export const panel: PanelEntry = {
  id: 'tree',
  title: 'Syntax tree',
  description: 'How Puppet parses the open file',
  order: 8,
  narrow: { Icon: Braces },
  Component: lazyPart(async () => (await import('./TreePanel.tsx')).TreePanel),
};
