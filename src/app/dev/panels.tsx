/**
 * Entry of /dev/panels, a gallery of all panels on the Vite dev server. The page itself shows the gallery; a frame in
 * it shows the one panel that its query names.
 */
import '../../ui/theme/base.css';
import '../shell.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { readChoice } from './choice.ts';
import { Gallery } from './Gallery.tsx';
import { LonePanel, takeState } from './LonePanel.tsx';
import { applyExample } from './project-state.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('dev/panels.html has no #root');
const choice = readChoice(location.search);
const isFrame = new URLSearchParams(location.search).has('frame');
if (isFrame) document.documentElement.dataset['theme'] = choice.theme;
else window.bunrakuProjectState = applyExample(choice.project);
const page = isFrame ? <LonePanel id={choice.panel} taken={takeState(choice)} /> : <Gallery />;
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary what="The page">
      <Suspense fallback={null}>{page}</Suspense>
    </ErrorBoundary>
  </StrictMode>,
);
