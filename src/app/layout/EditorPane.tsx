import type { ReactNode } from 'react';
import { FileCode2 } from 'lucide-react';
import { focusEditor } from '../../editor/focus-editor.ts';
import { useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Landmark } from '../../ui/Landmark.tsx';
import { EditorGroup } from './groups/EditorGroup.tsx';
import { EditorGroups } from './groups/EditorGroups.tsx';

interface EditorPaneProps {
  /** True on a page that is too narrow for Monaco. The pane then loads CodeMirror. */
  readonly narrow?: boolean;
  readonly notice?: ReactNode;
  /** True in an embed, which has space for one editor group only. */
  readonly isEmbedded?: boolean;
}

export function EditorPane({ narrow = false, notice, isEmbedded = false }: EditorPaneProps) {
  const nothingOpen = useAppStore((state) => state.activeFile === undefined);
  const group = useAppStore((state) => state.activeGroup);
  return (
    <Landmark label="Editor" className="editor-pane" focus={focusEditor} data-tour="code">
      {nothingOpen ? (
        <>
          <EmptyState icon={<FileCode2 />} title="No file is open">
            Choose one in the file list.
          </EmptyState>
          {notice}
        </>
      ) : narrow || isEmbedded ? (
        <EditorGroup group={group} form={narrow ? 'narrow' : 'embed'} notice={notice} />
      ) : (
        <EditorGroups />
      )}
    </Landmark>
  );
}
