import { Layers } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { newFileText } from '../../workspace/files/new-file-text.ts';

const configuration = 'hiera.yaml';
const common = 'data/common.yaml';

/** Empty state of a project without data: introduces Hiera and offers to create its first two files. */
export function NoData() {
  const files = useAppStore((state) => state.project.files);
  const { changeFiles, openFile } = useActions();
  const wanted = [configuration, common].filter((path) => files[path] === undefined);
  return (
    <EmptyState
      icon={<Layers />}
      title="No data yet"
      action={
        wanted.length === 0 ? (
          <Button onPress={() => openFile(common)}>{`Open ${common}`}</Button>
        ) : (
          <Button
            look="primary"
            onPress={() => {
              changeFiles(Object.fromEntries(wanted.map((path) => [path, newFileText(path)])));
              openFile(common);
            }}
          >
            {`Create ${wanted.join(' and ')}`}
          </Button>
        )
      }
    >
      Hiera keeps values separate from code. hiera.yaml lists levels, such as one for each node and one for all nodes,
      and Puppet searches them in order for a key. Classes read their parameters from Hiera automatically: the key
      ntp::servers sets the parameter servers of the class ntp.
    </EmptyState>
  );
}
