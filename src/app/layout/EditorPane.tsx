import { lazy, Suspense } from 'react';
import { FileCode2 } from 'lucide-react';
import { FileTabs } from '../../editor/FileTabs.tsx';
import { useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useCommands } from '../commands.ts';

const CodeEditor = lazy(async () => {
  const { CodeEditor: component } = await import('../../editor/CodeEditor.tsx');
  return { default: component };
});

/** The project's text while the editor's code is still on its way. */
function PlainText() {
  const text = useAppStore((state) =>
    state.activeFile === undefined ? '' : (state.project.files[state.activeFile] ?? ''),
  );
  return <pre className="editor-loading">{text}</pre>;
}

export function EditorPane() {
  const nothingOpen = useAppStore((state) => state.activeFile === undefined);
  const { apply, copyLink } = useCommands();
  return (
    <section className="editor-pane" aria-label="Editor">
      <FileTabs />
      {nothingOpen ? (
        <EmptyState icon={<FileCode2 />} title="No file is open">
          Choose one among the files.
        </EmptyState>
      ) : null}
      <div className="editor-holder" hidden={nothingOpen}>
        <Suspense fallback={<PlainText />}>
          <CodeEditor commands={{ apply, share: copyLink }} />
        </Suspense>
      </div>
    </section>
  );
}
