import { useEffect } from 'react';
import { pageNodes } from '../../store/all-nodes/page.ts';
import { useAppStore } from '../../store/store.ts';

/** Keystrokes closer together than this (milliseconds) are read as one. */
const PAUSE = 300;

/** While a view shows it, keeps the names of all nodes of the project read from its files. */
export function useNodeNames(): void {
  const files = useAppStore((app) => app.project.files);
  const release = useAppStore((app) => app.project.release);
  useEffect(() => {
    const timer = setTimeout(() => void pageNodes.readNames(), PAUSE);
    return () => clearTimeout(timer);
    // What names nodes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [files, release]);
}
