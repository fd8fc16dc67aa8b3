import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { Search } from 'lucide-react';
import { MarkedText } from '../../../panels/shared/help-search/MarkedText.tsx';
import { useHelpSearch } from '../../../panels/shared/help-search/use-help-search.ts';
import type { HelpResult } from '../../../protocol/help/help-search.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import './help-search-field.css';

interface HelpSearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly scope: 'lessons' | 'examples';
  readonly listLabel: string;
  readonly noteOf: (address: string) => ReactNode;
  readonly onOpen: (address: string) => void;
  readonly children: ReactNode;
}

/** Maximum number of results: enough for all lessons or examples. */
const MOST = 100;

/**
 * A search field above a dialog's content. While there is a query, its results replace the content: arrow keys move
 * between results, Enter opens one.
 */
export function HelpSearchField({
  label,
  placeholder,
  query,
  onQuery,
  scope,
  listLabel,
  noteOf,
  onOpen,
  children,
}: HelpSearchFieldProps) {
  const { answer, isPending, isFailed } = useHelpSearch(query, scope, MOST);
  return (
    <Autocomplete inputValue={query} onInputChange={onQuery}>
      {/* The field takes the focus, because most users start to type as soon as the dialog opens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField className="help-search" autoFocus>
        <Label className="visually-hidden">{label}</Label>
        <Search aria-hidden />
        <Input className="field-input" placeholder={placeholder} />
      </SearchField>
      {query.trim() === '' ? (
        children
      ) : (
        <ListBox<HelpResult>
          aria-label={listLabel}
          className="help-results"
          items={answer?.results ?? []}
          selectionMode="none"
          onAction={(address) => onOpen(String(address))}
          renderEmptyState={() =>
            isPending ? null : isFailed ? (
              <EmptyState title="The search could not be loaded" tone="error">
                Check the network, then type again.
              </EmptyState>
            ) : (
              <EmptyState title="No matches">Try another word, or fewer words.</EmptyState>
            )
          }
        >
          {(result) => (
            <ListBoxItem id={result.address} textValue={result.title.text} className="help-result">
              <span className="help-result-head">
                <Text slot="label" className="help-result-name">
                  <MarkedText {...result.title} />
                </Text>
                <span className="help-result-note">{noteOf(result.address)}</span>
              </span>
              <Text slot="description" className="help-result-snippet">
                <MarkedText {...result.snippet} />
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      )}
    </Autocomplete>
  );
}
