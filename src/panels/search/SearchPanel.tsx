import { useEffect } from 'react';
import { useAppStore } from '../../store/store.ts';
import { Segmented } from '../shared/controls.tsx';
import { SymbolSearch } from './SymbolSearch.tsx';
import { TextSearch } from './TextSearch.tsx';
import { UnusedCode } from './UnusedCode.tsx';
import { enterProject, useSearchView, type SearchMode } from './view-state.ts';
import '../shared/shared.css';
import './search.css';

const modes = [
  { id: 'text', text: 'Text' },
  { id: 'symbols', text: 'Symbols' },
  { id: 'unused', text: 'Unused' },
] as const satisfies readonly { readonly id: SearchMode; readonly text: string }[];

function ModeView({ mode }: { readonly mode: SearchMode }) {
  switch (mode) {
    case 'text':
      return <TextSearch />;
    case 'symbols':
      return <SymbolSearch />;
    case 'unused':
      return <UnusedCode />;
  }
}

export function SearchPanel() {
  const mode = useSearchView((view) => view.mode);
  const draftId = useAppStore((state) => state.draftId);
  useEffect(() => enterProject(draftId), [draftId]);
  return (
    <section className="panel" aria-label="Search">
      <div className="search-modes">
        <Segmented
          label="Search for"
          selected={mode}
          options={modes}
          onSelect={(next) => useSearchView.setState({ mode: next })}
        />
      </div>
      <ModeView mode={mode} />
    </section>
  );
}
