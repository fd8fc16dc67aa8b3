import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ChevronDown } from 'lucide-react';
import { findOverlayLayer } from '../overlays/overlay-layer.ts';
import './field.css';

interface SelectProps<Id extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly selected: Id;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly onSelect: (id: Id) => void;
}

export function Select<Id extends string>({ label, hideLabel = false, selected, options, onSelect }: SelectProps<Id>) {
  const [layer, setLayer] = useState<Element>();
  return (
    <AriaSelect
      className="field"
      onOpenChange={() => setLayer(findOverlayLayer())}
      value={selected}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option !== undefined) onSelect(option.id);
      }}
    >
      <Label className={hideLabel ? 'visually-hidden' : 'field-label'}>{label}</Label>
      <Button className="field-input select-button">
        <SelectValue className="select-value" />
        <ChevronDown aria-hidden />
      </Button>
      <Popover
        className="menu-popover"
        offset={2}
        {...(layer === undefined ? {} : { UNSTABLE_portalContainer: layer })}
      >
        <ListBox className="menu">
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} className="menu-item">
              {option.text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
