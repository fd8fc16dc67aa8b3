import { useState } from 'react';
import { Segmented } from '../shared/controls.tsx';
import { RolesView } from './RolesView.tsx';
import { UsersView } from './UsersView.tsx';
import type { ThingName } from './thing-rows.ts';
import './roles.css';

const modes = [
  { id: 'roles', text: 'Roles' },
  { id: 'users', text: 'Who uses this' },
] as const;

type Mode = (typeof modes)[number]['id'];

/** Roles and profiles of all nodes, and the users of a class, data key or file. */
export function RolesPanel() {
  const [mode, setMode] = useState<Mode>('roles');
  const [thing, setThing] = useState<ThingName | undefined>(undefined);
  const choice = <Segmented label="Show" selected={mode} options={modes} onSelect={setMode} />;
  const showUsers = (name: string): void => {
    setThing({ kind: 'class', name });
    setMode('users');
  };
  return mode === 'roles' ? (
    <RolesView choice={choice} onShowUsers={showUsers} />
  ) : (
    <UsersView choice={choice} first={thing} />
  );
}
