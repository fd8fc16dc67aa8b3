import { parts } from 'virtual:lessons/list';
import { useActions } from '../../store/store.ts';
import { lessonHash } from '../../workspace/permalink/permalink.ts';

/** The lessons that teach what a page is about, or a part of the page. */
export function LessonLinks({ address }: { readonly address: string }) {
  const { openLesson } = useActions();
  const lessons = parts
    .flatMap((part) => part.lessons)
    .filter(({ teaches }) => teaches.some((each) => each === address || each.startsWith(`${address}/`)));
  if (lessons.length === 0) return null;
  return (
    <section className="reference-section" aria-label="Lessons that teach this">
      <h3 className="reference-heading">Lessons that teach this</h3>
      <ul className="reference-lessons">
        {lessons.map(({ id, title, summary }) => (
          <li key={id}>
            <a
              className="reference-link"
              href={lessonHash(id)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                openLesson(id);
              }}
            >
              {title}
            </a>
            <span className="reference-lesson-summary">{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
