import { lazyPart } from '../ui/lazy-part.tsx';
import type { PanelEntry } from './shared/panel-entry.ts';

/** The views in the order of their tabs: each folder here with a `panel.ts` is one. */
export const panels: readonly PanelEntry[] = Object.values(
  import.meta.glob<PanelEntry>('./*/panel.ts', { eager: true, import: 'panel' }),
).sort((one, other) => one.order - other.order);

/** The bar that says which run is shown, over the views that are about one. */
export const RunBar = lazyPart(async () => (await import('./shared/runs/RunBar.tsx')).RunBar);

/** The bar that steps through a run, under the views that have one. */
export const ReplayBar = lazyPart(async () => (await import('./replay/ReplayBar.tsx')).ReplayBar);
