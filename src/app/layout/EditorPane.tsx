import { lazy, Suspense } from 'react';
import { FileCode2 } from 'lucide-react';
import { FileTabs } from '../../editor/FileTabs.tsx';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useCommands } from '../commands.ts';
import { loadEditor } from './load-editor.ts';

const CodeEditor = lazy(async () => ({ default: (await loadEditor()).CodeEditor }));

/** The project's text while the editor's code is still on its way. */
function PlainText() {
  const text = useAppStore((state) =>
    state.activeFile === undefined ? '' : (state.project.files[state.activeFile] ?? ''),
  );
  return <pre className="editor-loading">{text}</pre>;
}

/** The browser's own field, should the editor fail: the text stays within reach. */
function PlainEditor() {
  const path = useAppStore((state) => state.activeFile);
  const text = useAppStore((state) =>
    state.activeFile === undefined ? '' : (state.project.files[state.activeFile] ?? ''),
  );
  const { editFile } = useActions();
  if (path === undefined) return null;
  return (
    <textarea
      className="editor-plain"
      aria-label={`Text of ${path}`}
      spellCheck={false}
      value={text}
      onChange={(event) => editFile(path, event.target.value)}
    />
  );
}

export function EditorPane() {
  const nothingOpen = useAppStore((state) => state.activeFile === undefined);
  const { apply, copyLink } = useCommands();
  return (
    <section className="editor-pane" aria-label="Editor">
      {nothingOpen ? (
        <EmptyState icon={<FileCode2 />} title="No file is open">
          Choose one among the files.
        </EmptyState>
      ) : (
        <FileTabs>
          <ErrorBoundary what="The editor" fallback={<PlainEditor />}>
            <Suspense fallback={<PlainText />}>
              <CodeEditor apply={apply} share={copyLink} />
            </Suspense>
          </ErrorBoundary>
        </FileTabs>
      )}
    </section>
  );
}
