import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { CodeText } from '../shared/CodeText.tsx';
import { followLink } from './follow-link.ts';

/** Markdown of a lesson, with its code in the colours of the editor. */
export function LessonProse({ text }: { readonly text: string }) {
  return (
    <MarkdownText
      text={text}
      onOpen={followLink}
      renderCode={(code, info) => (
        <CodeText code={code} language={info.split(' ')[0] ?? ''} label="Code of the lesson" />
      )}
    />
  );
}
