import { useEffect, useState } from 'react';
import { useAppStore } from '../../store/store.ts';
import { loadedMinimap, loadMinimap } from './load-minimap.ts';

/**
 * Loads the minimap's code once the settings ask for a minimap. Returns whether the code is loaded or could not be
 * loaded; editors that are created afterwards show what there is.
 */
export function useMinimap(): boolean {
  const isWanted = useAppStore(({ editorSettings }) => editorSettings.showsMinimap);
  const [isSettled, setSettled] = useState(() => loadedMinimap() !== undefined);
  useEffect(() => {
    if (!isWanted || isSettled) return;
    const settle = (): void => setSettled(true);
    void loadMinimap().then(settle, settle);
  }, [isWanted, isSettled]);
  return isSettled;
}
