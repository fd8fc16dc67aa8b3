import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** Says in a few words what is missing. */
  readonly title: string;
  /** Describes the next step in one sentence. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: 'neutral' | 'error';
}

/** Fills a panel that has no content: says what is missing and what to do next. */
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
