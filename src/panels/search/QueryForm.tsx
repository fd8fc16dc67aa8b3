import { useId, useRef } from 'react';
import { CaseSensitive, Files, Regex, Replace, WholeWord } from 'lucide-react';
import { TextField } from '../../ui/controls/TextField.tsx';
import { IconToggle, SearchField } from '../shared/controls.tsx';
import { useAskedFocus } from './use-asked-focus.ts';
import { changeQuery, useSearchView } from './view-state.ts';

interface QueryFormProps {
  readonly result: string | undefined;
  readonly error: string | undefined;
  readonly onDown: () => void;
}

const toggles = [
  { name: 'matchesCase', label: 'Match case', Icon: CaseSensitive },
  { name: 'wholeWord', label: 'Whole words', Icon: WholeWord },
  { name: 'isRegExp', label: 'Regular expression', Icon: Regex },
] as const;

/** Fields for the search string, the files and the replacement. Arrow Down and Enter move to the results. */
export function QueryForm({ result, error, onDown }: QueryFormProps) {
  const { query, replacement, isReplacing, choosesFiles } = useSearchView();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  useAskedFocus(field);
  return (
    // Only handles keys that bubble up from the form's fields, so the form needs no role.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="search-form"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onDown();
      }}
    >
      <div className="search-row">
        <SearchField
          label="Search all files"
          value={query.text}
          onChange={(text) => changeQuery({ text })}
          onSubmit={onDown}
          result={result}
          errorId={error === undefined ? undefined : errorId}
          inputRef={field}
        />
        <div className="search-toggles">
          {toggles.map(({ name, label, Icon }) => (
            <IconToggle
              key={name}
              label={label}
              isSelected={query[name]}
              onChange={(isOn) => changeQuery({ [name]: isOn })}
            >
              <Icon />
            </IconToggle>
          ))}
          <IconToggle
            label="Replace matches"
            isSelected={isReplacing}
            onChange={(isOn) => useSearchView.setState({ isReplacing: isOn })}
          >
            <Replace />
          </IconToggle>
          <IconToggle
            label="Choose files"
            isSelected={choosesFiles || query.include !== '' || query.exclude !== ''}
            onChange={(isOn) => {
              useSearchView.setState({ choosesFiles: isOn });
              if (!isOn) changeQuery({ include: '', exclude: '' });
            }}
          >
            <Files />
          </IconToggle>
        </div>
      </div>
      {error === undefined ? null : (
        <p id={errorId} className="search-error" role="alert">
          {error}
        </p>
      )}
      {isReplacing ? (
        <TextField
          label="Replace with"
          hideLabel
          mono
          placeholder={query.isRegExp ? 'Replace with ($1 is the first group)' : 'Replace with'}
          value={replacement}
          onChange={(text) => useSearchView.setState({ replacement: text })}
        />
      ) : null}
      {choosesFiles || query.include !== '' || query.exclude !== '' ? (
        <div className="search-globs">
          <TextField
            label="Files to search"
            mono
            placeholder="modules, *.pp"
            value={query.include}
            onChange={(include) => changeQuery({ include })}
          />
          <TextField
            label="Files to exclude"
            mono
            placeholder="spec, *.md"
            value={query.exclude}
            onChange={(exclude) => changeQuery({ exclude })}
          />
        </div>
      ) : null}
    </form>
  );
}
