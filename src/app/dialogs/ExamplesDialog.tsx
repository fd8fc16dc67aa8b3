import {
  Autocomplete,
  Collection,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  Text,
  useFilter,
} from 'react-aria-components';
import { Search } from 'lucide-react';
import { examples } from 'virtual:examples/list';
import { exampleGroups, type ExampleSummary } from '../../examples/description.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useCommands } from '../commands.ts';
import { useSession } from '../session/session-context.ts';
import './examples.css';

const groups = exampleGroups.map((group) => ({
  id: group,
  items: examples.filter((example) => example.group === group),
}));

/** What a search looks in. */
function searchText({ id, group, level, title, summary, watch }: ExampleSummary): string {
  return [title, summary, watch, level, group, id].join(' ');
}

function ExampleItem({ example }: { readonly example: ExampleSummary }) {
  const { id, title, level, summary, watch } = example;
  return (
    <ListBoxItem id={id} textValue={searchText(example)} aria-label={title} className="example">
      <span className="example-head">
        <Text slot="label" className="example-title">
          {title}
        </Text>
        <span className="example-level">{level}</span>
      </span>
      <Text slot="description" className="example-summary">
        {summary} <span className="example-watch">{watch}</span>
      </Text>
    </ListBoxItem>
  );
}

/** Complete projects by group, with a search; opening one leaves the project at hand where it is kept. */
export function ExamplesDialog() {
  const session = useSession();
  const { show } = useCommands();
  const { contains } = useFilter({ sensitivity: 'base' });
  const hasAllWords = (text: string, typed: string): boolean =>
    typed.split(/\s+/).every((word) => word === '' || contains(text, word));

  return (
    <Autocomplete filter={hasAllWords}>
      {/* The dialog begins with it: who opens it types or presses an arrow. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField className="examples-search" autoFocus>
        <Label className="visually-hidden">Search the examples</Label>
        <Search aria-hidden />
        <Input className="field-input" placeholder="Search: cycle, Hiera, cron …" />
      </SearchField>
      <ListBox
        aria-label="Examples"
        className="examples"
        items={groups}
        selectionMode="none"
        onAction={(id) => {
          show(undefined);
          void session.openExample(String(id));
        }}
        renderEmptyState={() => (
          <EmptyState title="No example has these words">Try one word less, or another.</EmptyState>
        )}
      >
        {({ id, items }) => (
          <ListBoxSection id={id} className="examples-group">
            <Header className="examples-heading">{id}</Header>
            <Collection items={items}>{(example) => <ExampleItem example={example} />}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Autocomplete>
  );
}
