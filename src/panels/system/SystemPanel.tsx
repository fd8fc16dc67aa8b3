import { Suspense, useState } from 'react';
import { HardDrive } from 'lucide-react';
import { useActions } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import type { OwnPackageForm } from '../shared/archive/own-package-form.ts';
import { Segmented, SearchField } from '../shared/controls.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { areas } from './areas.ts';
import { AreaView } from './AreaView.tsx';
import type { SystemPrompt } from './system-prompt.ts';
import { FileTree } from './files/FileTree.tsx';
import { useOpenedFile } from './files/use-opened-file.ts';
import { MachineNotice } from './MachineNotice.tsx';
import { FileDetails, ServiceDetails } from './details/SystemDetails.tsx';
import { SystemDialog } from './SystemDialog.tsx';
import { SystemMenu } from './SystemMenu.tsx';
import { useEntryList } from './use-entry-list.ts';
import { useShownMachine } from './use-shown-machine.ts';
import './system.css';

const OwnPackageDialog = lazyPart(
  async () => (await import('../shared/archive/OwnPackageDialog.tsx')).OwnPackageDialog,
);

const scopes = [
  { id: 'changed', text: 'Changed' },
  { id: 'managed', text: 'Managed' },
  { id: 'all', text: 'All' },
] as const;

/** The simulated machine before the run, at a replay step, after the run, or now. */
export function SystemPanel() {
  const { showStep } = useActions();
  const machine = useShownMachine();
  const list = useEntryList(machine);
  const file = useOpenedFile(machine);
  const [serviceName, setServiceName] = useState<string | undefined>(undefined);
  const [prompt, setPrompt] = useState<SystemPrompt | undefined>(undefined);
  const [packageForm, setPackageForm] = useState<OwnPackageForm | undefined>(undefined);

  const { system, entries, moments, canChange } = machine;
  if (system === undefined)
    return (
      <EmptyState icon={<HardDrive />} title="Setting up the machine">
        This view shows its files, packages, services and accounts as they are before and after each run.
      </EmptyState>
    );

  const { area, shown } = list;
  const service = area === 'services' ? machine.services.find(({ key }) => key === serviceName) : undefined;
  return (
    <PanelFrame
      label="System"
      toolbar={
        <>
          {machine.hasRun ? (
            <Segmented
              label="Moment"
              selected={moments.selected}
              options={moments.options}
              onSelect={(id) => showStep(moments.stepOf(id))}
            />
          ) : null}
          <Segmented label="Show" selected={list.filter.scope} options={scopes} onSelect={list.setScope} />
          <SearchField
            label={`Search ${list.label}`}
            value={list.filter.search}
            onChange={list.setSearch}
            result={`${shown.length} of ${entries[area].length}`}
          />
          <SystemMenu isDisabled={!canChange} onPrompt={setPrompt} onOpenPackage={setPackageForm} />
        </>
      }
      notice={<MachineNotice />}
      details={
        service !== undefined ? (
          <ServiceDetails
            entry={service}
            authors={list.authors.get(service.key) ?? []}
            canChange={canChange}
            onClose={() => setServiceName(undefined)}
          />
        ) : area !== 'files' || file.entry === undefined ? undefined : (
          <FileDetails
            entry={file.entry}
            authors={file.authors}
            isByHand={moments.selected === 'now'}
            onPrompt={canChange ? setPrompt : undefined}
            onClose={file.close}
          />
        )
      }
    >
      <Tabs
        label="Areas of the machine"
        tabs={areas.map(({ id, title }) => ({
          id,
          title,
          count: entries[id].filter(({ status }) => status !== 'same').length,
        }))}
        selected={area}
        onSelect={list.showArea}
      >
        {area === 'files' && shown.length > 0 ? (
          <FileTree
            rows={list.rows}
            system={system}
            selected={file.path}
            canChange={canChange}
            onOpen={file.open}
            onToggle={list.toggle}
            onPrompt={setPrompt}
          />
        ) : (
          <AreaView
            list={list}
            system={system}
            hasEntries={entries[area].length > 0}
            canChange={canChange}
            service={serviceName}
            onService={setServiceName}
            onOpenPackage={setPackageForm}
          />
        )}
      </Tabs>
      <SystemDialog prompt={prompt} onClose={() => setPrompt(undefined)} />
      {packageForm === undefined ? null : (
        <Suspense fallback={null}>
          <OwnPackageDialog form={packageForm} onClose={() => setPackageForm(undefined)} />
        </Suspense>
      )}
    </PanelFrame>
  );
}
