import { ResourceLink } from '../../shared/links.tsx';
import { CardSection } from '../../shared/PanelFrame.tsx';

export function Authors({ title, authors }: { readonly title: string; readonly authors: readonly string[] }) {
  if (authors.length === 0) return null;
  return (
    <CardSection title={title}>
      <ul className="card-list">
        {authors.map((ref) => (
          <li key={ref}>
            <ResourceLink refText={ref} by="system" />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
