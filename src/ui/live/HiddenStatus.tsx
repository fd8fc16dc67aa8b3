import type { ReactNode } from 'react';

export interface HiddenStatusProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Live region for screen readers. The attribute `data-live-announcer` keeps react-aria from hiding it while a dialog is
 * open.
 */
export function HiddenStatus({ label, children }: HiddenStatusProps) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-label={label} data-live-announcer="true">
      {children}
    </div>
  );
}
