/**
 * Cytoscape stylesheet for `faces.ts`. Positions and routes come from each element's `data`; forms, kinds and states
 * are classes. Later rules take precedence.
 */
import type { StylesheetJson } from 'cytoscape';
import {
  cornerRadius,
  dashes,
  doubleGap,
  edgeKinds,
  edgeStates,
  headLength,
  nodeForms,
  nodeStates,
  type EdgeFace,
  type NodeFace,
} from '../faces/faces.ts';
import type { Palette } from '../palette.ts';

type Style = Readonly<Record<string, string | number | readonly number[]>>;

interface Rule {
  readonly selector: string;
  readonly style: Style;
}

export function stylesheet(palette: Palette): StylesheetJson {
  const rules: Rule[] = [
    { selector: 'core', style: { 'active-bg-opacity': 0 } },
    { selector: ':active', style: { 'overlay-opacity': 0 } },
    { selector: 'node', style: nodeBase },
    { selector: 'node.double', style: { 'border-position': 'center' } },
    { selector: 'node.box', style: { 'z-compound-depth': 'bottom', 'z-index': 'data(depth)' } },
    ...Object.entries<NodeFace>(nodeForms).map(([form, face]) => ({
      selector: `node.${form}`,
      style: nodeStyle(face, palette),
    })),
    ...Object.entries<Partial<NodeFace>>(nodeStates).flatMap(([state, face]) => [
      { selector: `node.${state}`, style: nodeStyle(face, palette) },
      ...(face.width === undefined
        ? []
        : [{ selector: `node.double.${state}`, style: { 'border-width': doubleBorder(face.width) } }]),
    ]),
    { selector: 'edge', style: edgeBase },
    { selector: 'edge.straight', style: straight },
    { selector: 'edge.bent', style: bent },
    { selector: 'edge.loop', style: loop },
    ...Object.entries<EdgeFace>(edgeKinds).map(([kind, face]) => ({
      selector: `edge.${kind}`,
      style: { ...lineStyle(face.line), ...headStyle(face), ...edgeStyle(face, face.line, palette) },
    })),
    ...Object.entries<Partial<EdgeFace>>(edgeStates).flatMap(([state, face]) => [
      { selector: `edge.${state}`, style: edgeStyle(face, 'solid', palette) },
      { selector: `edge.double.${state}`, style: edgeStyle(face, 'double', palette) },
    ]),
  ];
  return rules;
}

const nodeBase: Style = {
  shape: 'round-rectangle',
  'corner-radius': String(cornerRadius),
  width: 'data(width)',
  height: 'data(height)',
  'border-position': 'inside',
  'border-dash-pattern': dashes.border,
};

function nodeStyle({ fill, stroke, width, line, opacity }: Partial<NodeFace>, palette: Palette): Style {
  return {
    ...(fill === undefined ? {} : { 'background-color': palette[fill] }),
    ...(stroke === undefined ? {} : { 'border-color': palette[stroke] }),
    ...(width === undefined ? {} : { 'border-width': line === 'double' ? doubleBorder(width) : width }),
    ...(line === undefined ? {} : { 'border-style': line }),
    ...(opacity === undefined ? {} : { opacity }),
  };
}

/**
 * Returns the width of a double border: two lines and the gap between them. Cytoscape draws the gap correctly only if
 * the border is centered.
 */
function doubleBorder(width: number): number {
  return 2 * width + doubleGap;
}

const edgeBase: Style = {
  'source-endpoint': 'data(sourceEndpoint)',
  'target-endpoint': 'data(targetEndpoint)',
};

const straight: Style = { 'curve-style': 'straight' };

const bent: Style = {
  'curve-style': 'round-segments',
  'edge-distances': 'endpoints',
  'segment-weights': 'data(weights)',
  'segment-distances': 'data(distances)',
  'segment-radii': cornerRadius,
};

const loop: Style = {
  'curve-style': 'bezier',
  'source-endpoint': 'outside-to-node',
  'target-endpoint': 'outside-to-node',
  'loop-direction': '90deg',
  'loop-sweep': '20deg',
  'control-point-step-size': 105,
};

function lineStyle(line: EdgeFace['line']): Style {
  switch (line) {
    case 'dotted':
      return { 'line-style': 'dashed', 'line-dash-pattern': dashes.dotted, 'line-cap': 'round' };
    case 'dashed':
      return { 'line-style': 'dashed', 'line-dash-pattern': dashes.dashed };
    case 'solid':
    case 'double':
      return { 'line-style': 'solid' };
  }
}

function headStyle({ head, width }: EdgeFace): Style {
  if (head === 'none') return { 'target-arrow-shape': 'none', events: 'no' };
  return {
    'target-arrow-shape': 'triangle',
    'target-arrow-fill': head === 'open' ? 'hollow' : 'filled',
    'target-arrow-width': width,
    'arrow-scale': headLength[head] / unitHead,
  };
}

/** Length of a thin line's arrowhead in Cytoscape at `arrow-scale: 1`. */
const unitHead = 8.7;

function edgeStyle({ stroke, width, opacity }: Partial<EdgeFace>, line: EdgeFace['line'], palette: Palette): Style {
  const isDouble = line === 'double';
  const color = stroke === undefined ? undefined : palette[stroke];
  return {
    ...(color === undefined ? {} : { 'line-color': isDouble ? palette.paper : color, 'target-arrow-color': color }),
    ...(color !== undefined && isDouble ? { 'line-outline-color': color } : {}),
    ...(width === undefined ? {} : { width: isDouble ? doubleGap : width }),
    // Width of both lines together; the gap is between them.
    ...(width !== undefined && isDouble ? { 'line-outline-width': 2 * width } : {}),
    ...(opacity === undefined ? {} : { opacity }),
  };
}
