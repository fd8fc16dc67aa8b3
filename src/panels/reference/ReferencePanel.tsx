import { useEffect, useState } from 'react';
import { ArrowLeft, ArrowRight, BookText, Link, List } from 'lucide-react';
import { selectReferencePage } from '../../store/reference-slice.ts';
import { language, useActions, useAppStore } from '../../store/store.ts';
import { announce } from '../../ui/live/announcer.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { referenceHash } from '../../workspace/permalink/permalink.ts';
import { SearchField } from '../shared/controls.tsx';
import { splitAddress } from '../shared/help-search/split-address.ts';
import { useHelpSearch } from '../shared/help-search/use-help-search.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { ExplanationView } from './ExplanationView.tsx';
import { PageList } from './PageList.tsx';
import { PageView } from './PageView.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useReferenceIndex, useReferencePage, type ReadPage } from './use-reference.ts';
import './reference.css';

/** Examples are left out, because they have their own dialog. */
const SCOPE = 'without examples';
const MOST = 60;

function linkTo(address: string): string {
  const url = new URL(location.href);
  url.search = '';
  url.hash = referenceHash(address);
  return url.href;
}

/** The reference, including explanations. Shows one page at a time, searches all pages, and can go back. */
export function ReferencePanel() {
  const address = useAppStore(selectReferencePage);
  const { at, pages } = useAppStore((state) => state.reference);
  const { openReference, openLesson, stepReference } = useActions();
  const [{ query, on }, setSearch] = useState({ query: '', on: address });
  // Clears the search when a page is opened.
  if (on !== address) setSearch({ query: '', on: address });
  const [attempt, setAttempt] = useState(0);
  const index = useReferenceIndex(attempt);
  const entries = index.kind === 'read' ? index.value : undefined;
  const search = useHelpSearch(query, SCOPE, MOST);
  const endSearch = (): void => setSearch({ query: '', on: address });
  /** Opens the best result for the current query, even if the list still shows the results of an earlier query. */
  const openFirst = async (): Promise<void> => {
    const answer = await language.searchHelp({ text: query, scope: SCOPE, most: 1 });
    const [first] = answer?.results ?? [];
    if (first === undefined) return;
    endSearch();
    const [kind, id] = splitAddress(first.address);
    if (kind === 'lesson') openLesson(id);
    else openReference(first.address);
  };
  return (
    <PanelFrame
      label="Reference"
      toolbar={
        <>
          <IconButton label="Back" isDisabled={at === 0} onPress={() => stepReference(-1)}>
            <ArrowLeft />
          </IconButton>
          <IconButton label="Forward" isDisabled={at === pages.length - 1} onPress={() => stepReference(1)}>
            <ArrowRight />
          </IconButton>
          <IconButton label="All pages" isDisabled={address === ''} onPress={() => openReference('')}>
            <List />
          </IconButton>
          <SearchField
            label="Search the reference"
            value={query}
            onChange={(value) => setSearch({ query: value, on: address })}
            onSubmit={() => void openFirst()}
            result={search.answer?.total.toLocaleString('en')}
          />
          <div className="panel-toolbar-end">
            <IconButton
              label="Copy a link to this page"
              onPress={() => void copyWithNotice(linkTo(address), 'Link to the page copied')}
            >
              <Link />
            </IconButton>
          </div>
        </>
      }
    >
      <div className="reference-scroll" tabIndex={0} role="group" aria-label="Page">
        {query.trim() !== '' && !search.isFailed ? (
          <SearchResults query={query} search={search} onOpen={endSearch} />
        ) : index.kind === 'failed' || search.isFailed ? (
          <Unreachable onRetry={() => setAttempt(attempt + 1)} />
        ) : address !== '' ? (
          <Page address={address} />
        ) : entries === undefined ? null : (
          <PageList entries={entries} />
        )}
      </div>
    </PanelFrame>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      icon={<BookText />}
      title="The reference could not be loaded"
      tone="error"
      action={<Button onPress={onRetry}>Load again</Button>}
    >
      Check the network.
    </EmptyState>
  );
}

function formatTitle(page: ReadPage): string {
  if (page === 'missing') return 'Page not found';
  return 'code' in page ? page.explanation.title : page.page.title;
}

function Page({ address }: { readonly address: string }) {
  const [attempt, setAttempt] = useState(0);
  const { openReference, nameReference } = useActions();
  const read = useReferencePage(address, attempt);
  const title = read.kind === 'read' ? formatTitle(read.value) : '';
  useEffect(() => {
    if (title === '') return undefined;
    nameReference(title);
    announce(`${title}, page of the reference.`);
    return () => nameReference('');
  }, [title, nameReference]);
  if (read.kind === 'reading') return null;
  if (read.kind === 'failed') return <Unreachable onRetry={() => setAttempt(attempt + 1)} />;
  if (read.value === 'missing') {
    return (
      <EmptyState
        icon={<BookText />}
        title="Page not found"
        action={<Button onPress={() => openReference('')}>All pages</Button>}
      >
        {`The reference has no page ${address}.`}
      </EmptyState>
    );
  }
  if ('code' in read.value) return <ExplanationView key={address} {...read.value} />;
  return <PageView key={address} {...read.value} />;
}
