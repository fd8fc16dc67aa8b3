import type { Core } from 'cytoscape';
import type { LabelLayer } from './label-layer.ts';

/** Maximum width and height, in pixels, of an image that every browser can draw. */
const most = 8000;

/**
 * Renders the whole graph to a PNG: Cytoscape's image with the labels painted on it, at double size if the browser's
 * limits allow that.
 */
export async function graphPng(cy: Core, labels: LabelLayer, paper: string): Promise<Blob | null> {
  const { x1, y1, w, h } = cy.elements().boundingBox();
  const scale = Math.min(2, most / Math.max(1, w, h));
  const drawn = await createImageBitmap(await cy.png({ output: 'blob-promise', full: true, scale, bg: paper }));
  const margin = 20 * scale;
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width + 2 * margin;
  canvas.height = drawn.height + 2 * margin;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, margin, margin);
  labels.paintWhole(context, scale, { x: x1 - margin / scale, y: y1 - margin / scale });
  return new Promise((resolve) => canvas.toBlob(resolve));
}
