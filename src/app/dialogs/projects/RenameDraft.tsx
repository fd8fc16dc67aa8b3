import { useState } from 'react';
import { DialogTrigger, Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { PencilLine } from 'lucide-react';
import { Button, IconButton } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/TextField.tsx';
import type { DraftSummary } from '../../../workspace/drafts/draft-database.ts';
import { limits } from '../../../workspace/limits.ts';

interface RenameDraftProps {
  readonly draft: DraftSummary;
  readonly onRename: (name: string) => void;
}

export function RenameDraft({ draft, onRename }: RenameDraftProps) {
  const [name, setName] = useState(draft.name);
  return (
    <DialogTrigger>
      <IconButton label={`Rename ${draft.name}`} onPress={() => setName(draft.name)}>
        <PencilLine />
      </IconButton>
      <Popover className="menu-popover" placement="bottom end" offset={4}>
        <Dialog className="rename" aria-label={`Rename ${draft.name}`}>
          {({ close }) => (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() !== '') onRename(name.trim());
                close();
              }}
            >
              <TextField
                label="Name"
                // The user opens the popover to type into this field.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                value={name}
                onChange={setName}
                maxLength={limits.nameLength}
                autoComplete="off"
              />
              <Button look="primary" type="submit">
                Rename
              </Button>
            </form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
