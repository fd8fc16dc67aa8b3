import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** States what is missing, in a few words. */
  readonly title: string;
  /** The next step, in a sentence. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: 'neutral' | 'error';
}

/** Fills a panel without content, and states the next step. */
export function EmptyState({ icon, title, children, action, tone = 'neutral' }: EmptyStateProps) {
  return (
    <div className={`empty-state empty-state-${tone}`}>
      {icon === undefined ? null : <div className="empty-state-icon">{icon}</div>}
      <p className="empty-state-title">{title}</p>
      {children === undefined ? null : <div className="empty-state-text">{children}</div>}
      {action}
    </div>
  );
}
