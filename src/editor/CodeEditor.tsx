import { useEffect, useRef } from 'react';
import { markMilestone } from '../store/opening-milestones.ts';
import type { GroupPosition } from '../store/state/project-state.ts';
import { appStore, language } from '../store/store.ts';
import { startEditor, type EditorCommands } from './session/editor-session.ts';
import './editor.css';

interface CodeEditorProps extends EditorCommands {
  readonly group: GroupPosition;
}

/**
 * Monaco with the visible file of an editor group. Loaded lazily, because it is the largest part of the page. Changed
 * callbacks create the editor again, so pass the same callbacks on each rendering.
 */
export function CodeEditor({ apply, share, group }: CodeEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current === null) return undefined;
    const end = startEditor(container.current, { store: appStore, language, commands: { apply, share }, group });
    markMilestone('editor');
    return end;
  }, [apply, share, group]);
  return <div ref={container} className="code-editor" />;
}
