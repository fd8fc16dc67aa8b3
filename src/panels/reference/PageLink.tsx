import type { ReactNode } from 'react';
import { useActions } from '../../store/store.ts';
import { referenceHash } from '../../workspace/permalink/permalink.ts';

interface PageLinkProps {
  readonly address: string;
  readonly isCode?: boolean;
  /** Told when the page is opened here. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A link to a page of the reference, which opens here; with a modifier key it is a link as any other. */
export function PageLink({ address, isCode = false, onOpen, children }: PageLinkProps) {
  const { openReference } = useActions();
  return (
    <a
      href={referenceHash(address)}
      className={isCode ? 'reference-link reference-name' : 'reference-link'}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openReference(address);
        onOpen?.();
      }}
    >
      {children}
    </a>
  );
}
