import { useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { examples } from 'virtual:examples/list';
import { exampleGroups, type ExampleSummary } from '../../examples/description.ts';
import { splitAddress } from '../../panels/shared/help-search/split-address.ts';
import { useCommands } from '../commands.ts';
import { useSession } from '../session/session-context.ts';
import { HelpSearchField } from './help/HelpSearchField.tsx';
import './examples.css';

const groups = exampleGroups.map((group) => ({
  id: group,
  items: examples.filter((example) => example.group === group),
}));

function ExampleItem({ example: { id, title, level, summary, watch } }: { readonly example: ExampleSummary }) {
  return (
    <ListBoxItem id={id} textValue={title} aria-label={title} className="example">
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

function describeExample(address: string): string {
  const [, id] = splitAddress(address);
  const example = examples.find((each) => each.id === id);
  return example === undefined ? '' : `${example.group}, ${example.level}`;
}

/** Lists the example projects by group, with a search. Opening an example keeps the current project as a draft. */
export function ExamplesDialog() {
  const session = useSession();
  const { show } = useCommands();
  const [query, setQuery] = useState('');
  const open = (id: string): void => {
    show(undefined);
    void session.openExample(id);
  };
  return (
    <HelpSearchField
      label="Search the examples"
      placeholder="Search: cycle, Hiera, cron …"
      query={query}
      onQuery={setQuery}
      scope="examples"
      listLabel="Examples found"
      noteOf={describeExample}
      onOpen={(address) => open(splitAddress(address)[1])}
    >
      <ListBox
        aria-label="Examples"
        className="examples"
        items={groups}
        selectionMode="none"
        onAction={(id) => open(String(id))}
      >
        {({ id, items }) => (
          <ListBoxSection id={id} className="examples-group">
            <Header className="examples-heading">{id}</Header>
            <Collection items={items}>{(example) => <ExampleItem example={example} />}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </HelpSearchField>
  );
}
