import { Suspense, useState } from 'react';
import { PackagePlus, Play } from 'lucide-react';
import type { MissingPackageView } from '../../../protocol/analysis.ts';
import { selectShownRun } from '../../../store/selectors.ts';
import { appStore, useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { findOwnPackage } from '../../../workspace/own-packages.ts';
import { editForm, newForm, type OwnPackageForm } from './own-package-form.ts';
import './archive-offer.css';

const OwnPackageDialog = lazyPart(async () => (await import('./OwnPackageDialog.tsx')).OwnPackageDialog);

function why({ kind, name, version }: MissingPackageView): string {
  switch (kind) {
    case 'name':
      return `The machine’s package archive has no package ${name}. If the name is right, you can add it as your own package.`;
    case 'version':
      return `The machine’s package archive has only other versions of ${name}. You can add version ${version}.`;
    case 'dependency':
      return `The machine’s package archive has no package ${name}, which another package needs. You can add it as your own package.`;
  }
}

function formFor({ name, version }: MissingPackageView): OwnPackageForm {
  const { node, machine } = appStore.getState().project;
  const own = findOwnPackage(machine, name);
  return own === undefined ? newForm(node.platform, name, version) : editForm(name, own, version);
}

/**
 * Explains that a run failed because the archive lacks a package, and opens a form that adds the package. Hidden in
 * lessons, whose machine cannot be changed, and for runs of another node, which has another archive.
 */
export function ArchiveOffer({ missing }: { readonly missing: MissingPackageView | undefined }) {
  const isElsewhere = useAppStore(
    (state) =>
      state.lesson !== undefined ||
      (selectShownRun(state)?.certname ?? state.project.node.certname) !== state.project.node.certname,
  );
  return missing === undefined || isElsewhere ? null : <Offer missing={missing} />;
}

function Offer({ missing }: { readonly missing: MissingPackageView }) {
  const { apply } = useActions();
  const [form, setForm] = useState<OwnPackageForm | undefined>(undefined);
  const isRunning = useAppStore(({ progress, isShellBusy }) => progress !== undefined || isShellBusy);
  const { name, version } = missing;
  const isAdded = useAppStore(({ project: { machine } }) => {
    const own = findOwnPackage(machine, name);
    return own !== undefined && (version === undefined || own.versions.includes(version));
  });
  // Uses the same button element in all states, so that the focus stays on it after the package is added.
  return (
    <div className="archive-offer">
      <p>{isAdded ? `${name} is now in the package archive.` : why(missing)}</p>
      <Button
        isDisabled={isRunning}
        onPress={() => (isAdded ? void apply({ noop: false }) : setForm(formFor(missing)))}
      >
        {isAdded ? <Play aria-hidden /> : <PackagePlus aria-hidden />}
        {isAdded
          ? 'Apply again'
          : `Add ${name}${missing.kind === 'version' ? ` ${missing.version}` : ''} to the archive`}
      </Button>
      {form === undefined ? null : (
        <Suspense fallback={null}>
          <OwnPackageDialog form={form} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
