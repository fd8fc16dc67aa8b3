import { BookText } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly reference: true;
  }
}

export const panel: PanelEntry = {
  id: 'reference',
  title: 'Reference',
  description: 'Resource types, functions, data types and errors',
  order: 20,
  isOfProject: false,
  narrow: { Icon: BookText },
  Component: lazyPart(async () => (await import('./ReferencePanel.tsx')).ReferencePanel),
};
