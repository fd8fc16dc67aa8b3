import type { PropertyChange } from './compare.ts';

/** Shows a value before and after, such as `stopped → running`. */
export function Transition({ before, after, isChanged }: Omit<PropertyChange, 'name'>) {
  if (!isChanged) return <code>{after ?? before}</code>;
  return (
    <span className="transition">
      {before === undefined ? null : (
        <del>
          <code>{before}</code>
        </del>
      )}
      {before === undefined || after === undefined ? null : <span aria-label="becomes">→</span>}
      {after === undefined ? null : (
        <ins>
          <code>{after}</code>
        </ins>
      )}
    </span>
  );
}

export function PropertyList({ properties }: { readonly properties: readonly PropertyChange[] }) {
  return (
    <dl className="facts">
      {properties.map((property) => (
        <div key={property.name} className="fact-pair">
          <dt>{property.name}</dt>
          <dd>
            <Transition {...property} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
