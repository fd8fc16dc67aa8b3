import { useMemo, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { SymbolIcon } from '../../../panels/shared/outline/symbol-icons.tsx';
import { useOutline, useSymbolPath } from '../../../panels/shared/outline/use-outline.ts';
import type { DocumentSymbol } from '../../../protocol/language-api.ts';
import { placeAt } from '../../../protocol/project/text-edits.ts';
import { selectVisibleFile } from '../../../store/groups/editor-groups.ts';
import { selectFilePaths } from '../../../store/selectors.ts';
import type { GroupPosition } from '../../../store/state/project-state.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Menu, MenuChoice, MenuItem } from '../../../ui/overlays/Menu.tsx';
import { ShownText } from '../../../ui/ShownText.tsx';
import './breadcrumbs.css';

/** Maximum number of entries in a menu. Quick open finds all other files. */
const MOST = 200;

interface CrumbProps {
  readonly text: string;
  readonly label: string;
  readonly title: string;
  readonly selected: string;
  readonly entries: readonly { readonly id: string; readonly text: string }[];
  readonly icon?: ReactNode;
  readonly onChoose: (id: string) => void;
}

function Crumb({ text, label, title, selected, entries, icon, onChoose }: CrumbProps) {
  return (
    <Menu
      label={label}
      trigger={
        <Button look="quiet" className="crumb" aria-label={label}>
          {icon}
          <span className="crumb-text">
            <ShownText text={text} />
          </span>
        </Button>
      }
    >
      <MenuChoice title={title} selected={selected} onChoose={onChoose}>
        {entries.slice(0, MOST).map((entry) => (
          <MenuItem key={entry.id} id={entry.id} text={entry.text} />
        ))}
      </MenuChoice>
    </Menu>
  );
}

function FileCrumbs({ file }: { readonly file: string }) {
  const paths = useAppStore(selectFilePaths);
  const files = useAppStore((state) => state.project.files);
  const { openFile } = useActions();
  const parts = file.split('/');
  return parts.map((part, index) => {
    const isFile = index === parts.length - 1;
    const folder = parts.slice(0, isFile ? index : index + 1).join('/');
    const start = folder === '' ? '' : `${folder}/`;
    // The menu of a file name lists the files in its folder. The menu of a folder also lists the files in its
    // subfolders.
    const entries = paths
      .filter(
        (path) => path.startsWith(start) && files[path] !== undefined && !(isFile && path.includes('/', start.length)),
      )
      .map((path) => ({ id: path, text: path.slice(start.length) }));
    return (
      <span key={start + part} className="crumb-step">
        {index === 0 ? null : <ChevronRight aria-hidden className="crumb-arrow" />}
        <Crumb
          text={part}
          label={isFile ? `File ${part}` : `Folder ${part}`}
          title={folder === '' ? 'Files' : folder}
          selected={file}
          entries={entries}
          onChoose={openFile}
        />
      </span>
    );
  });
}

function toId({ range, name }: DocumentSymbol): string {
  return `${range[0]} ${name}`;
}

function SymbolCrumbs() {
  const outline = useOutline();
  const path = useSymbolPath(outline);
  const { revealPlace } = useActions();
  const levels = useMemo(() => {
    if (outline === undefined) return [];
    const siblings = [outline.symbols, ...path.map(({ children = [] }) => children)];
    return siblings.flatMap((symbols, index) => (symbols.length === 0 ? [] : [{ symbols, current: path[index] }]));
  }, [outline, path]);
  if (outline === undefined) return null;
  return levels.map(({ symbols, current }, index) => (
    <span key={`${index} ${current?.name ?? ''}`} className="crumb-step">
      <ChevronRight aria-hidden className="crumb-arrow" />
      <Crumb
        text={current?.name ?? '…'}
        label={current === undefined ? 'Symbols' : `${current.kind} ${current.name}`}
        title="Symbols"
        selected={current === undefined ? '' : toId(current)}
        icon={current === undefined ? null : <SymbolIcon kind={current.kind} />}
        entries={symbols.map((symbol) => ({ id: toId(symbol), text: symbol.name }))}
        onChoose={(id) => {
          const chosen = symbols.find((symbol) => toId(symbol) === id);
          if (chosen !== undefined) revealPlace(placeAt(outline.file, outline.text, ...chosen.selection));
        }}
      />
    </span>
  ));
}

interface BreadcrumbsProps {
  readonly group: GroupPosition;
  readonly label: string;
}

/**
 * Path of the group's visible file, and in the active group the symbols around the cursor. Each segment has a menu of
 * files or symbols.
 */
export function Breadcrumbs({ group, label }: BreadcrumbsProps) {
  const file = useAppStore((state) => selectVisibleFile(state, group));
  const isActive = useAppStore((state) => state.activeGroup === group);
  if (file === undefined) return null;
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <div className="breadcrumbs-path">
        <FileCrumbs file={file} />
        {isActive ? <SymbolCrumbs /> : null}
      </div>
    </nav>
  );
}
