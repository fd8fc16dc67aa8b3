import { useMemo, useState } from 'react';

/**
 * Maximum number of files in a tree whose folders all start expanded. In a larger tree, only the folders of the open
 * file do.
 */
const BEGIN_OPEN = 300;

interface OpenFolders {
  readonly open: ReadonlySet<string>;
  readonly setOpen: (paths: Iterable<string>) => void;
}

/**
 * Returns the expanded folders: those that the user has expanded, or else all folders of a small tree, or the folders
 * of the open file in a large tree. When another file is opened, its folders expand.
 */
export function useOpenFolders(folders: readonly string[], fileCount: number, active: string | undefined): OpenFolders {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [revealed, setRevealed] = useState(active);
  if (active !== revealed) {
    setRevealed(active);
    setChosen(new Map([...chosen].filter(([path, isOpen]) => isOpen || active?.startsWith(`${path}/`) !== true)));
  }
  const beginOpen = fileCount <= BEGIN_OPEN;
  const open = useMemo(
    () => new Set(folders.filter((path) => chosen.get(path) ?? (beginOpen || active?.startsWith(`${path}/`) === true))),
    [folders, chosen, beginOpen, active],
  );
  return {
    open,
    setOpen: (paths) => {
      const now = new Set(paths);
      const changed = folders.filter((path) => now.has(path) !== open.has(path));
      setChosen(new Map([...chosen, ...changed.map((path) => [path, now.has(path)] as const)]));
    },
  };
}
