import { OutcomeMark, outcomeWords, type OutcomeName } from '../../ui/OutcomeMark.tsx';
import { bodyShapes, lineShapes, type SvgShape } from './faces/face-shapes.ts';
import { edgeFace, nodeFace, type EdgeState, type NodeState } from './faces/faces.ts';
import { usePalette, type Palette } from './palette.ts';
import type { VisibleEdge, VisibleNode } from './model/visible.ts';

const outcomes = Object.keys(outcomeWords).filter((name): name is OutcomeName => name in outcomeWords);

interface EdgeSample {
  readonly of: 'edge';
  readonly text: string;
  readonly kind: VisibleEdge['kind'];
  readonly state?: EdgeState;
}

const edges: readonly Omit<EdgeSample, 'of'>[] = [
  { text: 'require, before', kind: 'order' },
  { text: 'notify, subscribe (refreshes)', kind: 'refresh' },
  { text: 'autorequire', kind: 'automatic' },
  { text: 'stage', kind: 'stage' },
  { text: 'part of a cycle', kind: 'order', state: 'cycle' },
];

interface NodeSample {
  readonly of: 'node';
  readonly text: string;
  readonly form: VisibleNode['form'];
  readonly state?: NodeState;
}

const nodes: readonly Omit<NodeSample, 'of'>[] = [
  { text: 'contained in a class or define', form: 'box' },
  { text: 'group, closed', form: 'collapsed' },
  { text: 'included, not contained', form: 'box', state: 'floating' },
];

export const graphMarks: readonly (EdgeSample | NodeSample)[] = [
  ...edges.map((each) => ({ of: 'edge' as const, ...each })),
  ...nodes.map((each) => ({ of: 'node' as const, ...each })),
];

export function GraphMark({ mark }: { readonly mark: EdgeSample | NodeSample }) {
  const palette = usePalette();
  return <Sample shapes={mark.of === 'edge' ? edgeSample(mark, palette) : nodeSample(mark, palette)} />;
}

export function Legend() {
  return (
    <section className="graph-legend" aria-label="Legend">
      <ul>
        {graphMarks.map((mark) => (
          <li key={mark.text}>
            <GraphMark mark={mark} />
            {mark.text}
          </li>
        ))}
      </ul>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <OutcomeMark outcome={outcome} decorative />
            {outcomeWords[outcome]}
          </li>
        ))}
      </ul>
    </section>
  );
}

const course = [
  { x: 1, y: 8 },
  { x: 35, y: 8 },
];

function edgeSample({ kind, state }: EdgeSample, palette: Palette): readonly SvgShape[] {
  return lineShapes(course, edgeFace(kind, new Set(state === undefined ? [] : [state])), palette);
}

function nodeSample({ form, state }: NodeSample, palette: Palette): readonly SvgShape[] {
  const face = nodeFace(form, new Set(state === undefined ? [] : [state]));
  return bodyShapes({ x: 1, y: 0.5, width: 34, height: 15 }, face, palette, 3);
}

function Sample({ shapes }: { readonly shapes: readonly SvgShape[] }) {
  return (
    <svg width="36" height="16" aria-hidden>
      {shapes.map(({ tag: Tag, attributes }, index) => (
        // The shapes of a sample never change.
        // oxlint-disable-next-line react/no-array-index-key
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  );
}
