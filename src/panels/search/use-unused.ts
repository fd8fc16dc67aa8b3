import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { UnusedAnswer } from '../../protocol/language-api.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { pageNodes } from '../../store/all-nodes/page.ts';
import { language, useAppStore } from '../../store/store.ts';
import { useNodeNames } from '../shared/use-node-names.ts';

/** Changes closer together than this (milliseconds) are asked about as one: every file is read. */
const PAUSE = 500;

type UnusedState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  /** `waiting`: nodes that are not compiled, or were before a change; `files`: the texts that it is about. */
  | { readonly kind: 'found'; readonly answer: UnusedAnswer; readonly waiting: number; readonly files: ProjectFiles };

/** What no node reaches, judged on the nodes that were compiled; anew with each change and when nodes were compiled. */
export function useUnused(): { readonly state: UnusedState; readonly isBusy: boolean } {
  const files = useAppStore((app) => app.project.files);
  const entries = useStore(pageNodes.store, (nodes) => nodes.entries);
  const named = useStore(pageNodes.store, (nodes) => nodes.named);
  const isCompiling = useStore(pageNodes.store, (nodes) => nodes.work !== undefined);
  const [state, setState] = useState<UnusedState>({ kind: 'reading' });
  const [isBusy, setBusy] = useState(true);
  useNodeNames();
  useEffect(() => {
    if (isCompiling) return undefined;
    const giveUp = new AbortController();
    const ask = async (): Promise<void> => {
      setBusy(true);
      const { waiting, ...judged } = pageNodes.reads();
      const answer = await language.unused(judged, giveUp.signal);
      if (giveUp.signal.aborted) return;
      setBusy(false);
      setState(answer === undefined ? { kind: 'failed' } : { kind: 'found', answer, waiting, files });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      giveUp.abort();
      clearTimeout(timer);
    };
    // What the nodes read comes with their entries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [files, entries, named, isCompiling]);
  return { state, isBusy };
}
