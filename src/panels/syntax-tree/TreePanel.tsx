import { useState } from 'react';
import { Copy, ListTree } from 'lucide-react';
import { useAppStore, useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segmented } from '../shared/controls.tsx';
import { countText } from '../../protocol/count-text.ts';
import { middleTruncate } from '../shared/label-texts.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { PnText } from './PnText.tsx';
import { SyntaxTree } from './SyntaxTree.tsx';
import { useSyntaxTree } from './use-syntax-tree.ts';
import './tree.css';

const forms = [
  { id: 'tree', text: 'Tree' },
  { id: 'pn', text: 'PN' },
] as const;

export function TreePanel() {
  const file = useAppStore((state) => state.activeFile);
  const text = useAppStore((state) =>
    state.activeFile === undefined ? undefined : state.project.files[state.activeFile],
  );
  if (file === undefined || text === undefined) {
    return (
      <EmptyState icon={<ListTree />} title="No file is open">
        The tree shows how Puppet parses a manifest. Open a manifest to see it.
      </EmptyState>
    );
  }
  return <TreeOfFile file={file} text={text} />;
}

function TreeOfFile({ file, text }: { readonly file: string; readonly text: string }) {
  const { openFile } = useActions();
  const manifest = useAppStore(({ project }) => Object.keys(project.files).find((path) => path.endsWith('.pp')));
  const [form, setForm] = useState<'tree' | 'pn'>('tree');
  const read = useSyntaxTree(file, text);
  if (read === undefined) return <EmptyState icon={<ListTree />} title="Reading the file" />;
  if (read.failure !== undefined) {
    return (
      <EmptyState icon={<ListTree />} title="The tree could not be read" tone="error">
        {read.failure}
      </EmptyState>
    );
  }
  const { tree } = read;
  if (tree === undefined) {
    return (
      <EmptyState
        icon={<ListTree />}
        title="This file is not Puppet code"
        action={
          manifest === undefined ? undefined : <Button onPress={() => openFile(manifest)}>{`Open ${manifest}`}</Button>
        }
      >
        Manifests (.pp) and EPP templates (.epp) have a syntax tree.
      </EmptyState>
    );
  }
  const errors = tree.nodes.filter(({ isError }) => isError).length;
  return (
    <PanelFrame
      label="Syntax tree"
      toolbar={
        <>
          <Segmented label="Form" selected={form} options={forms} onSelect={setForm} />
          <span className="tree-file" title={file}>
            {`${middleTruncate(file, 36)}, ${countText(tree.nodes.length, 'node')}`}
          </span>
          {form === 'pn' ? (
            <div className="panel-toolbar-end">
              <Button look="quiet" onPress={() => void copyWithNotice(tree.pn, 'PN text copied')}>
                <Copy aria-hidden />
                Copy
              </Button>
            </div>
          ) : null}
        </>
      }
      notice={
        errors === 0
          ? null
          : `The file has errors: ${countText(errors, 'part')} could not be parsed. The tree shows the rest.`
      }
    >
      {form === 'pn' ? (
        <PnText pn={tree.pn} />
      ) : (
        <SyntaxTree key={file} file={file} text={read.text} nodes={tree.nodes} isCurrent={read.text === text} />
      )}
    </PanelFrame>
  );
}
