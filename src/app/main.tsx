import './trusted-types.ts';
import '../ui/theme/base.css';
import { StrictMode, Suspense, use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalysisLoop } from '../store/loops/analysis-loop.ts';
import { afterEditor, editorArrived } from '../store/editor-arrival.ts';
import { markMilestone } from '../store/opening-milestones.ts';
import { startChecksLoop } from '../store/loops/checks-loop.ts';
import { startLessonLoop } from '../store/loops/lesson-loop.ts';
import { startLintLoop } from '../store/loops/lint-loop.ts';
import { releaseAfterLargeProjects } from '../store/release-memory.ts';
import { appStore, engine, language, packs, search, surveyClient, unfinished } from '../store/store.ts';
import { openDraftDatabase } from '../workspace/drafts/draft-database.ts';
import { noDatabase } from '../workspace/drafts/no-database.ts';
import { noRunDatabase, openRunDatabase } from '../workspace/runs/run-database.ts';
import { keepFocus } from '../ui/focus/keep-focus.ts';
import { announceProblems } from './announce-problems.ts';
import { isBlock, isEmbed } from './embed/is-embed.ts';
import { reportMissingParts } from './failure/missing-parts.ts';
import { RootBoundary } from './failure/RootBoundary.tsx';
import { loadFirstThings } from './layout/load-editor.ts';
import { atRest } from './offline/at-rest.ts';
import { startPageEffects } from './page-effects.ts';
import { unfinishedStorage } from './preferences.ts';
import { reportBlockedStore } from './session/draft-notices.ts';
import { createSession } from './session/session.ts';
import { Shell } from './Shell.tsx';

// An embed opens the project in its address, and stores nothing. The frame for code blocks gets its code from the page
// around it, and has no editor.
const [embed, block] = [isEmbed(), isBlock()];
reportMissingParts(!embed);
if (block) editorArrived();
else loadFirstThings(embed);
keepFocus();
const database = embed
  ? noDatabase('embedded pages do not save projects.')
  : await within(
      openDraftDatabase('bunraku', packs, () => session.restoreStore()).catch(() =>
        noDatabase('this browser does not store data for this page.'),
      ),
      2000,
      () => {
        reportBlockedStore();
        return noDatabase('another tab is blocking this page’s storage.');
      },
    );
const runDatabase = embed ? Promise.resolve(noRunDatabase) : openRunDatabase().catch(() => noRunDatabase);
const session = createSession({ store: appStore, database, runDatabase, keeps: !embed });
startPageEffects(appStore, !embed);
announceProblems(appStore);
if (!embed) unfinished.keepIn(unfinishedStorage);
releaseAfterLargeProjects(appStore, [engine, surveyClient, language, search]);
startAnalysisLoop(appStore, engine, unfinished);
startLintLoop(appStore, language);
startChecksLoop(appStore, language);
if (!embed) startLessonLoop(appStore);
const started = block ? Promise.resolve() : session.start();
// Waits until the start has ended, even if it failed. `StartedPage` then throws the error, so that the page shows it.
await started.catch(() => undefined);

/**
 * Waits for a browser database to open. If that takes too long, for example because another tab blocks the database,
 * returns `otherwise`.
 */
async function within<Store>(opened: Promise<Store>, milliseconds: number, otherwise: () => Store): Promise<Store> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Store>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  return Promise.race([opened, tooLate]).finally(() => clearTimeout(timer));
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const Page = block
  ? (await import('./block/BlockShell.tsx')).BlockShell
  : embed
    ? (await import('./embed/EmbedShell.tsx')).EmbedShell
    : Shell;

/** Shows the page after its project has been opened. If the start failed, the error boundary shows the error. */
function StartedPage() {
  use(started);
  useEffect(() => markMilestone('shell'), []);
  return <Page session={session} />;
}

createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      <Suspense>
        <StartedPage />
      </Suspense>
    </RootBoundary>
  </StrictMode>,
);

// Starts after the page has loaded, because storing a copy for offline visits can wait.
if (!embed) {
  void afterEditor
    .then(() => atRest(appStore))
    .then(() => import('./offline/start-offline.ts'))
    .then(({ startOffline }) => startOffline());
}
