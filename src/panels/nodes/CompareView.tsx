import { useMemo, useState } from 'react';
import { Check, Copy, GitCompareArrows, TriangleAlert } from 'lucide-react';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import type { AllNodesState, ComparisonState } from '../../store/all-nodes/state.ts';
import { useAppStore } from '../../store/store.ts';
import { releaseOfProject } from '../../protocol/project/project.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { RefText } from '../shared/links.tsx';
import { countText } from '../../protocol/count-text.ts';
import { changeWords } from '../shared/changes/change-texts.ts';
import { StatusMark } from '../shared/runs/StatusMark.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { ChangeDetails } from './ChangeDetails.tsx';
import { comparisonMarkdown, compareRows, errorWords, type CompareRow } from './compare-rows.ts';
import { useVersions } from './use-versions.ts';

export function CompareView({ state }: { readonly state: AllNodesState }) {
  const versions = useVersions(state.kept);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { comparison, work } = state;
  const choice = versions.find(({ id }) => id === chosen) ?? versions[0];
  const compare = async (): Promise<void> => {
    const version = await choice?.load();
    setProblem(version === undefined ? 'That project no longer exists. Choose another one.' : undefined);
    if (version !== undefined) await pageNodes.compare(version);
  };
  return (
    <div className="nodes-compare">
      <div className="nodes-compare-head">
        <Select
          label="Compare the current project with"
          hideLabel
          selected={choice?.id ?? ''}
          options={versions}
          onSelect={setChosen}
        />
        {work === undefined ? (
          <Button look="primary" isDisabled={choice === undefined} onPress={() => void compare()}>
            Compare all nodes
          </Button>
        ) : (
          <Button onPress={() => pageNodes.cancel()}>Cancel</Button>
        )}
        {comparison === undefined ? null : (
          <IconButton
            label="Copy the comparison as Markdown"
            onPress={() =>
              void copyWithNotice(
                comparisonMarkdown(comparison.before.label, comparison.nodes, comparison.sum),
                'Copied the comparison as Markdown',
              )
            }
          >
            <Copy />
          </IconButton>
        )}
      </div>
      {problem === undefined ? null : <p className="field-error">{problem}</p>}
      {comparison === undefined ? (
        <EmptyState icon={<GitCompareArrows />} title="Nothing compared yet">
          Choose another version of the project, such as the state that you saved with the bookmark button. The
          comparison shows resource by resource what changes, and on which nodes.
        </EmptyState>
      ) : (
        <Comparison comparison={comparison} />
      )}
    </div>
  );
}

function Comparison({ comparison }: { readonly comparison: ComparisonState }) {
  const { before, after, nodes, compiled, sum, isWhole } = comparison;
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const rows = useMemo(() => compareRows(sum), [sum]);
  const isOld = useAppStore(
    ({ project }) => project.files !== after.files || releaseOfProject(project) !== after.release,
  );
  const row = rows.find(({ id }) => id === selected);
  return (
    <>
      <p className="nodes-compare-sum" role="status">
        {`Since ${before.label}: ${sum.touched.length.toLocaleString('en')} of ${countText(nodes, 'node')} ${
          sum.touched.length === 1 ? 'changes' : 'change'
        }${isWhole ? ` (compiled ${compiled.toLocaleString('en')}).` : ' so far.'}${
          isOld ? ' The project has changed since. Compare again.' : ''
        }`}
      </p>
      {rows.length === 0 ? (
        isWhole ? (
          <EmptyState icon={<Check />} title="No catalog changes">
            Every node has the same resources with the same attributes in both versions.
          </EmptyState>
        ) : null
      ) : (
        <div className="nodes-compare-body">
          <VirtualTree
            label="Changes across all nodes"
            flat
            rows={rows}
            selected={selected}
            rowHeight={46}
            onSelect={({ id }) => setSelected(id)}
            renderRow={renderRow}
          />
          {row === undefined ? null : <ChangeDetails row={row} onClose={() => setSelected(undefined)} />}
        </div>
      )}
    </>
  );
}

function renderRow(row: CompareRow) {
  const count = row.kind === 'error' ? row.error.nodes.length : row.change.nodes.length;
  return (
    <>
      {row.kind === 'error' ? (
        <TriangleAlert className="nodes-compare-error" aria-hidden />
      ) : (
        <StatusMark status={row.change.change.status === 'order' ? 'changed' : row.change.change.status} />
      )}
      <span className="nodes-change">
        <span className="nodes-change-line">
          {row.kind === 'error' ? (
            <span>{errorWords(row.error)}</span>
          ) : (
            <>
              <RefText refText={row.change.change.resource} length={60} />
              <span className="nodes-quiet">{changeWords[row.change.change.status]}</span>
            </>
          )}
          <span className="nodes-count">{countText(count, 'node')}</span>
        </span>
        <span className="nodes-summary">{row.summary}</span>
      </span>
    </>
  );
}
