import { splitHidden } from './hidden-characters.ts';
import './shown-text.css';

/**
 * A string from a project, with a visible mark for each character that is invisible or changes the text's direction.
 */
export function ShownText({ text }: { readonly text: string }) {
  const parts = splitHidden(text);
  if (parts.length === 1 && parts[0]?.name === undefined) return text;
  return parts.map(({ text: shown, name }, index) =>
    name === undefined ? (
      shown
    ) : (
      // Parts are identified only by their position.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="hidden-character" title={`${name}: a hidden character in this name`}>
        {shown}
      </span>
    ),
  );
}
