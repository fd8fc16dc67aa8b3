import { useEffect, useState } from 'react';
import type { CodeWord } from '../../../editor/code-words.ts';
import './code-text.css';

interface CodeTextProps {
  readonly code: string;
  /** Language id, such as `puppet` or `yaml`. */
  readonly language: string;
  /** Accessible name of the code block. The block can take the focus, so that keys can scroll it. */
  readonly label: string;
}

/** Shows code with syntax highlighting. Shows plain text until the language's highlighting rules are loaded. */
export function CodeText({ code, language, label }: CodeTextProps) {
  const [read, setRead] = useState<{ readonly code: string; readonly lines: readonly (readonly CodeWord[])[] }>();
  useEffect(() => {
    let isCurrent = true;
    void import('../../../editor/code-words.ts').then(
      ({ codeWords }) => {
        if (isCurrent) setRead({ code, lines: codeWords(code, language) });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return (
    <pre className="code-text" tabIndex={0} role="group" aria-label={label}>
      <code>
        {read?.code === code
          ? read.lines.map((words, line) => (
              <CodeLine key={line} words={words} isLast={line === read.lines.length - 1} />
            ))
          : code}
      </code>
    </pre>
  );
}

function CodeLine({ words, isLast }: { readonly words: readonly CodeWord[]; readonly isLast: boolean }) {
  return (
    <>
      {words.map(({ text, color, style }, index) => (
        <span
          key={index}
          className={style === undefined ? undefined : `code-${style}`}
          style={{ color: `var(${color})` }}
        >
          {text}
        </span>
      ))}
      {isLast ? null : '\n'}
    </>
  );
}
