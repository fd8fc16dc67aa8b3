import { useEffect, useState } from 'react';
import type { SyntaxTreeView } from '../../protocol/engine-api.ts';
import { engine } from '../../store/store.ts';

/** Debounce for typing, in milliseconds. */
const TYPING_PAUSE = 80;

interface SyntaxTreeOf {
  readonly file: string;
  /** The parsed source. The source in the editor may be newer. */
  readonly text: string;
  /** Undefined if the worker was stopped before it could answer. */
  readonly tree: SyntaxTreeView | undefined;
  readonly failure: string | undefined;
}

/** Returns the syntax tree of a file. Keeps the previous tree until newer source of the same file is parsed. */
export function useSyntaxTree(file: string, text: string): SyntaxTreeOf | undefined {
  const [read, setRead] = useState<SyntaxTreeOf | undefined>(undefined);
  const isOther = read?.file !== file;
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await engine.syntaxTree(file, text);
      if (!isCurrent || answer.kind === 'stale') return;
      setRead(
        answer.kind === 'answer'
          ? { file, text, tree: answer.value, failure: undefined }
          : { file, text, tree: undefined, failure: answer.message },
      );
    };
    const timer = setTimeout(() => void ask(), isOther ? 0 : TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, text, isOther]);
  return isOther ? undefined : read;
}
