/** Everything that can be searched, as plain text. */
import { examples } from 'virtual:examples/list';
import { texts as lessons } from 'virtual:lessons/texts';
import type { HelpKind } from '../protocol/help/help-search.ts';
import { explanationTexts } from '../reference/explanations/index.ts';
import { referenceTexts } from '../reference/index.ts';
import { plainText } from '../reference/plain-text.ts';

export interface HelpDocument {
  readonly address: string;
  readonly kind: HelpKind;
  readonly title: string;
  /** Title of the page that contains this document; empty if the document is a whole page. */
  readonly of: string;
  readonly names: string;
  readonly headings: string;
  readonly summary: string;
  readonly body: string;
}

export async function helpDocuments(): Promise<readonly HelpDocument[]> {
  const explanations = await explanationTexts();
  return [
    ...referenceTexts().map(({ entry: { address, kind, title, of = '', summary, words = [] }, headings, text }) => ({
      ...{ address, kind, title, of, summary },
      names: words.join(' '),
      headings: headings.join('\n'),
      body: plainText(text),
    })),
    ...lessons.map(({ id, title, summary, steps }): HelpDocument => ({
      address: `lesson/${id}`,
      kind: 'lesson',
      ...{ title, summary },
      of: '',
      names: '',
      headings: steps.map((step) => step.title).join('\n'),
      body: plainText(steps.map(({ text }) => text).join('\n\n')),
    })),
    ...examples.map(({ id, title, summary, watch }): HelpDocument => ({
      address: `example/${id}`,
      kind: 'example',
      ...{ title, summary },
      of: '',
      names: id.replaceAll('-', ' '),
      headings: '',
      body: watch,
    })),
    ...explanations.map(({ code, title, text }): HelpDocument => ({
      address: `error/${code}`,
      kind: 'error',
      title,
      of: '',
      names: code,
      headings: '',
      summary: plainText(text.split('\n\n')[0] ?? ''),
      body: plainText(text),
    })),
  ];
}
