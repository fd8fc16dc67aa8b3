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
 * Monaco with the visible file of an editor group. Loaded lazily, because it is the largest part of the page. Pass the
 * same callbacks on each rendering, because new ones create the editor again.
 */
export function CodeEditor({ apply, share, group }: CodeEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isMinimapSettled = useMinimap();
  useEffect(() => {
    const element = container.current;
    // If the settings turn the minimap on before the first editor exists, the editor waits for the minimap's code.
    // Later, the editor is created again once this code is loaded.
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
