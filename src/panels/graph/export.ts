import { appStore, engine } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toFileName } from '../shared/file-name.ts';
import type { Decoration, Drawing } from './drawing.ts';
import type { GraphHandle } from './GraphCanvas.tsx';
import { shownPalette } from './palette.ts';
import { graphSvg } from './svg.ts';

export type GraphFormat = 'svg' | 'png' | 'resources' | 'relationships' | 'expanded_relationships';

/**
 * Exports the graph as a file: an image of the drawing, or one of the three graphs that `puppet apply --graph` writes.
 */
export async function exportGraph(
  format: GraphFormat,
  drawing: Drawing,
  decoration: Decoration,
  canvas: GraphHandle | null,
): Promise<void> {
  const { project, revision } = appStore.getState();
  const name = toFileName(project.name);
  switch (format) {
    case 'svg': {
      const text = graphSvg(drawing, shownPalette(), decoration);
      saveFile(`${name}.svg`, new Blob([text], { type: 'image/svg+xml' }));
      return;
    }
    case 'png': {
      const picture = await canvas?.png();
      if (picture) saveFile(`${name}.png`, picture);
      else
        showToast({
          message: 'The graph is too large for a PNG. Export it as SVG, or filter it first.',
          tone: 'error',
        });
      return;
    }
    case 'resources':
    case 'relationships':
    case 'expanded_relationships': {
      const answer = await engine.dot({ revision, project }, format);
      if (answer.kind === 'answer') saveFile(`${format}.dot`, new Blob([answer.value], { type: 'text/vnd.graphviz' }));
      else if (answer.kind === 'ended') showToast({ message: answer.message, tone: 'error' });
    }
  }
}
