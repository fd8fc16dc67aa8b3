import { useEffect, useState } from 'react';
import { releaseOfProject } from '../../../protocol/project/project.ts';
import { projectReleases, titleRelease } from '../../../protocol/project/releases.ts';
import { LINT_SETTINGS, type StyleCheckView } from '../../../protocol/language-api.ts';
import { language, useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { InlineCode } from '../../../ui/InlineCode.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { chooseRelease, releaseDescriptions } from '../../status/choose-release.ts';
import { EditorSection } from './EditorSection.tsx';
import './settings.css';

function CheckRow({ check, onToggle }: { readonly check: StyleCheckView; readonly onToggle: () => void }) {
  const { name, documentation, wrong, right, isOn } = check;
  const described = `style-check-${name}`;
  return (
    <li className="style-check">
      <label className="style-label">
        <input type="checkbox" checked={isOn} onChange={onToggle} aria-describedby={described} />
        {name}
      </label>
      <div className="style-about">
        <p id={described}>
          <InlineCode text={documentation} />
        </p>
        <details>
          <summary>Example</summary>
          <p>Wrong</p>
          <pre>{wrong}</pre>
          <p>Right</p>
          <pre>{right}</pre>
        </details>
      </div>
    </li>
  );
}

const releases = projectReleases.map((id) => ({ id, text: titleRelease(id) }));

function ReleaseRow() {
  const release = useAppStore((state) => releaseOfProject(state.project));
  return (
    <section aria-label="Project" className="style-release">
      <h3 className="style-heading">Project</h3>
      <Select label="Release" selected={release} options={releases} onSelect={chooseRelease} />
      <p className="style-about">{`${releaseDescriptions[release]}.`}</p>
    </section>
  );
}

interface CheckListProps {
  readonly title: string;
  readonly checks: readonly StyleCheckView[];
  readonly onToggle: (check: StyleCheckView) => void;
}

function CheckList({ title, checks, onToggle }: CheckListProps) {
  return (
    <section aria-label={title}>
      <h3 className="style-heading">{title}</h3>
      <ul className="style-list">
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} onToggle={() => onToggle(check)} />
        ))}
      </ul>
    </section>
  );
}

function StyleSection() {
  const { changeFiles } = useActions();
  const [checks, setChecks] = useState<readonly StyleCheckView[] | 'unknown' | undefined>(undefined);

  async function choose(names: readonly string[]): Promise<void> {
    const text = await language.settingsWithChecks(names);
    if (text === undefined) return;
    changeFiles({ [LINT_SETTINGS]: text === '' ? undefined : text });
    setChecks((await language.styleChecks()) ?? 'unknown');
  }

  useEffect(() => {
    void language.styleChecks().then((found) => setChecks(found ?? 'unknown'));
  }, []);

  if (checks === undefined) return <p className="dialog-note">Loading</p>;
  if (checks === 'unknown') return <p className="dialog-note">The checks could not be loaded. Reload the page.</p>;
  const toggle = ({ name, isOn }: StyleCheckView): void => {
    const names = checks.filter((each) => (each.name === name ? !isOn : each.isOn)).map((each) => each.name);
    void choose(names);
  };
  const isUsual = checks.every(({ isOn, isDefault, plugin }) => isOn === (isDefault && plugin === undefined));
  return (
    <>
      <p className="style-checks-lead">
        puppet-lint checks the open manifests. Your choice of checks is saved in the project, in{' '}
        <code>{LINT_SETTINGS}</code>, which puppet-lint reads too.
      </p>
      <CheckList
        title="puppet-lint checks"
        checks={checks.filter(({ plugin }) => plugin === undefined)}
        onToggle={toggle}
      />
      <CheckList title="Plugin checks" checks={checks.filter(({ plugin }) => plugin !== undefined)} onToggle={toggle} />
      <Button
        isDisabled={isUsual}
        onPress={() =>
          void choose(
            checks.filter(({ isDefault, plugin }) => isDefault && plugin === undefined).map(({ name }) => name),
          )
        }
      >
        Use puppet-lint’s defaults
      </Button>
    </>
  );
}

export function SettingsDialog() {
  return (
    <>
      <ReleaseRow />
      <EditorSection />
      <StyleSection />
    </>
  );
}
