import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';
import { leastZoom, mostZoom } from '../model/viewport.ts';
import { letRest, type Renderer } from './resting-loop.ts';

// The extension is the renderer's class, of which the library's types know nothing.
const canvas = cytoscape('renderer', 'canvas');
if (typeof canvas === 'function') {
  const prototype: Renderer = canvas.prototype;
  letRest(prototype);
}

/**
 * The Cytoscape instance that draws the graph, empty; `sync.ts` fills it. Nodes have their places from the layout's worker,
 * so that it lays out nothing itself, and boxes are plain nodes under what they hold: compound nodes restyle all that is in
 * them at each change. What is selected is kept in the page's store, not in the instance.
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
