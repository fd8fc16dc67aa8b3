import { useEffect, useMemo, useRef } from 'react';
import { extractExamples } from '../../protocol/help/reference-examples.ts';
import type { ReferenceAnswer, ReferenceItem, ReferenceSection } from '../../protocol/help/reference.ts';
import { PageLink } from './PageLink.tsx';
import { PageHead } from './PageHead.tsx';
import { LessonLinks } from './LessonLinks.tsx';
import { PageExamplesContext, ReferenceText } from './ReferenceText.tsx';
import { usePrinted } from './use-reference.ts';

export function PageView({ page, part }: ReferenceAnswer) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = article.current;
    const target = part === undefined ? undefined : root?.querySelector(`[data-address="${CSS.escape(part)}"]`);
    if (target === undefined || target === null) root?.scrollIntoView({ block: 'start' });
    else target.scrollIntoView({ block: 'start' });
  }, [part]);
  const examples = useMemo(() => {
    const texts = [page.text, ...page.sections.map(({ text = '' }) => text)];
    return texts.flatMap(extractExamples);
  }, [page]);
  const printed = usePrinted(examples);
  const context = useMemo(() => {
    // Shows no output for the examples of attributes: compiling dozens of them would keep the engine busy.
    const items = page.sections.flatMap((section) =>
      (section.items ?? []).flatMap(({ text }) => extractExamples(text)),
    );
    const byCode = new Map([...examples, ...items].map((each) => [each.code, each]));
    return { name: `Example of ${page.title}`, examples: byCode, printed };
  }, [page, examples, printed]);
  return (
    <PageExamplesContext value={context}>
      <article ref={article} className="reference-page" aria-label={page.title}>
        <PageHead kind={page.kind} title={page.title} />
        <ReferenceText text={page.text} />
        {page.sections.map((section) => (
          <Section key={section.title} section={section} part={part} />
        ))}
        <LessonLinks address={page.address} />
        {page.related.length === 0 ? null : (
          <section className="reference-section">
            <h3 className="reference-heading">See also</h3>
            <ul className="reference-related">
              {page.related.map(({ address, title }) => (
                <li key={address}>
                  <PageLink address={address}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </PageExamplesContext>
  );
}

/** Minimum number of parts in a section that starts with a list of links to its parts. */
const MANY = 6;

function Section({ section, part }: { readonly section: ReferenceSection; readonly part: string | undefined }) {
  const { title, text, items = [] } = section;
  return (
    <section className="reference-section" aria-label={title}>
      <h3 className="reference-heading">{title}</h3>
      {items.length < MANY ? null : (
        <p className="reference-jumps">
          {items.map(({ address, name }) => (
            <PageLink key={address} address={address} isCode>
              {name}
            </PageLink>
          ))}
        </p>
      )}
      {text === undefined ? null : <ReferenceText text={text} />}
      {items.length === 0 ? null : (
        <div className="reference-items">
          {items.map((item) => (
            <Item key={item.address} item={item} isTarget={item.address === part} />
          ))}
        </div>
      )}
    </section>
  );
}

function Item({ item, isTarget }: { readonly item: ReferenceItem; readonly isTarget: boolean }) {
  const { address, name, marks, text } = item;
  return (
    <div
      className={isTarget ? 'reference-item reference-item-target' : 'reference-item'}
      data-address={address}
      role="group"
      aria-label={name}
    >
      <h4 className="reference-item-head">
        <PageLink address={address} isCode>
          {name}
        </PageLink>
        {marks.map((mark) => (
          <span key={mark} className="reference-mark">
            {mark}
          </span>
        ))}
      </h4>
      <ReferenceText text={text} />
    </div>
  );
}
