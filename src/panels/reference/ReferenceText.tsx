import { createContext, use } from 'react';
import { pathOfBlock, type ReferenceExample } from '../../protocol/reference-examples.ts';
import { useActions } from '../../store/store.ts';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { readReferenceHash } from '../../workspace/permalink/permalink.ts';
import { ExampleBlock } from './ExampleBlock.tsx';

export interface PageExamples {
  /** The name of the project that an example of the page opens as. */
  readonly name: string;
  /** By their code. */
  readonly examples: ReadonlyMap<string, ReferenceExample>;
  readonly printed: ReadonlyMap<string, readonly string[]>;
}

export const PageExamplesContext = createContext<PageExamples>({ name: '', examples: new Map(), printed: new Map() });

/** A text of a page: its links open pages here, its blocks of code are examples. */
export function ReferenceText({ text }: { readonly text: string }) {
  const { openReference } = useActions();
  const { name, examples, printed } = use(PageExamplesContext);
  const open = (address: string): void => {
    const page = readReferenceHash(address);
    if (page === undefined) location.hash = address;
    else openReference(page);
  };
  return (
    <MarkdownText
      text={text}
      onOpen={open}
      renderCode={(code, info) => (
        <ExampleBlock
          code={code}
          name={name}
          language={info.split(' ')[0] ?? ''}
          heading={pathOfBlock(info)}
          example={info === 'puppet' ? examples.get(code) : undefined}
          printed={info === 'puppet' ? printed.get(code) : undefined}
        />
      )}
    />
  );
}
