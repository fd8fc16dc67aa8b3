import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { EditorView } from '@codemirror/view';
import type { ProblemView } from '../../protocol/analysis.ts';
import { changesOfFix, changeWithUndo, type FileChanges } from '../../store/changes/change-with-undo.ts';
import { fileChanges } from '../../store/changes/file-changes.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { selectFixIsOld } from '../../store/selectors.ts';
import { appStore, language } from '../../store/store.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { ContextMenu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';

interface ActionsMenuProps {
  readonly view: EditorView | undefined;
  readonly path: string;
  /** Problems on the cursor's line. */
  readonly problems: readonly ProblemView[];
}

interface Offer {
  readonly title: string;
  readonly changes: FileChanges;
  /** File to open after the change. */
  readonly opens?: string;
}

/** Button that lists the fixes and rewrites for the cursor or the selection. */
export function ActionsMenu({ view, path, problems }: ActionsMenuProps) {
  const [shown, setShown] = useState<{ readonly anchor: HTMLElement; readonly offers: readonly Offer[] }>();

  async function open(anchor: Element): Promise<void> {
    if (view === undefined || !(anchor instanceof HTMLElement)) return;
    const offers = await listOffers(view, path, problems);
    if (offers.length > 0) setShown({ anchor, offers });
    else showToast({ message: 'There is nothing to fix or to rewrite at the cursor.' });
  }

  return (
    <>
      <IconButton label="Fix or rewrite" preventFocusOnPress onPress={({ target }) => void open(target)}>
        <Lightbulb />
      </IconButton>
      {shown === undefined ? null : (
        <ContextMenu
          label="Fix or rewrite"
          anchor={shown.anchor}
          onAction={(title) => apply(shown.offers.find((offer) => offer.title === title))}
          onClose={() => {
            setShown(undefined);
            view?.focus();
          }}
        >
          {shown.offers.map(({ title }) => (
            <MenuItem key={title} id={title} text={title} />
          ))}
        </ContextMenu>
      )}
    </>
  );
}

async function listOffers(view: EditorView, path: string, problems: readonly ProblemView[]): Promise<readonly Offer[]> {
  const { files } = appStore.getState().project;
  const { from, to } = view.state.selection.main;
  const selection = from === to ? {} : { selection: [from, to] as const };
  const answer = await language.ask('codeActions', { file: path, offset: from, ...selection });
  const now = appStore.getState();
  if (now.project.files !== files) return [];
  const fixes = problems
    .filter((problem) => !selectFixIsOld(now, problem))
    .flatMap(({ fix, alternatives = [] }) => [...(fix === undefined ? [] : [fix]), ...alternatives])
    .map((fix): Offer => ({ title: fix.title, changes: changesOfFix(files, fix) }));
  const others = (answer?.actions ?? []).map((action): Offer => {
    const created = action.creates?.[0]?.file;
    const changes = fileChanges(files, action);
    return { title: action.title, changes, ...(created === undefined ? {} : { opens: created }) };
  });
  const all = [...fixes, ...others];
  return all.filter(({ title }, index) => all.findIndex((offer) => offer.title === title) === index);
}

function apply(offer: Offer | undefined): void {
  if (offer === undefined) return;
  const undo = changeWithUndo(appStore, offer.changes);
  if (offer.opens !== undefined) appStore.getState().actions.openFile(offer.opens);
  showToast({ message: `${offer.title}: done`, action: undoAction(undo) });
}
