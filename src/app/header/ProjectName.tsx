import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useActions, useAppStore } from '../../store/store.ts';
import { limits } from '../../workspace/limits.ts';

/** The project's name, edited in place. Enter or leaving the field saves the name, Escape restores it. */
export function ProjectName() {
  const name = useAppStore((state) => state.project.name);
  const { renameProject } = useActions();
  const [typed, setTyped] = useState<string | undefined>(undefined);

  const keep = (): void => {
    const wanted = typed?.trim();
    if (wanted !== undefined && wanted !== '' && wanted !== name) renameProject(wanted);
    setTyped(undefined);
  };

  return (
    <TextField
      className="project-name"
      aria-label="Project name"
      value={typed ?? name}
      maxLength={limits.nameLength}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined);
        if (event.key === 'Enter') {
          keep();
          if (event.target instanceof HTMLElement) event.target.blur();
        }
      }}
    >
      <Input className="project-name-input" spellCheck={false} autoComplete="off" />
    </TextField>
  );
}
