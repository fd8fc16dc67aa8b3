import { Suspense, type ReactNode } from 'react';
import { FileTabs } from '../../../editor/file-tabs/FileTabs.tsx';
import { selectVisibleFile } from '../../../store/groups/editor-groups.ts';
import type { GroupPosition } from '../../../store/state/project-state.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useCommands } from '../../commands.ts';
import { LaterPart } from '../LaterPart.tsx';
import { LeaveHint } from '../LeaveHint.tsx';
import { loadCodeMirror, loadEditor } from '../load-editor.ts';
import { GroupActions } from './GroupActions.tsx';

const CodeEditor = lazyPart(async () => (await loadEditor()).CodeEditor);

const CodeMirrorEditor = lazyPart(async () => (await loadCodeMirror()).CodeMirrorEditor);

const Breadcrumbs = lazyPart(async () => (await import('../symbols/Breadcrumbs.tsx')).Breadcrumbs);

/** Shows the file's source without highlighting until the editor is loaded. */
function TextMeanwhile({ group }: { readonly group: GroupPosition }) {
  const text = useAppStore((state) => {
    const file = selectVisibleFile(state, group);
    return file === undefined ? '' : (state.project.files[file] ?? '');
  });
  return <pre className="editor-loading">{text}</pre>;
}

interface EditorGroupProps {
  readonly group: GroupPosition;
  /** Layout of the page: an embed shows no path of the file, and a narrow page loads CodeMirror. */
  readonly form: 'wide' | 'narrow' | 'embed';
  /** Notice below the editor, shown only on a narrow page. */
  readonly notice?: ReactNode;
}

/** Tabs, path and editor of a group. The group becomes active when anything in it takes the focus. */
export function EditorGroup({ group, form, notice }: EditorGroupProps) {
  const showsBreadcrumbs = useAppStore(({ editorSettings }) => editorSettings.showsBreadcrumbs);
  const isActive = useAppStore((state) => state.activeGroup === group);
  const isSplit = useAppStore((state) => state.otherGroup !== undefined);
  const { focusGroup } = useActions();
  const { apply, copyLink } = useCommands();
  const toLabel = (text: string): string => (isSplit ? `${text}, group ${group + 1}` : text);
  return (
    <div
      className="editor-group"
      data-active={isActive ? true : undefined}
      data-split={isSplit ? true : undefined}
      onFocusCapture={() => focusGroup(group)}
    >
      <FileTabs
        group={group}
        label={toLabel('Open files')}
        canSplit={form === 'wide'}
        actions={form === 'embed' ? null : <GroupActions group={group} canSplit={form === 'wide'} />}
      >
        {form === 'wide' && showsBreadcrumbs ? (
          <div className="breadcrumbs-place">
            <LaterPart what="The path of the file">
              <Breadcrumbs group={group} label={toLabel('Breadcrumbs')} />
            </LaterPart>
          </div>
        ) : null}
        <LeaveHint isActive={isActive}>
          <ErrorBoundary
            what="The editor"
            fallback={form === 'narrow' ? <TextMeanwhile group={group} /> : <CodeMirrorEditor />}
          >
            <Suspense fallback={<TextMeanwhile group={group} />}>
              {form === 'narrow' ? (
                <CodeMirrorEditor notice={notice} />
              ) : (
                <CodeEditor apply={apply} share={copyLink} group={group} />
              )}
            </Suspense>
          </ErrorBoundary>
        </LeaveHint>
      </FileTabs>
    </div>
  );
}
