import type { Minimap } from 'monaco-editor/editor/browser/viewParts/minimap/minimap.js';

let part: typeof Minimap | undefined;

/**
 * Returns the minimap's code if it has been loaded. The build replaces Monaco's import of the minimap with this
 * function (scripts/site/leave-out-plugin.ts).
 */
export function loadedMinimap(): typeof Minimap | undefined {
  return part;
}

/** Loads the minimap's code. Editors that are created afterwards can show a minimap. */
export async function loadMinimap(): Promise<void> {
  part ??= (await import('monaco-editor/editor/browser/viewParts/minimap/minimap.js')).Minimap;
}
