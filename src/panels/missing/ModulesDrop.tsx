import { FileArchive, FolderUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { countText } from '../../protocol/count-text.ts';
import { appStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toPickedFiles } from '../../workspace/import/picked-files.ts';

/** Offers to import the modules that the Puppetfile names and the project lacks. */
export function ModulesDrop({ count }: { readonly count: number }) {
  const pick = (files: FileList | null): void => {
    const pickedFiles = toPickedFiles(files);
    if (pickedFiles.length > 0) appStore.setState({ pickedFiles });
  };
  return (
    <div className="missing-modules" role="group" aria-label="Modules of the Puppetfile">
      <p>
        {`${countText(count, 'module')} of the Puppetfile ${count === 1 ? 'is' : 'are'} absent. Drop your modules folder here, or choose it.`}
      </p>
      <FileTrigger acceptDirectory onSelect={pick}>
        <Button>
          <FolderUp aria-hidden />
          Choose a folder
        </Button>
      </FileTrigger>
      <FileTrigger allowsMultiple acceptedFileTypes={['.zip', '.tar.gz', '.tgz', '.tar']} onSelect={pick}>
        <Button>
          <FileArchive aria-hidden />
          Choose archives
        </Button>
      </FileTrigger>
    </div>
  );
}
