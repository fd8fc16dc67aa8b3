import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { ReactNode, Ref } from 'react';
import { Search, X } from 'lucide-react';
import { WithTooltip } from '../../ui/overlays/Tooltip.tsx';
import './shared.css';

interface SegmentedProps<Id extends string> {
  readonly label: string;
  readonly selected: Id;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly onSelect: (id: Id) => void;
}

/** A choice between two or three options, all of which are visible. Arrow keys change the choice. */
export function Segmented<Id extends string>({ label, selected, options, onSelect }: SegmentedProps<Id>) {
  return (
    <RadioGroup
      className="segmented"
      aria-label={label}
      orientation="horizontal"
      value={selected}
      onChange={(value) => {
        const chosen = options.find(({ id }) => id === value);
        if (chosen !== undefined) onSelect(chosen.id);
      }}
    >
      {options.map(({ id, text }) => (
        <Radio key={id} value={id} className="segment">
          {text}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called for Enter, with `isBackwards` for Shift+Enter. */
  readonly onSubmit?: (isBackwards: boolean) => void;
  /** Result of the search, shown beside the field, such as `3 of 40`. */
  readonly result?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Id of the message that explains why the value is invalid. */
  readonly errorId?: string | undefined;
  /** Describes the syntax of the search; used as tooltip and accessible description. */
  readonly hint?: string;
}

/** A field that filters a view. Escape clears the field. */
export function SearchField({ label, value, onChange, onSubmit, result, inputRef, errorId, hint }: SearchFieldProps) {
  return (
    <AriaSearchField
      className="search"
      aria-label={label}
      value={value}
      onChange={onChange}
      {...(errorId === undefined ? {} : { isInvalid: true, 'aria-describedby': errorId })}
      {...(onSubmit === undefined ? {} : { onSubmit: () => onSubmit(false) })}
    >
      <Search aria-hidden />
      <Input
        className="search-input"
        placeholder={label}
        onKeyDownCapture={(event) => {
          // react-aria's field ignores Shift+Enter.
          if (event.key === 'Enter' && event.shiftKey) onSubmit?.(true);
        }}
        {...(hint === undefined ? {} : { title: hint, 'aria-description': hint })}
        {...(inputRef === undefined ? {} : { ref: inputRef })}
      />
      <span className="search-result" role="status">
        {value === '' ? null : result}
      </span>
      {value === '' ? null : (
        <AriaButton className="search-clear" aria-label="Clear">
          <X aria-hidden />
        </AriaButton>
      )}
    </AriaSearchField>
  );
}

interface IconToggleProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (selected: boolean) => void;
  readonly children: ReactNode;
}

/** A toggle button. Its name is also its tooltip. */
export function IconToggle({ label, isSelected, onChange, children }: IconToggleProps) {
  return (
    <WithTooltip text={label}>
      <ToggleButton
        className="button button-quiet button-icon"
        aria-label={label}
        isSelected={isSelected}
        onChange={onChange}
      >
        {children}
      </ToggleButton>
    </WithTooltip>
  );
}
