import { lazyPart } from '../ui/lazy-part.tsx';
import type { PanelEntry } from './shared/panel-entry.ts';

/** Views in the order of their tabs. Each folder with a `panel.ts` defines a view. */
export const panels: readonly PanelEntry[] = Object.values(
  import.meta.glob<PanelEntry>('./*/panel.ts', { eager: true, import: 'panel' }),
).sort((one, other) => one.order - other.order);

export const RunBar = lazyPart(async () => (await import('./shared/runs/RunBar.tsx')).RunBar);

export const ReplayBar = lazyPart(async () => (await import('./replay/ReplayBar.tsx')).ReplayBar);
