import { Copy, Download, FolderCode } from 'lucide-react';
import { appStore, engine, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toFileName } from '../shared/file-name.ts';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { catalogCodeText } from '../../workspace/catalog-code-text.ts';

function reportNoCatalog(message = 'The manifest does not compile, so there is no catalog.'): void {
  showToast({ message, tone: 'error' });
}

/** Returns the current catalog as JSON. If there is none, shows a toast and returns undefined. */
async function catalogJson(): Promise<string | undefined> {
  const { revision, project } = appStore.getState();
  const answer = await engine.catalogJson({ revision, project });
  if (answer.kind === 'answer' && answer.value !== undefined) return answer.value;
  reportNoCatalog(answer.kind === 'ended' ? answer.message : undefined);
  return undefined;
}

/** Opens a new project with code that compiles to the current catalog. */
async function makeProject(): Promise<void> {
  const { revision, project, actions } = appStore.getState();
  const answer = await engine.catalogCode({ revision, project }, false);
  if (answer.kind !== 'answer' || answer.value === undefined)
    return reportNoCatalog(answer.kind === 'ended' ? answer.message : undefined);
  const code = answer.value;
  if (code.kind === 'refused') return reportNoCatalog(code.message);
  const { certname, files } = code;
  actions.openMadeProject({ name: `Code of ${certname}`, certname, files, message: catalogCodeText(code) });
}

/** Menu that exports the catalog: as JSON, as `puppet catalog compile` prints it, or as code. */
export function ExportMenu() {
  const name = useAppStore(({ project }) => project.name);
  const certname = useAppStore(({ project }) => project.node.certname);
  return (
    <Menu
      label="Export the catalog"
      placement="bottom end"
      trigger={
        <Button look="quiet">
          <Download aria-hidden />
          Export
        </Button>
      }
      onAction={(id) => {
        if (id === 'project') return void makeProject();
        void catalogJson().then((json) => {
          if (json === undefined) return undefined;
          if (id === 'copy') return copyWithNotice(json, `Copied the catalog of ${certname}`);
          return saveFile(`${toFileName(name)}-catalog.json`, new Blob([json], { type: 'application/json' }));
        });
      }}
    >
      <MenuItem
        id="download"
        icon={<Download />}
        text="Download JSON"
        description="In the format of puppet catalog compile"
      />
      <MenuItem id="copy" icon={<Copy />} text="Copy JSON" />
      <MenuItem
        id="project"
        icon={<FolderCode />}
        text="Make a project"
        description="Code that compiles to this catalog"
      />
    </Menu>
  );
}
