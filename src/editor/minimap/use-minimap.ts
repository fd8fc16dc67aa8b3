import { useEffect, useState } from 'react';
import { useAppStore } from '../../store/store.ts';
import { loadedMinimap, loadMinimap } from './load-minimap.ts';

/**
 * Loads the minimap's code when the settings first turn the minimap on. Returns true as soon as loading succeeded or
 * failed. Editors created after that show a minimap if the code was loaded.
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
