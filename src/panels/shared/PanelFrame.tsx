import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Toolbar } from '../../ui/controls/Toolbar.tsx';
import './shared.css';

interface PanelFrameProps {
  readonly label: string;
  readonly toolbar?: ReactNode;
  /** A line below the toolbar, for example a note that the view is filtered or out of date. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
  readonly details?: ReactNode;
  /** True if JSON and YAML files dropped on the view are imported as facts of nodes. */
  readonly takesFacts?: true;
}

/** Frame of a view: toolbar, content, and details of the selection beside it (below it in a narrow view). */
export function PanelFrame({ label, toolbar, notice, children, details, takesFacts }: PanelFrameProps) {
  return (
    <section className="panel" aria-label={label} data-takes-facts={takesFacts}>
      {toolbar === undefined ? null : (
        <Toolbar label={`${label}: tools`} className="panel-toolbar">
          {toolbar}
        </Toolbar>
      )}
      {notice === undefined || notice === null ? null : <div className="panel-notice">{notice}</div>}
      <div className="panel-body">
        <div className="panel-content">{children}</div>
        {details}
      </div>
    </section>
  );
}

interface DetailsProps {
  readonly label: string;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details of the selection: a side panel, or a bottom sheet in a narrow view. Escape closes it. */
export function Details({ label, title, onClose, children }: DetailsProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section ref={root} className="details" aria-label={label}>
      <header className="details-head">
        <h2 className="details-title">{title}</h2>
        <IconButton label="Close details" onPress={onClose}>
          <X />
        </IconButton>
      </header>
      <div key={label} className="details-body" tabIndex={0} role="group" aria-label="Details">
        {children}
      </div>
    </section>
  );
}

export function CardSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="card-section">
      <h3 className="card-heading">{title}</h3>
      {children}
    </section>
  );
}
