import { useEffect } from 'react';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import { useAppStore } from '../../store/store.ts';

/** Debounce for typing, in milliseconds. */
const PAUSE = 300;

/** Keeps the names of the project's nodes up to date while a view shows them. */
export function useNodeNames(): void {
  const files = useAppStore((app) => app.project.files);
  const release = useAppStore((app) => app.project.release);
  useEffect(() => {
    const timer = setTimeout(() => void pageNodes.readNames(), PAUSE);
    return () => clearTimeout(timer);
    // Node names depend only on the files and the release.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [files, release]);
}
