import { useEffect, useState } from 'react';
import type { DataExplanationView, DataKeyView, DataRequest } from '../../protocol/data.ts';
import { engine, useAppStore } from '../../store/store.ts';
import type { Answer } from '../../client/client-types.ts';

/** Debounce for typing, in milliseconds. */
const TYPING_PAUSE = 80;

type DataAnswer<T> = { readonly value: T } | { readonly failure: string };

/** Returns the worker's answer for the current project; keeps the previous answer until the next one arrives. */
function useAnswer<T>(ask: () => Promise<Answer<T>>, about: readonly unknown[]): DataAnswer<T> | undefined {
  const [answer, setAnswer] = useState<DataAnswer<T> | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const request = async (): Promise<void> => {
      const given = await ask();
      if (!isCurrent || given.kind === 'stale') return;
      setAnswer(given.kind === 'answer' ? { value: given.value } : { failure: given.message });
    };
    const timer = setTimeout(() => void request(), TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `ask` changes with each rendering, so only the values in `about` trigger a request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, about);
  return answer;
}

export function useDataKeys(): readonly DataKeyView[] | undefined {
  const files = useAppStore((state) => state.project.files);
  const answer = useAnswer(() => engine.dataKeys(files), [files]);
  return answer !== undefined && 'value' in answer ? answer.value : undefined;
}

export function useExplanation(key: string, merge: DataRequest['merge']): DataAnswer<DataExplanationView> | undefined {
  const project = useAppStore((state) => state.project);
  const { files, node } = project;
  const keys = useAppStore((state) => state.keys);
  const answer = useAnswer(
    () => engine.explainData({ project, key, ...(merge === undefined ? {} : { merge }) }),
    [files, node, keys, key, merge],
  );
  return answer !== undefined && 'value' in answer && answer.value.key !== key ? undefined : answer;
}
