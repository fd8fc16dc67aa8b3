import { Copy, Play } from 'lucide-react';
import type { Project } from '../../protocol/project/project.ts';
import { useActions } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { CodeText } from '../shared/text/CodeText.tsx';
import { tryExample } from './try-example.ts';

interface ExampleBlockProps {
  readonly code: string;
  readonly language: string;
  /** Heading above the block, such as the path of a file. */
  readonly heading?: string | undefined;
  /** The project that the "Try it" button opens. Undefined for code without the button. */
  readonly project?: Project | undefined;
  readonly printed?: readonly string[] | undefined;
}

export function ExampleBlock({ code, language, heading, project, printed = [] }: ExampleBlockProps) {
  const actions = useActions();
  return (
    <figure className="example-block">
      {heading === undefined ? null : <figcaption className="example-heading">{heading}</figcaption>}
      <CodeText code={code} language={language} label={heading ?? 'Example'} />
      {project === undefined ? null : (
        <div className="example-tools">
          <IconButton label="Copy the example" onPress={() => void copyWithNotice(code, 'Example copied')}>
            <Copy />
          </IconButton>
          <Button onPress={() => tryExample(project, actions)}>
            <Play aria-hidden />
            Try it
          </Button>
        </div>
      )}
      {printed.length === 0 ? null : (
        <div className="example-prints">
          <span className="example-prints-label">Output</span>
          <pre className="example-prints-text">{printed.join('\n')}</pre>
        </div>
      )}
    </figure>
  );
}
