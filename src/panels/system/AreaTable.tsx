import type { ReactNode } from 'react';
import { ResourceLink } from '../shared/links.tsx';
import { compareProperties, type Entry } from './compare.ts';
import { Transition } from './PropertyList.tsx';
import { statusWords, StatusMark } from '../shared/runs/StatusMark.tsx';

interface AreaTableProps {
  readonly label: string;
  readonly entries: readonly Entry<object>[];
  readonly authors: ReadonlyMap<string, readonly string[]>;
  readonly selected: string | undefined;
  /** Renders the buttons of a row. Undefined if the machine cannot be changed. */
  readonly renderActions?: ((key: string) => ReactNode) | undefined;
  /** Opens the details of a row. Undefined if the columns already show everything. */
  readonly onOpen?: ((key: string) => void) | undefined;
  readonly opened?: string | undefined;
}

/**
 * Table of an area such as packages or services: a row per entry, and a column per property. If a property differs, its
 * cell shows the values before and after.
 */
export function AreaTable(props: AreaTableProps) {
  const { label, entries, authors, selected, renderActions, onOpen, opened } = props;
  const columns = [...new Set(entries.flatMap((entry) => compareProperties(entry).map(({ name }) => name)))];
  return (
    <div className="area-scroll" tabIndex={0} role="group" aria-label={`${label}, table`}>
      <table className="area-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Resource</th>
            {renderActions === undefined ? null : (
              <th scope="col">
                <span className="visually-hidden">Change</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const properties = new Map(compareProperties(entry).map((property) => [property.name, property]));
            const by = authors.get(entry.key) ?? [];
            return (
              <tr
                key={entry.key}
                data-status={entry.status}
                data-selected={opened === entry.key || (selected !== undefined && by.includes(selected)) || undefined}
              >
                <th scope="row">
                  <StatusMark status={entry.status} />
                  {onOpen === undefined ? (
                    <code>{entry.key}</code>
                  ) : (
                    <button
                      type="button"
                      className="area-open"
                      aria-pressed={opened === entry.key}
                      onClick={() => onOpen(entry.key)}
                    >
                      {entry.key}
                    </button>
                  )}
                  {entry.status === 'same' ? null : (
                    <span className="visually-hidden">{statusWords[entry.status]}</span>
                  )}
                </th>
                {columns.map((name) => {
                  const property = properties.get(name);
                  return <td key={name}>{property === undefined ? null : <Transition {...property} />}</td>;
                })}
                <td>
                  <span className="area-links">
                    {by.map((ref) => (
                      <ResourceLink key={ref} refText={ref} by="system" />
                    ))}
                  </span>
                </td>
                {renderActions === undefined ? null : (
                  <td className="area-actions">{entry.after === undefined ? null : renderActions(entry.key)}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
