import { redo, undo } from '@codemirror/commands';
import { closeSearchPanel, openSearchPanel, searchPanelOpen } from '@codemirror/search';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { markMilestone } from '../../store/opening-milestones.ts';
import { defaultEditorSettings } from '../../store/editor-settings.ts';
import { selectProblems } from '../../store/problems.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { formatFile, isFormattable } from '../format-file.ts';
import { lookUpWord } from '../look-up.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { indent } from './extensions.ts';
import { FindBar } from './FindBar.tsx';
import { KeyRow } from './KeyRow.tsx';
import { LineProblem } from './LineProblem.tsx';
import { placeProblems } from './problems.ts';
import { CodeMirrorSession } from './session.ts';
import { insertAsTyped } from './typing.ts';
import './codemirror.css';

interface CodeMirrorEditorProps {
  /**
   * Notice above the row of keys. Below the row, an appearing notice would move the keys away from the user's finger.
   */
  readonly notice?: ReactNode;
}

/**
 * CodeMirror with the project's open file. Used on narrow pages, because it works well with touch keyboards, and on
 * pages where Monaco cannot be loaded.
 */
export function CodeMirrorEditor({ notice }: CodeMirrorEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<CodeMirrorSession | undefined>(undefined);
  const [isFinding, setFinding] = useState(false);
  const reveal = useAppStore((state) => state.reveal);
  const path = useAppStore((state) => state.activeFile ?? '');
  const line = useAppStore(({ cursor }) => (cursor?.file === path ? cursor.line : 1));
  const problems = useAppStore(selectProblems);

  useEffect(() => {
    if (container.current === null) return undefined;
    const started = new CodeMirrorSession(container.current, appStore, (view) =>
      setFinding(searchPanelOpen(view.state)),
    );
    setSession(started);
    markMilestone('editor');
    return () => started.end();
  }, []);

  // Runs as an effect, because a jump from another pane shows the editor's pane and requests the place at the same
  // time, and scrolling works only in the visible pane.
  useEffect(() => {
    if (reveal !== undefined) session?.reveal(reveal);
  }, [session, reveal]);

  const view = session?.view;
  const onLine = placeProblems(problems, path).filter(({ place }) => place.line === line);
  const fontSize = useAppStore(({ editorSettings }) => editorSettings.fontSize);
  return (
    <div
      className="code-mirror"
      style={fontSize === defaultEditorSettings.fontSize ? undefined : { '--chosen-size': `${fontSize}px` }}
    >
      {isFinding && view !== undefined ? (
        <FindBar
          view={view}
          onClose={() => {
            closeSearchPanel(view);
            view.focus();
          }}
        />
      ) : null}
      <div className="code-sheet" ref={container} />
      <LineProblem problems={onLine} />
      <div className="code-bottom">
        {notice}
        <KeyRow
          onUndo={() => view && undo(view)}
          onRedo={() => view && redo(view)}
          onFind={() => view && openSearchPanel(view)}
          onLookUp={() => void lookUpWord()}
          onIndent={() => view && indent(view)}
          onFormat={isFormattable(path) ? () => void formatFile(path) : undefined}
          onInsert={(key) => view && insertAsTyped(view, key)}
          actions={<ActionsMenu view={view} path={path} problems={onLine} />}
        />
      </div>
    </div>
  );
}
