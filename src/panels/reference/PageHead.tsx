import { useEffect, useRef } from 'react';
import type { ReferenceKind } from '../../protocol/help/reference.ts';
import { isCodeName, kindTitle } from './kinds.ts';
import { PageLink } from './PageLink.tsx';

export function PageHead({ kind, title }: { readonly kind: ReferenceKind; readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link that opened this page disappeared with the previous page. So that the focus is not lost, the title takes
    // it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p className="reference-kind">
        <PageLink address="">Reference</PageLink>
        <span aria-hidden> / </span>
        {kindTitle(kind)}
      </p>
      <h2
        ref={heading}
        className={isCodeName(kind) ? 'reference-title reference-name' : 'reference-title'}
        tabIndex={-1}
      >
        {title}
      </h2>
    </>
  );
}
