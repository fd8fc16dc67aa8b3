import {
  defaultEditorSettings,
  type editorSwitches,
  fontSizes,
  tabSizes,
  type EditorSettings,
} from '../../../store/editor-settings.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { NARROW } from '../../../ui/narrow.ts';
import { useMedia } from '../../use-media.ts';

type Switch = (typeof editorSwitches)[number];

const switches = [
  {
    id: 'formatsOnSave',
    title: 'Format on save',
    about: 'Ctrl/Cmd+S formats the open manifest before it copies the link.',
  },
  { id: 'formatsOnPaste', title: 'Format on paste', about: 'Indents and aligns pasted lines of a manifest.' },
  {
    id: 'wrapsLines',
    title: 'Wrap long lines',
    about: 'Breaks lines at the edge of the editor. Alt+Z switches it on or off.',
  },
  { id: 'colorsBrackets', title: 'Colored brackets', about: 'Colors each pair of brackets by its depth.' },
  {
    id: 'showsInlays',
    title: 'Values and outcomes in the editor',
    about: 'Shows variable values after each compilation, and resource outcomes after each run.',
  },
  {
    id: 'showsLenses',
    title: 'Number of uses above definitions',
    about: 'Shows the number of uses above each class, define, function and type. Click the number to list the places.',
  },
  {
    id: 'showsUnused',
    title: 'Unused code',
    about: 'Grays out variables, parameters and private classes that nothing uses, and code that is never reached.',
  },
  { id: 'showsMinimap', title: 'Minimap', about: 'Shows a small picture of the whole file beside the text.' },
  {
    id: 'showsBreadcrumbs',
    title: 'Breadcrumbs',
    about: 'Shows the path of the file and the symbols around the cursor above the text.',
  },
  { id: 'showsOutline', title: 'Outline', about: 'Shows the symbols of the open file below the list of files.' },
] as const satisfies readonly { id: Switch; title: string; about: string }[];

interface SizeProps {
  readonly label: string;
  readonly unit: string;
  readonly name: 'fontSize' | 'tabSize';
  readonly sizes: readonly number[];
}

function SizeSelect({ label, unit, name, sizes }: SizeProps) {
  const size = useAppStore(({ editorSettings }) => editorSettings[name]);
  const { setEditor } = useActions();
  return (
    <Select
      label={label}
      selected={String(size)}
      options={sizes.map((each) => ({ id: String(each), text: `${each} ${unit}` }))}
      onSelect={(id) => setEditor({ [name]: Number(id) })}
    />
  );
}

function isDefault(settings: EditorSettings): boolean {
  return (
    switches.every(({ id }) => settings[id] === defaultEditorSettings[id]) &&
    settings.fontSize === defaultEditorSettings.fontSize &&
    settings.tabSize === defaultEditorSettings.tabSize
  );
}

/** Editor settings, stored in this browser. On a narrow page, the editor has only the font size as a setting. */
export function EditorSection() {
  const settings = useAppStore(({ editorSettings }) => editorSettings);
  const { setEditor } = useActions();
  const isNarrow = useMedia(NARROW);
  return (
    <section aria-label="Editor">
      <h3 className="style-heading">Editor</h3>
      <p className="style-lead">These settings apply to all projects in this browser.</p>
      <div className="settings-sizes">
        <SizeSelect label="Font size" unit="px" name="fontSize" sizes={fontSizes} />
        {isNarrow ? null : <SizeSelect label="Tab size" unit="spaces" name="tabSize" sizes={tabSizes} />}
      </div>
      <ul className="style-list">
        {isNarrow
          ? null
          : switches.map(({ id, title, about }) => (
              <li key={id} className="style-check">
                <label className="style-label style-label-switch">
                  <input
                    type="checkbox"
                    checked={settings[id]}
                    onChange={({ target }) => setEditor({ [id]: target.checked })}
                    aria-describedby={`editor-${id}`}
                  />
                  {title}
                </label>
                <p className="style-about" id={`editor-${id}`}>
                  {about}
                </p>
              </li>
            ))}
      </ul>
      <Button
        isDisabled={isDefault(settings)}
        onPress={() => setEditor({ ...defaultEditorSettings, usesCharacterKeys: settings.usesCharacterKeys })}
      >
        Use the default settings
      </Button>
    </section>
  );
}
