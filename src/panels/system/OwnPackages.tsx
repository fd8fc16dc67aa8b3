import { Ellipsis, PackagePlus, Pencil, Trash2 } from 'lucide-react';
import type { OwnPackage } from '../../protocol/project/project.ts';
import { useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { removeOwnPackage } from '../shared/archive/change-archive.ts';
import { editForm, newForm, type OwnPackageForm } from '../shared/archive/own-package-form.ts';

/** Describes the content of a package, for example `needs nginx; service shop; 2 files`. */
function contentsText({ depends = [], unit, files = {} }: OwnPackage): string {
  const count = Object.keys(files).length;
  return [
    ...(depends.length === 0 ? [] : [`needs ${depends.join(', ').replaceAll('|', ' or ')}`]),
    ...(unit === undefined ? [] : [`service ${unit}`]),
    ...(count === 0 ? [] : [count === 1 ? '1 file' : `${count} files`]),
  ].join('; ');
}

/**
 * Packages that the project adds to the archive, with buttons to edit and remove them. Renders nothing if there are
 * none.
 */
export function OwnPackages({ onPrompt }: { readonly onPrompt: (form: OwnPackageForm) => void }) {
  const archive = useAppStore(({ project }) => project.machine.archive);
  const platform = useAppStore(({ project }) => project.node.platform);
  if (archive === undefined) return null;
  return (
    <section className="own-packages" aria-labelledby="own-packages-title">
      <h3 id="own-packages-title" className="card-heading">
        Your packages in the archive
      </h3>
      <Button look="quiet" onPress={() => onPrompt(newForm(platform))}>
        <PackagePlus aria-hidden />
        Add…
      </Button>
      <ul>
        {Object.entries(archive).map(([name, own]) => (
          <li key={name} className="own-package">
            <code>{name}</code>
            <span>
              {own.versions.join(', ')}
              <span className="card-quiet"> {contentsText(own)}</span>
            </span>
            <Menu
              label={`Change ${name} in the archive`}
              placement="bottom end"
              trigger={
                <IconButton label={`Change ${name} in the archive`}>
                  <Ellipsis />
                </IconButton>
              }
              onAction={(id) => (id === 'edit' ? onPrompt(editForm(name, own)) : removeOwnPackage(name))}
            >
              <MenuItem id="edit" text="Edit…" icon={<Pencil />} />
              <MenuItem id="remove" text="Remove from the archive" icon={<Trash2 />} danger />
            </Menu>
          </li>
        ))}
      </ul>
    </section>
  );
}
