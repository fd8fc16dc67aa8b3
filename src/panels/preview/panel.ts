import { BookText } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PanelEntry } from '../shared/panel-entry.ts';

declare module '../../store/state/view-state.ts' {
  interface Views {
    readonly preview: true;
  }
}

export const panel: PanelEntry = {
  id: 'preview',
  title: 'Preview',
  description: 'The open Markdown file as a page',
  order: 7.6,
  narrow: { Icon: BookText },
  Component: lazyPart(async () => (await import('./PreviewPanel.tsx')).PreviewPanel),
};
