import { useEffect, useRef } from 'react';
import { markMilestone } from '../store/opening-milestones.ts';
import { appStore, language } from '../store/store.ts';
import { startEditor, type EditorCommands } from './session/editor-session.ts';
import './editor.css';

/**
 * Monaco with the project's open file. Loaded lazily, because it is the largest part of the page. Changed callbacks
 * create the editor again, so pass the same callbacks on each rendering.
 */
export function CodeEditor({ apply, share }: EditorCommands) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current === null) return undefined;
    const end = startEditor(container.current, appStore, language, { apply, share });
    markMilestone('editor');
    return end;
  }, [apply, share]);
  return <div ref={container} className="code-editor" />;
}
