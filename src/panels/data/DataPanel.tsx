import { useEffect, useMemo, useState } from 'react';
import { ArrowLeft, Copy } from 'lucide-react';
import { mergeStrategies, type DataKeyView } from '../../protocol/data.ts';
import { useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { SearchField, Segmented } from '../shared/controls.tsx';
import { NoCatalog } from '../shared/NoCatalog.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { CoverageMode } from './CoverageMode.tsx';
import { Explanation } from './Explanation.tsx';
import { KeyField } from './KeyField.tsx';
import { KeyList } from './KeyList.tsx';
import { NoData } from './NoData.tsx';
import { parameterRows } from './parameter-rows.ts';
import { ParameterDetails } from './ParameterDetails.tsx';
import { ParameterList } from './ParameterList.tsx';
import { StepDetails } from './StepDetails.tsx';
import { useDataKeys, useExplanation } from './use-data.ts';
import { enterProject, explainKey, useDataView, type DataMode } from './view-state.ts';
import './data.css';

const modes = [
  { id: 'explain', text: 'Explain' },
  { id: 'parameters', text: 'Class parameters' },
  { id: 'coverage', text: 'Coverage' },
] as const satisfies readonly { id: DataMode; text: string }[];

export function DataPanel() {
  const draftId = useAppStore((state) => state.draftId);
  useEffect(() => enterProject(draftId), [draftId]);
  const mode = useDataView((state) => state.mode);
  const key = useDataView((state) => state.key);
  if (mode === 'parameters') return <ParametersMode />;
  if (mode === 'coverage') return <CoverageMode choice={<ModeSwitch />} />;
  return key === '' ? <KeysMode /> : <ExplainMode key={key} explained={key} />;
}

function ModeSwitch() {
  const mode = useDataView((state) => state.mode);
  return (
    <Segmented label="Show" selected={mode} options={modes} onSelect={(id) => useDataView.setState({ mode: id })} />
  );
}

function useKeyNames(keys: readonly DataKeyView[] | undefined): readonly string[] {
  const catalog = useAppStore((state) => state.analysis?.catalog);
  return useMemo(() => {
    const parameters = parameterRows(catalog, '').map(({ key }) => key);
    return [...new Set([...(keys ?? []).map(({ key }) => key), ...parameters])].sort();
  }, [keys, catalog]);
}

function KeysMode() {
  const keys = useDataKeys();
  const names = useKeyNames(keys);
  const hasConfiguration = useAppStore(({ project }) => project.files['hiera.yaml'] !== undefined);
  return (
    <PanelFrame
      label="Data"
      toolbar={
        <>
          <ModeSwitch />
          <KeyField value="" keys={names} onCommit={explainKey} />
        </>
      }
      notice={
        hasConfiguration || keys === undefined || keys.length === 0
          ? null
          : 'No hiera.yaml: Hiera reads no data files from the environment. Modules can have their own hiera.yaml.'
      }
    >
      {keys === undefined ? (
        <EmptyState title="Reading the data" />
      ) : keys.length === 0 ? (
        <NoData />
      ) : (
        <KeyList keys={keys} />
      )}
    </PanelFrame>
  );
}

const strategies = [
  { id: 'data', text: 'Merge: from lookup_options' },
  ...mergeStrategies.map((id) => ({ id, text: `Merge: ${id}` })),
] as const;

function ExplainMode({ explained }: { readonly explained: string }) {
  const merge = useDataView((state) => state.merge);
  const names = useKeyNames(useDataKeys());
  const answer = useExplanation(explained, merge);
  const [selected, setSelected] = useState<number | undefined>(undefined);
  const explanation = answer !== undefined && 'value' in answer ? answer.value : undefined;
  const step = selected === undefined ? undefined : explanation?.steps[selected];
  return (
    <PanelFrame
      label="Data"
      toolbar={
        <>
          <IconButton label="All keys" onPress={() => explainKey('')}>
            <ArrowLeft />
          </IconButton>
          <KeyField value={explained} keys={names} onCommit={explainKey} />
          <Select
            label="Merge strategy"
            hideLabel
            selected={merge ?? 'data'}
            options={strategies}
            onSelect={(id) => useDataView.setState({ merge: id === 'data' ? undefined : id })}
          />
          <div className="panel-toolbar-end">
            <Button
              look="quiet"
              isDisabled={explanation === undefined}
              onPress={() =>
                void copyWithNotice(explanation?.text ?? '', 'Copied in the format of puppet lookup --explain')
              }
            >
              <Copy aria-hidden />
              Copy
            </Button>
          </div>
        </>
      }
      details={step === undefined ? undefined : <StepDetails step={step} onClose={() => setSelected(undefined)} />}
    >
      {answer === undefined ? (
        <EmptyState title={`Looking up ${explained}`} />
      ) : explanation === undefined ? (
        <EmptyState title="The key could not be looked up" tone="error">
          {'failure' in answer ? answer.failure : null}
        </EmptyState>
      ) : (
        <Explanation explanation={explanation} selected={selected} onSelect={setSelected} />
      )}
    </PanelFrame>
  );
}

function ParametersMode() {
  const catalog = useAppStore((state) => state.analysis?.catalog);
  const isOld = useAppStore((state) => state.catalogIsOld);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const row = selected === undefined ? undefined : parameterRows(catalog, '').find(({ key }) => key === selected);
  const all = useMemo(() => parameterRows(catalog, '').length, [catalog]);
  return (
    <PanelFrame
      label="Data"
      toolbar={
        <>
          <ModeSwitch />
          <SearchField
            label="Search the class parameters"
            value={search}
            onChange={setSearch}
            result={`${parameterRows(catalog, search).length} of ${all}`}
          />
        </>
      }
      notice={
        isOld ? 'The manifest does not compile. These are the parameters of the last catalog that compiled.' : null
      }
      details={row === undefined ? undefined : <ParameterDetails row={row} onClose={() => setSelected(undefined)} />}
    >
      {catalog === undefined ? (
        <NoCatalog what="the class parameters" />
      ) : (
        <ParameterList
          catalog={catalog}
          search={search}
          selected={selected}
          onSelect={({ key }) => setSelected(key)}
          onClearSearch={() => setSearch('')}
        />
      )}
    </PanelFrame>
  );
}
