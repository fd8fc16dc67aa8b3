import { FileArchive, FolderUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../ui/controls/Button.tsx';
import type { PickedFile } from '../../workspace/import/read-picked.ts';
import { toPickedFiles } from '../../workspace/import/picked-files.ts';

export function ImportPickers({ onPick }: { readonly onPick: (picked: readonly PickedFile[]) => void }) {
  const pick = (files: FileList | null): void => {
    const picked = toPickedFiles(files);
    if (picked.length > 0) onPick(picked);
  };
  return (
    <div className="share-actions">
      {/* No filter by extension, because logs can have any name. */}
      <FileTrigger allowsMultiple onSelect={pick}>
        {/* Takes the focus: after a rejected import, the button that had the focus has disappeared. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button look="primary" autoFocus>
          <FileArchive aria-hidden />
          Choose files
        </Button>
      </FileTrigger>
      <FileTrigger acceptDirectory onSelect={pick}>
        <Button>
          <FolderUp aria-hidden />
          Choose a folder
        </Button>
      </FileTrigger>
    </div>
  );
}
