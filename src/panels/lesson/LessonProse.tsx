import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { CodeText } from '../shared/text/CodeText.tsx';
import { TerminalCommand } from '../shared/TerminalCommand.tsx';
import { followLink } from './follow-link.ts';

/** Markdown of a lesson, with its code in the colors of the editor, and a button to run its commands. */
export function LessonProse({ text }: { readonly text: string }) {
  return (
    <MarkdownText
      text={text}
      onOpen={followLink}
      renderCode={(code, info) => {
        const [language = ''] = info.split(' ');
        return language === 'sh' ? (
          <TerminalCommand command={code} />
        ) : (
          <CodeText code={code} language={language} label="Code of the lesson" />
        );
      }}
    />
  );
}
