import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/TextField.tsx';

/** Field into which the user pastes a log, report, graph or catalog. */
export function PasteField({ onRead }: { readonly onRead: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRead(text);
      }}
    >
      <TextField
        label="Or paste a message, a log or a file"
        value={text}
        onChange={setText}
        rows={5}
        mono
        placeholder="Error: Found 1 dependency cycle: …"
      />
      <div className="share-actions">
        <Button type="submit" isDisabled={text.trim() === ''}>
          Read the text
        </Button>
      </div>
    </form>
  );
}
