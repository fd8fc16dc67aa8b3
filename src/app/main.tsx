import './trusted-types.ts';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalysisLoop } from '../store/analysis-loop.ts';
import { afterEditor } from '../store/after-editor.ts';
import { appStore, engine } from '../store/store.ts';
import { openDraftDatabase, type DraftDatabase } from '../workspace/drafts/draft-database.ts';
import { noDatabase } from '../workspace/drafts/no-database.ts';
import { isEmbed } from './embed/is-embed.ts';
import { loadFirstThings } from './layout/load-editor.ts';
import { atRest } from './offline/at-rest.ts';
import { startOffline } from './offline/start-offline.ts';
import { startPageEffects } from './page-effects.ts';
import { createSession } from './session/session.ts';
import { Shell } from './Shell.tsx';

loadFirstThings();
// An embed shows what its address says, and stores nothing.
const embed = isEmbed();
const database = embed ? noDatabase('an embed keeps nothing.') : await openWithin(2000);
const session = createSession(appStore, database, !embed);
startPageEffects(appStore);
startAnalysisLoop(appStore, engine);
await session.start();

/** The drafts; or none, where the browser keeps no data or does not answer in time (another tab may hold the store). */
async function openWithin(milliseconds: number): Promise<DraftDatabase> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The store of drafts did not answer.')), milliseconds);
  });
  try {
    return await Promise.race([openDraftDatabase(), tooLate]);
  } catch {
    return noDatabase('this browser keeps no data for this page.');
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const Page = embed ? (await import('./embed/EmbedShell.tsx')).EmbedShell : Shell;
createRoot(root).render(
  <StrictMode>
    <Page session={session} />
  </StrictMode>,
);

// Not while the page is still being loaded: a copy for the next visit can wait.
if (!embed) void afterEditor.then(() => atRest(appStore)).then(startOffline);
