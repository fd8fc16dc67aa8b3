import { Pencil, ShieldHalf, Trash2 } from 'lucide-react';
import type { FileView } from '../../../protocol/run.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { deletePath } from '../changes/change-machine.ts';
import type { SystemPrompt } from '../system-prompt.ts';

interface FileActionsProps {
  readonly path: string;
  readonly view: FileView;
  readonly onPrompt: (prompt: SystemPrompt) => void;
}

export function FileActions({ path, view, onPrompt }: FileActionsProps) {
  const { content: text } = view;
  return (
    <div className="file-actions" role="group" aria-label={`Change ${path}`}>
      {view.type !== 'file' || text === undefined ? null : (
        <Button onPress={() => onPrompt({ kind: 'content', path, text })}>
          <Pencil aria-hidden />
          Edit
        </Button>
      )}
      {view.type === 'link' ? null : (
        <Button onPress={() => onPrompt({ kind: 'attributes', path, view })}>
          <ShieldHalf aria-hidden />
          Mode, owner
        </Button>
      )}
      <Button onPress={() => void deletePath(path)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
    </div>
  );
}
