import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { UnusedAnswer } from '../../protocol/language-api.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import { language, useAppStore } from '../../store/store.ts';
import { useNodeNames } from '../shared/use-node-names.ts';

/** Debounce for edits, in milliseconds; each request reads every file. */
const PAUSE = 500;

type UnusedState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  /**
   * `waiting`: number of nodes without an up-to-date result; `files`: the project's files when the request was sent.
   */
  | { readonly kind: 'found'; readonly answer: UnusedAnswer; readonly waiting: number; readonly files: ProjectFiles };

/**
 * Requests unused code, based on the compiled nodes. Repeats the request after each edit and each time nodes are
 * compiled.
 */
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
    // `entries` and `named` matter, because the request contains what each compiled node read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [files, entries, named, isCompiling]);
  return { state, isBusy };
}
