import { GraduationCap, Pencil, ShieldHalf, Trash2 } from 'lucide-react';
import type { FileView } from '../../../protocol/run.ts';
import { ContextMenu, MenuItem } from '../../../ui/overlays/Menu.tsx';
import { useMadeLesson } from '../../../store/lessons/made-lesson.ts';
import { takeGoal } from '../../shared/GoalButton.tsx';
import { goalOfFile } from '../../shared/goals.ts';
import { deletePath } from '../changes/change-machine.ts';
import type { SystemPrompt } from '../system-prompt.ts';

export interface FileMenuPlace {
  readonly path: string;
  readonly view: FileView;
  readonly row: HTMLElement;
}

interface FileMenuProps {
  readonly place: FileMenuPlace | undefined;
  readonly onPrompt: (prompt: SystemPrompt) => void;
  readonly onClose: () => void;
}

export function FileMenu({ place, onPrompt, onClose }: FileMenuProps) {
  const isMakingLesson = useMadeLesson() !== undefined;
  if (place === undefined) return null;
  const { path, view, row } = place;
  const { content: text } = view;
  return (
    <ContextMenu
      label={`Actions for ${path}`}
      anchor={row}
      onClose={onClose}
      onAction={(id) => {
        if (id === 'content' && text !== undefined) onPrompt({ kind: 'content', path, text });
        if (id === 'attributes') onPrompt({ kind: 'attributes', path, view });
        if (id === 'goal') takeGoal(goalOfFile(path, view));
        if (id === 'delete') void deletePath(path);
      }}
    >
      {view.type !== 'file' || text === undefined ? null : <MenuItem id="content" icon={<Pencil />} text="Edit" />}
      {view.type === 'link' ? null : <MenuItem id="attributes" icon={<ShieldHalf />} text="Mode, owner" />}
      {isMakingLesson ? <MenuItem id="goal" icon={<GraduationCap />} text="Add as a lesson goal" /> : null}
      <MenuItem id="delete" icon={<Trash2 />} text="Delete" shortcut="Delete" danger />
    </ContextMenu>
  );
}
