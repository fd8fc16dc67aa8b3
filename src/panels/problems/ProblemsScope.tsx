import { useStore } from 'zustand';
import { Segmented } from '../shared/controls.tsx';
import { problemGroups } from './problems-view.ts';

const scopes = [
  { id: 'file', text: 'File' },
  { id: 'project', text: 'Project' },
] as const;

export function ProblemsScope() {
  const scope = useStore(problemGroups, (state) => state.scope);
  return (
    <Segmented
      label="Problems of"
      selected={scope}
      options={scopes}
      onSelect={(chosen) => problemGroups.setState({ scope: chosen })}
    />
  );
}
