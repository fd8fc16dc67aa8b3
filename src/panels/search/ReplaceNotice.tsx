import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { countText } from '../../protocol/count-text.ts';
import { undoReplacement } from './replace.ts';
import { useSearchView } from './view-state.ts';

const matchesText = (count: number): string => countText(count, 'match', 'matches');

export function ReplaceNotice() {
  const record = useSearchView((view) => view.replaced[0]);
  if (record === undefined) return null;
  const files = Object.entries(record.counts);
  const count = files.reduce((sum, [, each]) => sum + each, 0);
  return (
    <div className="panel-notice">
      <span role="status">
        {`Replaced ${matchesText(count)} in ${files.length === 1 ? (files[0]?.[0] ?? '') : countText(files.length, 'file')}.`}
      </span>
      <span className="panel-toolbar-end">
        {files.length === 1 ? null : (
          <Menu
            label="Undo in one file"
            placement="bottom end"
            trigger={<Button look="quiet">Undo in…</Button>}
            onAction={(path) => undoReplacement(record, path)}
          >
            {files.map(([path, each]) => (
              <MenuItem key={path} id={path} text={path} description={matchesText(each)} />
            ))}
          </Menu>
        )}
        <Button onPress={() => undoReplacement(record)}>
          <Undo2 aria-hidden />
          {files.length === 1 ? 'Undo' : 'Undo all'}
        </Button>
      </span>
    </div>
  );
}
