import { createContext, use } from 'react';
import {
  exampleProject,
  isExample,
  pathOfBlock,
  type ReferenceExample,
} from '../../protocol/help/reference-examples.ts';
import { useActions } from '../../store/store.ts';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { readAddress } from '../../workspace/permalink/permalink.ts';
import { ExampleBlock } from './ExampleBlock.tsx';

interface PageExamples {
  /** Name of the project that is created when an example of the page is opened. */
  readonly name: string;
  readonly examples: ReadonlyMap<string, ReferenceExample>;
  readonly printed: ReadonlyMap<string, readonly string[]>;
}

export const PageExamplesContext = createContext<PageExamples>({ name: '', examples: new Map(), printed: new Map() });

/** Renders the Markdown of a page: links open pages in the panel, and code blocks become examples. */
export function ReferenceText({ text }: { readonly text: string }) {
  const { openReference, openLesson } = useActions();
  const { name, examples, printed } = use(PageExamplesContext);
  const open = (address: string): void => {
    const target = readAddress(address);
    if (!target.ok) return;
    if (target.value.kind === 'reference') openReference(target.value.address);
    else if (target.value.kind === 'lesson') openLesson(target.value.id);
    else location.hash = address;
  };
  const projectOf = (code: string) => {
    const example = examples.get(code);
    return example === undefined ? undefined : exampleProject(name, example);
  };
  return (
    <MarkdownText
      text={text}
      onOpen={open}
      renderCode={(code, info) => (
        <ExampleBlock
          code={code}
          language={info.split(' ')[0] ?? ''}
          heading={pathOfBlock(info)}
          project={isExample(info) ? projectOf(code) : undefined}
          printed={isExample(info) ? printed.get(code) : undefined}
        />
      )}
    />
  );
}
