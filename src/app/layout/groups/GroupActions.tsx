import { BookText, Columns2, FileDiff } from 'lucide-react';
import { selectVisibleFile } from '../../../store/groups/editor-groups.ts';
import type { GroupPosition } from '../../../store/state/project-state.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { IconButton } from '../../../ui/controls/Button.tsx';
import { isMarkdown, splitEditor } from '../../command-groups/groups.ts';
import { useCommands } from '../../commands.ts';

interface GroupActionsProps {
  readonly group: GroupPosition;
  readonly canSplit: boolean;
}

export function GroupActions({ group, canSplit }: GroupActionsProps) {
  const file = useAppStore((state) => selectVisibleFile(state, group));
  const { focusGroup } = useActions();
  const { show, showView } = useCommands();
  return (
    <div className="group-actions">
      {isMarkdown(file) ? (
        <IconButton
          label="Preview"
          shortcut="Mod+Shift+V"
          onPress={() => {
            focusGroup(group);
            showView('preview');
          }}
        >
          <BookText />
        </IconButton>
      ) : null}
      <IconButton
        label="Compare the file"
        shortcut="Shift+Alt+D"
        onPress={() => {
          focusGroup(group);
          show('file-changes');
        }}
      >
        <FileDiff />
      </IconButton>
      {canSplit ? (
        <IconButton
          label="Open to the side"
          shortcut="Mod+\\"
          onPress={() => {
            focusGroup(group);
            splitEditor();
          }}
        >
          <Columns2 />
        </IconButton>
      ) : null}
    </div>
  );
}
