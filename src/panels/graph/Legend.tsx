import type { ReactNode } from 'react';
import { OutcomeMark, outcomeWords, type OutcomeName } from '../../ui/OutcomeMark.tsx';

const outcomes = Object.keys(outcomeWords).filter((name): name is OutcomeName => name in outcomeWords);

/** What lines, boxes and marks of the graph mean. */
export function Legend() {
  return (
    <section className="graph-legend" aria-label="Legend">
      <ul>
        <Line text="require, before">
          <path d="M1 7h25" className="legend-line" />
          <path d="M26 3l8 4-8 4z" className="legend-fill" />
        </Line>
        <Line text="notify, subscribe (refreshes)">
          <path d="M1 5h24M1 9h24" className="legend-line" />
          <path d="M26 2.5l8 4.5-8 4.5z" className="legend-open" />
        </Line>
        <Line text="autorequire">
          <path d="M1 7h25" className="legend-line legend-dotted" />
          <path d="M26 3.5l7 3.5-7 3.5z" className="legend-fill" />
        </Line>
        <Line text="stage">
          <path d="M1 7h25" className="legend-line legend-dashed" />
          <path d="M26 3l8 4-8 4z" className="legend-fill" />
        </Line>
        <Line text="part of a cycle">
          <path d="M1 7h25" className="legend-line legend-cycle" />
          <path d="M26 3l8 4-8 4z" className="legend-fill legend-cycle-fill" />
        </Line>
        <Line text="contained in a class or define">
          <rect x="1" y="1" width="32" height="12" rx="2" className="legend-box" />
        </Line>
        <Line text="included, not contained">
          <rect x="1" y="1" width="32" height="12" rx="2" className="legend-box legend-floating" />
        </Line>
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

function Line({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg width="36" height="14" aria-hidden>
        {children}
      </svg>
      {text}
    </li>
  );
}
