import { useEffect, useState } from 'react';
import type { SyntaxTreeView } from '../../protocol/engine-api.ts';
import { engine } from '../../store/store.ts';

/** Keystrokes closer together than this (milliseconds) are read as one. */
const TYPING_PAUSE = 80;

interface SyntaxTreeOf {
  readonly file: string;
  /** The text that was read; the page's may be newer already. */
  readonly text: string;
  /** Undefined where the worker was ended before it could answer. */
  readonly tree: SyntaxTreeView | undefined;
  readonly failure: string | undefined;
}

/** The worker's tree of a file. The one before stays while a newer text of the same file is read. */
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
