import { useEffect, useRef } from 'react';
import { appStore } from '../store/store.ts';
import { startEditor, type EditorCommands } from './editor-session.ts';
import './editor.css';

/** Monaco over the project's open file. Loaded lazily: it is the largest part of the page. */
export function CodeEditor({ commands }: { readonly commands: EditorCommands }) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    if (container.current === null) return undefined;
    return startEditor(container.current, appStore, {
      apply: () => latest.current.apply(),
      share: () => latest.current.share(),
    });
  }, []);
  return <div ref={container} className="code-editor" />;
}
