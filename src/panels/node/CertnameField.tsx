import { useState } from 'react';
import { nodesOf } from '../../protocol/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { TextField } from '../../ui/TextField.tsx';
import { certnameProblem } from '../../workspace/node-names.ts';

/** The node's name: Enter or leaving the field keeps it, Escape takes it back. One that it cannot have is not kept. */
export function CertnameField() {
  const project = useAppStore((state) => state.project);
  const { setNode } = useActions();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { node } = project;
  const problem = typed === undefined ? undefined : certnameProblem(typed, node.certname, nodesOf(project));

  const keep = (): void => {
    if (typed === undefined || problem !== undefined) return;
    setTyped(undefined);
    if (typed !== node.certname) setNode({ ...node, certname: typed });
  };

  return (
    <TextField
      label="Certname"
      value={typed ?? node.certname}
      mono
      autoComplete="off"
      spellCheck="false"
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setTyped(undefined);
      }}
      error={problem}
    />
  );
}
