import { useState } from 'react';
import { selectNodes } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import { certnameProblem } from '../../workspace/node-names.ts';

/**
 * Field for the node's name. Enter or leaving the field saves the name, Escape restores it. An invalid name is not
 * saved.
 */
export function CertnameField() {
  const node = useAppStore((state) => state.project.node);
  const nodes = useAppStore(selectNodes);
  const { setNode } = useActions();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const problem = typed === undefined ? undefined : certnameProblem(typed, node.certname, nodes);

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
