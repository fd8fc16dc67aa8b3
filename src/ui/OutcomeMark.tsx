import { correctiveShape, outcomeShapes, type OutcomeName, type ShapePart } from './outcome-shapes.ts';
import './outcome-mark.css';

export type { OutcomeName } from './outcome-shapes.ts';

/** Names of the outcomes in the interface, in the order of legends. */
export const outcomeWords = {
  unchanged: 'Unchanged',
  changed: 'Changed',
  refreshed: 'Refreshed',
  noop: 'Would change',
  skipped: 'Skipped',
  failed: 'Failed',
} as const satisfies Record<OutcomeName, string>;

/** Returns the CSS color of an outcome for SVG and canvas, such as `var(--state-changed)`. */
function outcomeColor(outcome: OutcomeName): string {
  return `var(--state-${outcome})`;
}

/** Shape of an outcome inside a 16 by 16 box, for use in another SVG. */
function OutcomeShape({
  outcome,
  isCorrective = false,
}: {
  readonly outcome: OutcomeName;
  readonly isCorrective?: boolean;
}) {
  const parts: readonly ShapePart[] = isCorrective ? correctiveShape : outcomeShapes[outcome];
  return parts.map(({ path, filled, width, dash }) =>
    filled === true ? (
      <path key={path} d={path} fill="currentColor" />
    ) : (
      <path
        key={path}
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        {...(dash === undefined ? { strokeLinecap: 'round' } : { strokeDasharray: dash.join(' ') })}
      />
    ),
  );
}

interface OutcomeMarkProps {
  readonly outcome: OutcomeName;
  /** Size in CSS pixels. */
  readonly size?: number;
  /** True for a corrective change, which reverts a change made outside of Puppet. */
  readonly isCorrective?: boolean;
  /** True if text beside the mark already states the outcome. */
  readonly decorative?: boolean;
}

export function OutcomeMark({ outcome, size = 16, isCorrective = false, decorative = false }: OutcomeMarkProps) {
  const label = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': isCorrective ? `${outcomeWords[outcome]}, corrective` : outcomeWords[outcome] };
  return (
    <svg
      className="outcome-mark"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      style={{ color: outcomeColor(outcome) }}
      {...label}
    >
      <OutcomeShape outcome={outcome} isCorrective={isCorrective && outcome === 'changed'} />
    </svg>
  );
}
