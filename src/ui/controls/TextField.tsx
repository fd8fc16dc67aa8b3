import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import './field.css';

interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly mono?: boolean;
}

/** A labeled field. It has one line, or several if `rows` is given. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel = false, placeholder, description, error, rows, mono = false, ...rest } = props;
  const shared = {
    className: mono ? 'field-input field-mono' : 'field-input',
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  return (
    <AriaTextField {...rest} className="field" isInvalid={error !== undefined}>
      <Label className={hideLabel ? 'visually-hidden' : 'field-label'}>{label}</Label>
      {rows === undefined ? <Input {...shared} /> : <TextArea {...shared} rows={rows} spellCheck={false} />}
      {description === undefined ? null : (
        <Text slot="description" className="field-description">
          {description}
        </Text>
      )}
      {error === undefined ? null : (
        <div role="alert">
          <FieldError className="field-error">{error}</FieldError>
        </div>
      )}
    </AriaTextField>
  );
}
