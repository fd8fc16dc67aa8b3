import { Download, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../ui/controls/Button.tsx';
import type { DamagedDraft } from '../../../workspace/drafts/check-draft.ts';
import { toFileName } from '../../../workspace/share-text.ts';
import { saveFile } from '../../../ui/save-file.ts';

interface DamagedDraftsProps {
  readonly damaged: readonly DamagedDraft[];
  readonly onDelete: (draft: DamagedDraft) => void;
}

/** Drafts that cannot be opened. Their remaining data can be downloaded. */
export function DamagedDrafts({ damaged, onDelete }: DamagedDraftsProps) {
  if (damaged.length === 0) return null;
  return (
    <section className="damaged" aria-labelledby="damaged-drafts">
      <h3 id="damaged-drafts">Damaged drafts</h3>
      <p className="dialog-note">These drafts cannot be read. You can download the parts that the browser still has.</p>
      <ul className="projects" aria-label="Damaged drafts">
        {damaged.map((draft) => (
          <li key={draft.id} className="project-row">
            <span className="project-state">{draft.name}</span>
            <Button
              onPress={() =>
                saveFile(`${toFileName(draft.name)}.json`, new Blob([draft.json], { type: 'application/json' }))
              }
            >
              <Download aria-hidden />
              Download
            </Button>
            <IconButton label={`Delete ${draft.name}`} onPress={() => onDelete(draft)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
