import { Fragment, type ReactNode } from 'react';
import type { MarkedText as Marked } from '../../../protocol/help/help-search.ts';
import './help-search.css';

export function MarkedText({ text, marks }: Marked) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(
      <Fragment key={start}>
        {text.slice(at, start)}
        <mark className="help-match">{text.slice(start, end)}</mark>
      </Fragment>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
