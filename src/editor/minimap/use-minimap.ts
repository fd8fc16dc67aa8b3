import { useEffect, useState } from 'react';
import { useAppStore } from '../../store/store.ts';
import { loadedMinimap, loadMinimap } from './load-minimap.ts';

/**
 * Loads the minimap's code once the settings turn the minimap on. Returns true after loading has succeeded or failed.
 * Only editors created after that can show a minimap.
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
