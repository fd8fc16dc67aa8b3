import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalysisLoop } from '../store/analysis-loop.ts';
import { appStore, engine } from '../store/store.ts';
import { examples } from '../examples/index.ts';
import { Shell } from './Shell.tsx';

const [first] = examples;
if (first !== undefined) {
  appStore
    .getState()
    .actions.openProject(first.project, crypto.randomUUID(), { open: first.open, active: first.open[0] });
}
startAnalysisLoop(appStore, engine);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);
