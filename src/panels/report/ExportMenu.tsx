import { Braces, Copy, Download, FileText } from 'lucide-react';
import type { RunRecord } from '../../protocol/run-record.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toFileName } from '../shared/file-name.ts';
import { logText } from '../shared/text/log-text.ts';
import { markdownReport } from './markdown-report.ts';
import { puppetReport } from './puppet-report.ts';

export function ExportMenu({ record }: { readonly record: RunRecord }) {
  const name = useAppStore(({ project }) => `${toFileName(project.name)}-run`);
  const markdown = (): string => markdownReport(record, record.run.logs.map(logText));
  const save = (id: string): void => {
    switch (id) {
      case 'copy':
        void copyWithNotice(markdown(), 'Copied the report as Markdown');
        break;
      case 'markdown':
        saveFile(`${name}.md`, new Blob([markdown()], { type: 'text/markdown' }));
        break;
      case 'json': {
        const json = `${JSON.stringify(puppetReport(record), undefined, 2)}\n`;
        saveFile(`${name}.json`, new Blob([json], { type: 'application/json' }));
        break;
      }
    }
  };
  return (
    <Menu
      label="Export the report"
      placement="bottom end"
      trigger={
        <Button look="quiet">
          <Download aria-hidden />
          Export
        </Button>
      }
      onAction={save}
    >
      <MenuItem id="copy" icon={<Copy />} text="Copy as Markdown" />
      <MenuItem id="markdown" icon={<FileText />} text="Save as Markdown" />
      <MenuItem id="json" icon={<Braces />} text="Save as JSON" description="Puppet’s report format 12" />
    </Menu>
  );
}
