import { useId } from 'react';

interface ChoiceOption<Id extends string> {
  readonly id: Id;
  readonly text: string;
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

export function Choice<Id extends string>({ label, options, chosen, onChoose }: ChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="field-label">{label}</legend>
      {options.map(({ id, text }) => (
        <label key={id} className="choice-option">
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
