import { Suspense, type ReactNode } from 'react';
import { FileCode2 } from 'lucide-react';
import { focusEditor } from '../../editor/focus-editor.ts';
import { FileTabs } from '../../editor/file-tabs/FileTabs.tsx';
import { useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Landmark } from '../../ui/Landmark.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useCommands } from '../commands.ts';
import { LaterPart } from './LaterPart.tsx';
import { LeaveHint } from './LeaveHint.tsx';
import { loadCodeMirror, loadEditor } from './load-editor.ts';

const CodeEditor = lazyPart(async () => (await loadEditor()).CodeEditor);

const CodeMirrorEditor = lazyPart(async () => (await loadCodeMirror()).CodeMirrorEditor);

const Breadcrumbs = lazyPart(async () => (await import('./symbols/Breadcrumbs.tsx')).Breadcrumbs);

/** Plain source shown until the editor's code is loaded. */
function TextMeanwhile() {
  const text = useAppStore((state) =>
    state.activeFile === undefined ? '' : (state.project.files[state.activeFile] ?? ''),
  );
  return <pre className="editor-loading">{text}</pre>;
}

interface EditorPaneProps {
  /** True on a page too narrow for Monaco, where CodeMirror is loaded instead. */
  readonly narrow?: boolean;
  /** Notice below the editor, shown only on a narrow page. */
  readonly notice?: ReactNode;
  /** True in an embed, which has no room for the path of the file. */
  readonly isEmbedded?: boolean;
}

export function EditorPane({ narrow = false, notice, isEmbedded = false }: EditorPaneProps) {
  const nothingOpen = useAppStore((state) => state.activeFile === undefined);
  const showsBreadcrumbs = useAppStore(({ editorSettings }) => editorSettings.showsBreadcrumbs);
  const { apply, copyLink } = useCommands();
  return (
    <Landmark label="Editor" className="editor-pane" focus={focusEditor} data-tour="code">
      {nothingOpen ? (
        <>
          <EmptyState icon={<FileCode2 />} title="No file is open">
            Choose one in the file list.
          </EmptyState>
          {notice}
        </>
      ) : (
        <FileTabs>
          {narrow || isEmbedded || !showsBreadcrumbs ? null : (
            <div className="breadcrumbs-place">
              <LaterPart what="The path of the file">
                <Breadcrumbs />
              </LaterPart>
            </div>
          )}
          <LeaveHint>
            <ErrorBoundary what="The editor" fallback={narrow ? <TextMeanwhile /> : <CodeMirrorEditor />}>
              <Suspense fallback={<TextMeanwhile />}>
                {narrow ? <CodeMirrorEditor notice={notice} /> : <CodeEditor apply={apply} share={copyLink} />}
              </Suspense>
            </ErrorBoundary>
          </LeaveHint>
        </FileTabs>
      )}
    </Landmark>
  );
}
