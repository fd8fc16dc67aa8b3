import { FilePlus2, FolderInput, FolderOpen, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAppStore } from '../../../store/store.ts';
import { SearchField } from '../../../panels/shared/controls.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import type { DraftList, DraftSummary } from '../../../workspace/drafts/draft-database.ts';
import { useCommands } from '../../commands.ts';
import { useSession } from '../../session/session-context.ts';
import type { Session } from '../../session/session.ts';
import { arrangeDrafts } from './arrange-drafts.ts';
import { DamagedDrafts } from './DamagedDrafts.tsx';
import { EarlierStates } from './EarlierStates.tsx';
import { ProjectList } from './ProjectList.tsx';
import './projects.css';

/** Lists stored drafts; `unreadable` if the browser's storage fails. */
async function readKept(session: Session): Promise<DraftList | 'unreadable'> {
  try {
    return await session.listDrafts();
  } catch {
    return 'unreadable';
  }
}

/** Lets the up and down arrow keys move between the search field and the projects. Returns a clean-up function. */
function moveByArrows(content: HTMLElement | null): (() => void) | undefined {
  if (content === null) return undefined;
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const stops = [...content.querySelectorAll<HTMLElement>('.search-input, .project-open')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + step];
    if (step === 0 || at === -1 || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  content.addEventListener('keydown', move);
  return () => content.removeEventListener('keydown', move);
}

/**
 * Projects that this browser stores, with a search. The user's own projects come first, then drafts of lessons. Each
 * project can show its earlier states.
 */
export function ProjectsDialog() {
  const session = useSession();
  const { show } = useCommands();
  const openId = useAppStore((state) => state.draftId);
  const draft = useAppStore((state) => state.draft);
  const [kept, setKept] = useState<DraftList | 'unreadable' | undefined>(undefined);
  const [history, setHistory] = useState<DraftSummary | undefined>(undefined);
  const [query, setQuery] = useState('');
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

  const open = (id: string): void => {
    show(undefined);
    if (id !== openId) void session.openDraft(id);
  };
  const remove = async ({ id, name }: Pick<DraftSummary, 'id' | 'name'>): Promise<void> => {
    const undo = await session.deleteDraft(id);
    await load();
    showToast({ message: `Deleted ${name}`, action: { label: 'Undo', run: () => void undo().then(load) } });
  };

  if (history !== undefined) return <EarlierStates draft={history} onBack={() => setHistory(undefined)} />;
  if (kept === undefined) return <EmptyState title="Loading projects" />;
  if (kept === 'unreadable') {
    return (
      <EmptyState tone="error" title="The browser does not give access to your projects">
        Reload the page and try again. The open project is untouched.
      </EmptyState>
    );
  }
  const problem = draft.kind === 'failed' ? draft.message : kept.problem;
  const { own, ofLessons } = arrangeDrafts(kept.drafts, query);
  const [first] = [...own, ...ofLessons];
  const list = {
    openId,
    onOpen: open,
    onRename: (id: string, name: string) => void session.renameDraft(id, name).then(load),
    onHistory: setHistory,
    onDuplicate: (id: string) => void session.duplicateDraft(id).then(load),
    onDelete: (each: DraftSummary) => void remove(each),
  };
  return (
    <div ref={moveByArrows} className="projects-content">
      <div className="projects-head">
        <p>
          {problem === undefined
            ? 'Saved in this browser as you edit. Nothing is sent anywhere.'
            : `Not saved: ${problem} Projects stay here until you close this tab.`}
        </p>
        <div className="projects-actions">
          <Button onPress={() => show('import')}>
            <FolderInput aria-hidden />
            Open…
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
        <EmptyState icon={<FolderOpen />} title="No projects yet">
          {problem === undefined
            ? 'Edit the open project: it is saved here as you type.'
            : 'Edit the open project: it stays here until you close this tab.'}
        </EmptyState>
      ) : (
        <SearchField
          label="Search projects"
          value={query}
          onChange={setQuery}
          onSubmit={() => {
            if (first !== undefined) open(first.id);
          }}
          result={`${own.length + ofLessons.length} of ${kept.drafts.length}`}
        />
      )}
      {first === undefined && kept.drafts.length > 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No matching projects"
          action={<Button onPress={() => setQuery('')}>Clear search</Button>}
        >
          Try fewer words.
        </EmptyState>
      ) : null}
      <ProjectList title="Your projects" drafts={own} {...list} />
      <ProjectList title="Lessons" drafts={ofLessons} {...list} />
      <DamagedDrafts damaged={kept.damaged} onDelete={(damaged) => void remove(damaged)} />
    </div>
  );
}
