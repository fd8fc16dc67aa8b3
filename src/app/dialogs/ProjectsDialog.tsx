import { CopyPlus, FilePlus2, FolderInput, GraduationCap, History, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import type { DraftList, DraftSummary } from '../../workspace/drafts/draft-database.ts';
import { lessonOfDraft } from '../../workspace/drafts/lesson-drafts.ts';
import { useCommands } from '../commands.ts';
import { useSession } from '../session/session-context.ts';
import type { Session } from '../session/session.ts';
import { DamagedDrafts } from './DamagedDrafts.tsx';
import { EarlierStates } from './EarlierStates.tsx';
import { RenameDraft } from './RenameDraft.tsx';
import { timeText } from './time-text.ts';
import './projects.css';

/** What is kept, or that the browser refuses to say. */
async function readKept(session: Session): Promise<DraftList | 'unreadable'> {
  try {
    return await session.listDrafts();
  } catch {
    return 'unreadable';
  }
}

/** What is kept in this browser: projects to open, rename, duplicate or delete, and the earlier states of each. */
export function ProjectsDialog() {
  const session = useSession();
  const { show } = useCommands();
  const list = useRef<HTMLUListElement>(null);
  const openId = useAppStore((state) => state.draftId);
  const draft = useAppStore((state) => state.draft);
  const [kept, setKept] = useState<DraftList | 'unreadable' | undefined>(undefined);
  const [history, setHistory] = useState<DraftSummary | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void readKept(session).then((read) => {
      if (wanted) setKept(read);
    });
    return () => {
      wanted = false;
    };
  }, [session]);
  const load = async (): Promise<void> => setKept(await readKept(session));

  const remove = async (id: string, name: string): Promise<void> => {
    const undo = await session.deleteDraft(id);
    await load();
    // The button that had the focus is gone.
    list.current?.focus();
    showToast({ message: `Deleted ${name}`, action: { label: 'Undo', run: () => void undo().then(load) } });
  };

  if (history !== undefined) return <EarlierStates draft={history} onBack={() => setHistory(undefined)} />;
  if (kept === undefined) return <EmptyState title="Reading what is kept" />;
  if (kept === 'unreadable') {
    return (
      <EmptyState tone="error" title="The browser does not give out what is kept">
        Reload the page and try again. The open project is untouched.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="projects-head">
        <p>
          {draft.kind === 'failed'
            ? `Not kept: ${draft.message}`
            : 'Kept in this browser as you edit. Nothing is sent anywhere.'}
        </p>
        <div className="projects-actions">
          <Button onPress={() => show('import')}>
            <FolderInput aria-hidden />
            Import…
          </Button>
          <Button
            onPress={() => {
              show(undefined);
              void session.newProject();
            }}
          >
            <FilePlus2 aria-hidden />
            New project
          </Button>
        </div>
      </div>
      {kept.drafts.length === 0 ? (
        <p className="dialog-note">Nothing is kept yet: edit a project, and it is here.</p>
      ) : null}
      <ul ref={list} className="projects" aria-label="Projects" tabIndex={-1}>
        {kept.drafts.map((draft) => (
          <li key={draft.id} className="project-row">
            <button
              type="button"
              className="project-open"
              aria-current={draft.id === openId ? 'true' : undefined}
              onClick={() => {
                show(undefined);
                if (draft.id !== openId) void session.openDraft(draft.id);
              }}
            >
              <span className="example-title">{draft.name}</span>
              {lessonOfDraft(draft.id) === undefined ? null : (
                <span className="project-lesson">
                  <GraduationCap aria-hidden />
                  Lesson
                </span>
              )}
              <span className="example-summary">
                {draft.id === openId
                  ? `Open now, saved ${timeText(draft.savedAt)}`
                  : `Saved ${timeText(draft.savedAt)}`}
              </span>
            </button>
            <RenameDraft draft={draft} onRename={(name) => void session.renameDraft(draft.id, name).then(load)} />
            <IconButton label={`Earlier states of ${draft.name}`} onPress={() => setHistory(draft)}>
              <History />
            </IconButton>
            <IconButton
              label={`Duplicate ${draft.name}`}
              onPress={() => void session.duplicateDraft(draft.id).then(load)}
            >
              <CopyPlus />
            </IconButton>
            <IconButton label={`Delete ${draft.name}`} onPress={() => void remove(draft.id, draft.name)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <DamagedDrafts damaged={kept.damaged} onDelete={({ id, name }) => void remove(id, name)} />
    </>
  );
}
