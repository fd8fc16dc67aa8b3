import type { ReferenceEntry } from '../../protocol/help/reference.ts';
import { isCodeName, kinds } from './kinds.ts';
import { PageLink } from './PageLink.tsx';

export function PageList({ entries }: { readonly entries: readonly ReferenceEntry[] }) {
  const pages = entries.filter(({ of }) => of === undefined);
  return (
    <div className="reference-page" role="group" aria-label="All pages">
      <h2 className="reference-title">Reference</h2>
      <p className="reference-lead">
        The language, its types and its functions. You can try every example next to the text.
      </p>
      {kinds.map(({ kind, many }) => {
        const own = pages.filter((entry) => entry.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} className="reference-section" aria-label={many}>
            <h3 className="reference-heading">
              {many} <span className="reference-count">{own.length}</span>
            </h3>
            <ul className={isCodeName(kind) ? 'reference-columns' : 'reference-columns reference-columns-wide'}>
              {own.map(({ address, title, summary }) => (
                <li key={address} title={summary}>
                  <PageLink address={address} isCode={isCodeName(kind)}>
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
