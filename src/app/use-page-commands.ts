import { useCallback, useEffect, useMemo, useState } from 'react';
import { activeEditor } from '../editor/active-editor.ts';
import { formatFile, isFormattable } from '../editor/format-file.ts';
import { selectProblems } from '../store/problems.ts';
import { panels } from '../panels/registry.ts';
import { appStore } from '../store/store.ts';
import { showToast } from '../ui/overlays/toast-queue.ts';
import { LONG_LINK } from '../workspace/share-text.ts';
import { announce } from '../ui/live/announcer.ts';
import { copyText } from '../ui/clipboard.ts';
import type { ImportRequest } from '../workspace/import/import-request.ts';
import { sayProblem } from './announce-problems.ts';
import type { Commands, DialogId } from './commands.ts';
import { pageCommands } from './command-list.ts';
import { listenForKeys } from './keyboard.ts';
import type { Session } from './session/session.ts';

async function copyLink(session: Session, show: Commands['show']): Promise<void> {
  const link = session.link();
  if (link === undefined) {
    // The dialog explains why there is no link, and offers other ways to share.
    show('share');
    return;
  }
  const done = await copyText(link);
  if (!done)
    return showToast({
      tone: 'error',
      message: 'The browser does not allow copying. The link is in the address bar.',
    });
  const length = `${link.length.toLocaleString('en')} characters`;
  showToast(
    link.length > LONG_LINK
      ? {
          message: `Link copied. It has ${length}, too many for most chats.`,
          action: { label: 'Other ways to share', run: () => show('share') },
        }
      : { message: `Link copied, ${length}.` },
  );
}

/** Formats the open file if "Format on save" is on. */
async function layOut(): Promise<void> {
  const { editorSettings, activeFile } = appStore.getState();
  if (editorSettings.formatsOnSave && activeFile !== undefined && isFormattable(activeFile))
    await formatFile(activeFile);
}

/**
 * Shows the next problem in the list after the one at `from`, and returns its index. Continues with the first after the
 * last, and skips problems without a place.
 */
function nextProblem(from: number): number {
  const state = appStore.getState();
  const problems = selectProblems(state);
  for (let step = 1; step <= problems.length; step += 1) {
    const index = (from + step) % problems.length;
    const problem = problems[index];
    if (problem?.place === undefined) continue;
    state.actions.showBottomTab('problems');
    state.actions.revealPlace(problem.place);
    activeEditor()?.run('editor.action.showHover');
    sayProblem(appStore.getState(), index);
    return index;
  }
  announce(problems.length === 0 ? 'No problems.' : 'None of the problems has a location in a file.');
  return from;
}

function createCommands(
  session: Session,
  { show, importFiles, startTour }: Pick<Commands, 'show' | 'importFiles' | 'startTour'>,
): Commands {
  let problem = -1;
  const commands: Omit<Commands, 'all'> = {
    apply: ({ noop = false, fresh = false } = {}) => {
      const { actions } = appStore.getState();
      session.link();
      actions.showBottomTab('log');
      actions.showNarrowPane('run');
      void actions.apply({ noop, fresh });
    },
    copyLink: () => void layOut().then(() => copyLink(session, show)),
    nextProblem: () => {
      problem = nextProblem(problem);
    },
    importFiles,
    startTour,
    showBottom: (tab) => {
      const { actions } = appStore.getState();
      actions.showBottomTab(tab);
      actions.showNarrowPane('run');
    },
    show: (dialog) => {
      if (dialog === 'share') session.link();
      show(dialog);
    },
    showView: (view) => {
      const { actions } = appStore.getState();
      actions.showView(view);
      const narrow = panels.find(({ id }) => id === view)?.narrow;
      if (narrow !== undefined && 'pane' in narrow) actions.showNarrowPane(narrow.pane);
      else actions.showSheet(view);
    },
  };
  return { ...commands, all: pageCommands(commands, session) };
}

function usesCharacterKeys(): boolean {
  return appStore.getState().editorSettings.usesCharacterKeys;
}

interface Shown {
  readonly dialog: DialogId | undefined;
  readonly request: ImportRequest | undefined;
  readonly isTouring: boolean;
}

const NOTHING_SHOWN: Shown = { dialog: undefined, request: undefined, isTouring: false };

export function usePageCommands(
  session: Session,
): Shown & { readonly commands: Commands; readonly endTour: () => void } {
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const commands = useMemo(
    () =>
      createCommands(session, {
        // Keeps the tour open.
        show: (dialog) => setShown((before) => ({ ...before, dialog, request: undefined })),
        importFiles: (request) => setShown((before) => ({ ...before, dialog: 'import', request })),
        startTour: () => setShown({ ...NOTHING_SHOWN, isTouring: true }),
      }),
    [session],
  );
  useEffect(() => listenForKeys(commands.all, usesCharacterKeys), [commands]);
  const endTour = useCallback(() => setShown((before) => ({ ...before, isTouring: false })), []);
  return { commands, endTour, ...shown };
}
