import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Check, Play, SearchX, Square } from 'lucide-react';
import type { UnusedAnswer, UnusedEntry } from '../../protocol/language-api.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isNarrow } from '../../ui/narrow.ts';
import { SearchField } from '../shared/controls.tsx';
import { PlaceLink } from '../shared/links.tsx';
import { countText } from '../../protocol/count-text.ts';
import { middleTruncate } from '../shared/label-texts.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { judgedText, kindTitles, toPlace, reasonText, unusedRows, type UnusedRow } from './unused-rows.ts';
import { useUnused } from './use-unused.ts';
import { ShownText } from '../../ui/ShownText.tsx';

export function UnusedCode() {
  const { state, isBusy } = useUnused();
  const [text, setText] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const { revealPlace } = useActions();
  const answer = state.kind === 'found' ? state.answer : undefined;
  const rows = useMemo(() => unusedRows(answer?.entries ?? [], text, closed), [answer, text, closed]);
  const row = rows.find(({ id }) => id === selected);
  const toggle = (id: string): void => setClosed(toggleIn(closed, id));
  const found = answer?.entries.length ?? 0;

  return (
    <div className="search-body">
      <div className="search-form">
        <SearchField label="Filter unused code" value={text} onChange={setText} result={countText(found, 'thing')} />
      </div>
      <Judged answer={answer} waiting={state.kind === 'found' ? state.waiting : 0} isBusy={isBusy} />
      <div className="panel-body">
        <div className="panel-content">
          {state.kind === 'reading' ? (
            <EmptyState title="Reading the project" />
          ) : state.kind === 'failed' ? (
            <EmptyState tone="error" title="The project could not be read">
              The search took too long, or stopped unexpectedly. Change a file to try again, or reload the page.
            </EmptyState>
          ) : found === 0 ? (
            <EmptyState icon={<Check />} title="Nothing is unused">
              {`All of the project’s ${countText(state.answer.judged.definitions, 'definition')} are used, or may be used.`}
            </EmptyState>
          ) : rows.length === 0 ? (
            <EmptyState icon={<SearchX />} title="No matching unused code" />
          ) : (
            <VirtualTree
              label={countText(found, 'unused item')}
              rows={rows}
              selected={selected}
              rowHeight={30}
              onSelect={(chosen) => {
                if (chosen.kind === 'group') return toggle(chosen.id);
                setSelected(chosen.id);
                const [first] = chosen.entry.places;
                // Shows the place only on a wide page: a narrow page has no space for the editor beside the details.
                if (first !== undefined && !isNarrow()) revealPlace(toPlace(first, state.files));
              }}
              onToggle={({ id }) => toggle(id)}
              renderRow={(each) => <Row row={each} />}
            />
          )}
        </div>
        {row?.kind === 'entry' && state.kind === 'found' ? (
          <EntryDetails
            entry={row.entry}
            answer={state.answer}
            files={state.files}
            onClose={() => setSelected(undefined)}
          />
        ) : null}
      </div>
    </div>
  );
}

interface JudgedProps {
  readonly answer: UnusedAnswer | undefined;
  readonly waiting: number;
  readonly isBusy: boolean;
}

function Judged({ answer, waiting, isBusy }: JudgedProps) {
  const work = useStore(pageNodes.store, (nodes) => nodes.work);
  if (answer === undefined) return null;
  return (
    <div className="panel-notice">
      <span className="search-notice" role="status">
        {work !== undefined
          ? `Compiling: ${work.done.toLocaleString('en')} of ${countText(work.total, 'node')}`
          : isBusy
            ? 'Reading the project'
            : judgedText(answer.judged)}
      </span>
      {work !== undefined ? (
        <Button onPress={() => pageNodes.cancel()}>
          <Square aria-hidden />
          Stop
        </Button>
      ) : waiting > 0 ? (
        <Button look="primary" onPress={() => void pageNodes.compile()}>
          <Play aria-hidden />
          {`Compile ${countText(waiting, 'node')}`}
        </Button>
      ) : null}
    </div>
  );
}

function Row({ row }: { readonly row: UnusedRow }) {
  if (row.kind === 'group')
    return (
      <>
        <span className="search-file">{kindTitles[row.group]}</span>
        <span className="search-count">{row.count.toLocaleString('en')}</span>
      </>
    );
  const [first] = row.entry.places;
  return (
    <>
      <span className="search-symbol">{row.entry.name}</span>
      {row.entry.kind === 'data file' ? null : (
        <span className="search-folder">
          <ShownText text={middleTruncate(first?.file ?? '', 56)} />
        </span>
      )}
    </>
  );
}

interface EntryDetailsProps {
  readonly entry: UnusedEntry;
  readonly answer: UnusedAnswer;
  readonly files: ProjectFiles;
  readonly onClose: () => void;
}

const MOST_PLACES = 50;

function EntryDetails({ entry, answer, files, onClose }: EntryDetailsProps) {
  const { name, places, namedAt } = entry;
  return (
    <Details label={`Unused ${name}`} title={name} onClose={onClose}>
      <CardSection title="Reason">
        <p>{reasonText(entry, answer.judged)}</p>
        {namedAt === undefined ? null : <PlaceLink place={toPlace(namedAt, files)} />}
      </CardSection>
      <CardSection title="Places">
        {places.slice(0, MOST_PLACES).map((place) => (
          <PlaceLink key={`${place.file} ${place.range[0]}`} place={toPlace(place, files)} />
        ))}
        {places.length > MOST_PLACES ? (
          <p className="card-hint">{countText(places.length - MOST_PLACES, 'more place')}</p>
        ) : null}
      </CardSection>
      <CardSection title="Not checked">
        <p className="card-quiet">
          Nodes that the project does not name, classes that an external node classifier assigns, and names that code
          builds at run time.
        </p>
      </CardSection>
    </Details>
  );
}
