import { parts } from 'virtual:lessons/list';
import { LessonLink } from './LessonLink.tsx';

export function LessonLinks({ address }: { readonly address: string }) {
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
            <LessonLink id={id}>{title}</LessonLink>
            <span className="reference-lesson-summary">{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
