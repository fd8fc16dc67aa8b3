import './outcome-mark.css';

/** What became of a resource in a run; the names are those of `protocol/run.ts`. */
export type OutcomeName = 'unchanged' | 'changed' | 'refreshed' | 'noop' | 'skipped' | 'failed';

/** The outcomes in the order of legends, with the one word by which the page calls each. */
export const outcomeWords = {
  unchanged: 'Unchanged',
  changed: 'Changed',
  refreshed: 'Refreshed',
  noop: 'Would change',
  skipped: 'Skipped',
  failed: 'Failed',
} as const satisfies Record<OutcomeName, string>;

/** The colour of an outcome, for SVG and canvas: `var(--state-changed)`. */
export function outcomeColor(outcome: OutcomeName): string {
  return `var(--state-${outcome})`;
}

/**
 * The outcome's shape inside a 16 by 16 box, for use in another SVG: unchanged hollow, changed filled, refreshed ring with
 * a core, noop dashed, skipped slashed, failed crossed.
 */
export function OutcomeShape({ outcome }: { readonly outcome: OutcomeName }) {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' } as const;
  switch (outcome) {
    case 'unchanged':
      return <circle cx="8" cy="8" r="5" {...line} />;
    case 'changed':
      return <circle cx="8" cy="8" r="5.75" fill="currentColor" />;
    case 'refreshed':
      return (
        <>
          <circle cx="8" cy="8" r="5.75" {...line} />
          <circle cx="8" cy="8" r="2.5" fill="currentColor" />
        </>
      );
    case 'noop':
      return <circle cx="8" cy="8" r="5.25" {...line} strokeDasharray="2.6 2.9" strokeLinecap="butt" />;
    case 'skipped':
      return (
        <>
          <circle cx="8" cy="8" r="5.25" {...line} />
          <path d="M4.3 11.7 11.7 4.3" {...line} />
        </>
      );
    case 'failed':
      return <path d="M3.5 3.5l9 9m0-9l-9 9" {...line} strokeWidth={2.5} />;
  }
}

export interface OutcomeMarkProps {
  readonly outcome: OutcomeName;
  /** In CSS pixels. */
  readonly size?: number;
  /** Leaves the word to the text beside the mark. */
  readonly decorative?: boolean;
}

/** An outcome as its shape in its colour. */
export function OutcomeMark({ outcome, size = 16, decorative = false }: OutcomeMarkProps) {
  const label = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': outcomeWords[outcome] };
  return (
    <svg
      className="outcome-mark"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      style={{ color: outcomeColor(outcome) }}
      {...label}
    >
      <OutcomeShape outcome={outcome} />
    </svg>
  );
}
