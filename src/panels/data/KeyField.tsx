import { useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Search } from 'lucide-react';

const MOST_OFFERED = 100;

interface KeyFieldProps {
  readonly value: string;
  readonly keys: readonly string[];
  readonly onCommit: (key: string) => void;
}

/**
 * Field for a data key, with the project's keys as suggestions. Enter explains any key, even an unknown one. Leaving
 * the field restores the previous key.
 */
export function KeyField({ value, keys, onCommit }: KeyFieldProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const text = typed ?? value;
  const wanted = text.trim().toLowerCase();
  const offered = keys.filter((key) => key.toLowerCase().includes(wanted)).slice(0, MOST_OFFERED);

  const commit = (key: string): void => {
    setTyped(undefined);
    if (key !== value) onCommit(key);
  };

  return (
    <ComboBox
      className="search data-key"
      aria-label="Key"
      allowsCustomValue
      inputValue={text}
      items={offered.map((id) => ({ id }))}
      onInputChange={setTyped}
      value={null}
      onChange={(key) => {
        if (key !== null) commit(String(key));
      }}
      onBlur={() => setTyped(undefined)}
    >
      <Search aria-hidden />
      <Input
        className="search-input data-key-input"
        placeholder="Key, such as ntp::servers"
        spellCheck={false}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-activedescendant') === null) {
            commit(text.trim());
          }
        }}
      />
      <Popover className="menu-popover data-keys" offset={4}>
        <ListBox<{ readonly id: string }> className="menu">
          {({ id }) => (
            <ListBoxItem id={id} textValue={id} className="menu-item data-key-item">
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
