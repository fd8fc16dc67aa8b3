import { Copy, Download } from 'lucide-react';
import { appStore, engine, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toFileName } from '../shared/file-name.ts';
import { copyWithNotice } from '../../ui/clipboard.ts';

/** Returns the current catalog as JSON. If there is none, shows a toast and returns undefined. */
async function catalogJson(): Promise<string | undefined> {
  const { revision, project } = appStore.getState();
  const answer = await engine.catalogJson({ revision, project });
  if (answer.kind === 'answer' && answer.value !== undefined) return answer.value;
  const message = answer.kind === 'ended' ? answer.message : 'The manifest does not compile, so there is no catalog.';
  showToast({ message, tone: 'error' });
  return undefined;
}

/** Menu that exports the catalog as JSON, as `puppet catalog compile` prints it. */
export function ExportMenu() {
  const name = useAppStore(({ project }) => project.name);
  const certname = useAppStore(({ project }) => project.node.certname);
  return (
    <Menu
      label="The catalog as JSON"
      placement="bottom end"
      trigger={
        <Button look="quiet">
          <Download aria-hidden />
          JSON
        </Button>
      }
      onAction={(id) => {
        void catalogJson().then((json) => {
          if (json === undefined) return undefined;
          if (id === 'copy') return copyWithNotice(json, `Copied the catalog of ${certname}`);
          return saveFile(`${toFileName(name)}-catalog.json`, new Blob([json], { type: 'application/json' }));
        });
      }}
    >
      <MenuItem id="download" icon={<Download />} text="Download" description="As puppet catalog compile prints it" />
      <MenuItem id="copy" icon={<Copy />} text="Copy" />
    </Menu>
  );
}
