import type { Palette } from '../palette.ts';
import type { SceneNode } from './scene.ts';

export interface BodyLook {
  readonly isSelected: boolean;
  /** It acts at the moment that is shown. */
  readonly isActive: boolean;
  readonly isDim: boolean;
}

const radius = 6;

/** The rectangle of a node: a box with its border, a resource, or a closed box with a double border. */
export function paintBody(
  context: CanvasRenderingContext2D,
  { visible, box }: SceneNode,
  { isSelected, isActive, isDim }: BodyLook,
  palette: Palette,
  zoom: number,
): void {
  const { form, node, inCycle } = visible;
  const isBox = form === 'box';
  const hair = Math.max(1, 0.6 / zoom);
  context.globalAlpha = isDim ? 0.22 : 1;
  context.fillStyle = isActive ? palette.accentWash : isBox || form === 'collapsed' ? palette.surface : palette.raised;
  context.strokeStyle =
    isSelected || isActive
      ? palette.accent
      : inCycle
        ? palette.failed
        : isBox && node.floating === undefined
          ? palette.line
          : palette.lineStrong;
  context.lineWidth = isSelected ? hair + 1.5 : isActive || inCycle ? hair + 1 : hair;
  context.beginPath();
  if (zoom < 0.2) context.rect(box.x, box.y, box.width, box.height);
  else context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
  if (node.floating !== undefined) context.setLineDash([6, 4]);
  context.stroke();
  context.setLineDash([]);
  if (form === 'collapsed' && zoom >= 0.2) {
    context.lineWidth = hair;
    context.beginPath();
    context.roundRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, radius - 2);
    context.stroke();
  }
}
