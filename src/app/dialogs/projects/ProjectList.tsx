import { CopyPlus, History, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../ui/controls/Button.tsx';
import type { DraftSummary } from '../../../workspace/drafts/draft-database.ts';
import { RenameDraft } from './RenameDraft.tsx';
import { timeText } from '../time-text.ts';

interface ProjectListProps {
  readonly title: string;
  readonly drafts: readonly DraftSummary[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onRename: (id: string, name: string) => void;
  readonly onHistory: (draft: DraftSummary) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onDelete: (draft: DraftSummary) => void;
}

function stateText({ savedAt, isUnsaved }: DraftSummary, isOpen: boolean): string {
  if (isUnsaved === true) return isOpen ? 'The open project, only in this tab' : 'Not saved: only in this tab';
  return isOpen ? `The open project, saved ${timeText(savedAt)}` : `Saved ${timeText(savedAt)}`;
}

export function ProjectList({
  title,
  drafts,
  openId,
  onOpen,
  onRename,
  onHistory,
  onDuplicate,
  onDelete,
}: ProjectListProps) {
  const heading = useId();
  if (drafts.length === 0) return null;
  return (
    <section className="projects-group">
      <h3 id={heading}>{title}</h3>
      <ul className="projects" aria-labelledby={heading}>
        {drafts.map((draft) => (
          <li key={draft.id} className="project-row">
            <button
              type="button"
              className="project-open"
              aria-current={draft.id === openId ? 'true' : undefined}
              onClick={() => onOpen(draft.id)}
            >
              <span className="example-title">{draft.name}</span>
              <span className="example-summary">{stateText(draft, draft.id === openId)}</span>
            </button>
            <RenameDraft draft={draft} onRename={(name) => onRename(draft.id, name)} />
            <IconButton label={`Earlier states of ${draft.name}`} onPress={() => onHistory(draft)}>
              <History />
            </IconButton>
            <IconButton label={`Duplicate ${draft.name}`} onPress={() => onDuplicate(draft.id)}>
              <CopyPlus />
            </IconButton>
            <IconButton label={`Delete ${draft.name}`} onPress={() => onDelete(draft)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
