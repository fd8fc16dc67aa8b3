import type { ReactNode } from 'react';
import { useActions } from '../../store/store.ts';
import { lessonHash } from '../../workspace/permalink/permalink.ts';

/** A link that opens a lesson. With a modifier key, the browser handles it like any other link. */
export function LessonLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { openLesson } = useActions();
  return (
    <a
      className="reference-link"
      href={lessonHash(id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openLesson(id);
      }}
    >
      {children}
    </a>
  );
}
