import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { IconButton } from '../../ui/Button.tsx';
import '../../ui/field.css';
import { findAll } from './text-state.ts';

export interface FindBarProps {
  readonly text: string;
  /** Where the search goes on from: the field's cursor. */
  readonly cursor: () => number;
  readonly onFound: (start: number, end: number) => void;
  readonly onClose: () => void;
}

/** Finds a word in the file: Enter the next, Shift+Enter the one before, Escape ends it. */
export function FindBar({ text, cursor, onFound, onClose }: FindBarProps) {
  const [word, setWord] = useState('');
  const [current, setCurrent] = useState<number | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  // Asked for by a key or a press: what comes next is the word.
  useEffect(() => field.current?.focus(), []);
  const places = findAll(text, word);

  const go = (at: number | undefined, length = word.length): void => {
    setCurrent(at);
    if (at !== undefined) onFound(at, at + length);
  };
  const next = (): void => go(places.find((at) => at > (current ?? cursor() - 1)) ?? places[0]);
  const previous = (): void => go(places.findLast((at) => at < (current ?? cursor())) ?? places.at(-1));
  const count =
    places.length === 0
      ? word === ''
        ? ''
        : 'Not found'
      : `${current === undefined ? '' : `${places.indexOf(current) + 1} of `}${places.length}`;

  return (
    <search className="plain-find">
      <SearchField
        aria-label="Find in this file"
        className="plain-find-field"
        value={word}
        onChange={(wanted) => {
          setWord(wanted);
          const [first] = findAll(text, wanted, 1);
          go(findAll(text, wanted).find((at) => at >= cursor()) ?? first, wanted.length);
        }}
      >
        <Input
          className="field-input"
          ref={field}
          placeholder="Find"
          onKeyDown={(event) => {
            if (event.key === 'Enter') (event.shiftKey ? previous : next)();
            else if (event.key === 'Escape') onClose();
            else return;
            event.preventDefault();
          }}
        />
      </SearchField>
      <span className="plain-find-count" role="status">
        {count}
      </span>
      <IconButton label="Previous" onPress={previous} isDisabled={places.length === 0}>
        <ChevronUp />
      </IconButton>
      <IconButton label="Next" onPress={next} isDisabled={places.length === 0}>
        <ChevronDown />
      </IconButton>
      <IconButton label="Close" onPress={onClose}>
        <X />
      </IconButton>
    </search>
  );
}
