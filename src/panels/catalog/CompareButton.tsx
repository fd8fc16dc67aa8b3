import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { readCatalogFile } from '../../store/opened/read-catalog-file.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';

/** Lets the user choose a catalog file, and compares it with the current catalog. */
export function CompareButton({ onCompared }: { readonly onCompared: () => void }) {
  const { compareCatalog } = useActions();
  const [isReading, setIsReading] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setIsReading(true);
    const found = await readCatalogFile(file);
    setIsReading(false);
    if (typeof found === 'string')
      return showToast({ tone: 'error', message: `${file.name} cannot be compared. ${found}` });
    compareCatalog(found);
    return onCompared();
  };
  return (
    <FileTrigger acceptedFileTypes={['.json']} onSelect={(files) => void read(files?.[0])}>
      <Button look="quiet" isDisabled={isReading}>
        <GitCompareArrows aria-hidden />
        {isReading ? 'Reading…' : 'Compare…'}
      </Button>
    </FileTrigger>
  );
}
