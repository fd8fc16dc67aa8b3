import { SquareTerminal } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly terminal: true;
  }
}

export const panel: PanelEntry = {
  id: 'terminal',
  title: 'Terminal',
  description: 'A shell on the simulated machine',
  order: 4,
  isPinned: true,
  narrow: { Icon: SquareTerminal },
  Component: lazyPart(async () => (await import('./TerminalPanel.tsx')).TerminalPanel),
};
