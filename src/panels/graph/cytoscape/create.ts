import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';
import { leastZoom, mostZoom } from '../model/viewport.ts';
import { letRest, type Renderer } from './resting-loop.ts';

// Returns the class of the canvas renderer; Cytoscape's types do not declare this.
const canvas = cytoscape('renderer', 'canvas');
if (typeof canvas === 'function') {
  const prototype: Renderer = canvas.prototype;
  letRest(prototype);
}

/**
 * Creates the empty Cytoscape instance that draws the graph; `sync.ts` fills it. The layout worker computes all
 * positions, so Cytoscape does no layout. Boxes are plain nodes behind their members: with compound nodes, Cytoscape
 * would restyle all members at each change. The selection is stored in the page's store instead of this instance.
 */
export function createCytoscape(container: HTMLElement, style: StylesheetJson): Core {
  return cytoscape({
    container,
    style,
    layout: { name: 'preset', fit: false },
    minZoom: leastZoom,
    maxZoom: mostZoom,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
  });
}
