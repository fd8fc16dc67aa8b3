import { firstExample, loadExample } from '../../examples/index.ts';
import type { GuideText } from '../../store/state.ts';
import type { DraftContent } from '../../workspace/drafts/draft-database.ts';

/** What a page shows that nobody has worked on yet. */
export interface FirstProject {
  readonly content: DraftContent;
  readonly guide: GuideText;
}

/** The first example, and what it is; undefined where it cannot be loaded. */
export async function firstProject(): Promise<FirstProject | undefined> {
  const loaded = await loadExample(firstExample);
  if (loaded.kind !== 'loaded') return undefined;
  const { project, open, summary, watch } = loaded.example;
  const content = { project, open, active: open[0] };
  return { content, guide: { summary: `This is Puppet, in your browser alone. ${summary}`, watch } };
}
