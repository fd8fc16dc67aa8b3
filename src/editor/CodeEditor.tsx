import { useEffect, useRef } from 'react';
import { markMilestone } from '../store/opening-milestones.ts';
import type { GroupPosition } from '../store/state/project-state.ts';
import { appStore, language } from '../store/store.ts';
import { activeEditor } from './active-editor.ts';
import { useMinimap } from './minimap/use-minimap.ts';
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
  const hadFocus = useRef(false);
  const isMinimapSettled = useMinimap();
  useEffect(() => {
    const element = container.current;
    // If the settings request a minimap, the first editor waits until the code of the minimap is loaded. Later, the
    // editor is created again with the minimap.
    const waits = !isMinimapSettled && appStore.getState().editorSettings.showsMinimap;
    if (element === null || waits) return undefined;
    const end = startEditor(element, { store: appStore, language, commands: { apply, share }, group });
    if (hadFocus.current) activeEditor()?.focus();
    markMilestone('editor');
    return () => {
      hadFocus.current = element.contains(document.activeElement);
      end();
    };
  }, [apply, share, group, isMinimapSettled]);
  return <div ref={container} className="code-editor" />;
}
