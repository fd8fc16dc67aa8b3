import { useState } from 'react';
import { examples } from 'virtual:examples/list';
import { panels } from '../../panels/registry.ts';
import { ALL, choiceQuery, frameChoices, readChoice, themes, widths, type Choice } from './choice.ts';
import './gallery.css';

/** Panels side by side, each in a frame, with menus for project, panel, theme and width. */
export function Gallery() {
  const [choice, setChoice] = useState(() => readChoice(location.search));
  const change = (part: Partial<Choice>): void => {
    const next = { ...choice, ...part };
    history.replaceState(undefined, '', choiceQuery(next));
    // Another project needs a reload of the page, so that no state of the previous project remains.
    if (part.project !== undefined) location.reload();
    else setChoice(next);
  };
  const ids = panels.map(({ id }) => id);
  return (
    <main className="gallery">
      <div className="gallery-menus">
        <Menu
          label="Project"
          value={choice.project}
          options={examples.map(({ id }) => id)}
          onChange={(project) => change({ project })}
        />
        <Menu label="Panel" value={choice.panel} options={[ALL, ...ids]} onChange={(panel) => change({ panel })} />
        <Menu label="Theme" value={choice.theme} options={[ALL, ...themes]} onChange={(theme) => change({ theme })} />
        <Menu label="Width" value={choice.width} options={[ALL, ...widths]} onChange={(width) => change({ width })} />
        <label>
          <input
            type="checkbox"
            checked={choice.details !== ''}
            onChange={({ currentTarget }) => change({ details: currentTarget.checked ? '1' : '' })}
          />
          Select a resource
        </label>
      </div>
      <div className="gallery-frames">
        {frameChoices(choice, ids).map((each) => {
          const query = choiceQuery(each);
          const title = `${each.panel}, ${each.theme}, ${each.width}`;
          return (
            <figure key={query}>
              <figcaption>
                <a href={query}>{title}</a>
              </figcaption>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame could not start this site's workers */}
              <iframe title={title} src={`${query}&frame`} width={each.width} height="560" loading="lazy" />
            </figure>
          );
        })}
      </div>
    </main>
  );
}

interface MenuProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

function Menu({ label, value, options, onChange }: MenuProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
