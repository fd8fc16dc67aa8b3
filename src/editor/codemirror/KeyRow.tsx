import { AlignLeft, BookOpen, IndentIncrease, Redo2, Search, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Toolbar } from '../../ui/controls/Toolbar.tsx';

/** Characters that Puppet code often needs, and that a phone's keyboard hides. */
const keys = ['{', '}', '=>', '$', "'", '[', ']', ':'] as const;

interface KeyRowProps {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onIndent: () => void;
  /** Formats the file. Undefined if the formatter does not support the file. */
  readonly onFormat: (() => void) | undefined;
  readonly onFind: () => void;
  readonly onLookUp: () => void;
  readonly onInsert: (text: string) => void;
  /** The button that lists fixes and rewrites. */
  readonly actions: ReactNode;
}

/** A row of keys below the editor. Pressing a key must not move the focus, because the phone's keyboard would close. */
export function KeyRow({ onUndo, onRedo, onIndent, onFormat, onFind, onLookUp, onInsert, actions }: KeyRowProps) {
  return (
    <Toolbar label="Editing" className="code-keys">
      <IconButton label="Undo" preventFocusOnPress onPress={onUndo}>
        <Undo2 />
      </IconButton>
      <IconButton label="Redo" preventFocusOnPress onPress={onRedo}>
        <Redo2 />
      </IconButton>
      <IconButton label="Find" onPress={onFind}>
        <Search />
      </IconButton>
      <IconButton label="Look up the word" onPress={onLookUp}>
        <BookOpen />
      </IconButton>
      {actions}
      <IconButton label="Indent" preventFocusOnPress onPress={onIndent}>
        <IndentIncrease />
      </IconButton>
      {onFormat === undefined ? null : (
        <IconButton label="Format" preventFocusOnPress onPress={onFormat}>
          <AlignLeft />
        </IconButton>
      )}
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="code-key"
          aria-label={`Insert ${key}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(key)}
        >
          {key}
        </button>
      ))}
    </Toolbar>
  );
}
