import { Eraser, Square, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Segmented } from '../shared/controls.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { PlainTerminal } from './PlainTerminal.tsx';
import { ScreenTerminal } from './ScreenTerminal.tsx';
import { useSession, useSessionState } from './use-session.ts';
import './terminal.css';

const forms = [
  { id: 'screen', text: 'Screen' },
  { id: 'plain', text: 'Plain text' },
] as const;
type Form = (typeof forms)[number]['id'];

/**
 * Returns the default form of the terminal. Phones get plain text, because a terminal screen needs space and keys that
 * they lack.
 */
function fittingForm(): Form {
  return matchMedia('(max-width: 720px), (pointer: coarse)').matches ? 'plain' : 'screen';
}

/** A shell on the simulated machine, the same machine as in the System view. The next run starts from its state. */
export function TerminalPanel() {
  const session = useSession();
  const { isRunning } = useSessionState(session);
  const step = useAppStore((state) => state.step);
  const running = useAppStore((state) => state.progress !== undefined);
  const last = useAppStore(({ byHand }) => byHand?.done[0]?.label);
  const { showStep, undoByHand, takeTerminalLine } = useActions();
  const requested = useAppStore(({ terminalLine }) => terminalLine);
  const [form, setForm] = useState(fittingForm);
  useEffect(() => {
    if (requested === undefined || isRunning) return;
    const line = takeTerminalLine();
    if (line !== undefined) void session.submit(line);
  }, [requested, isRunning, session, takeTerminalLine]);
  return (
    <PanelFrame
      label="Terminal"
      toolbar={
        <>
          <Segmented label="Terminal view" selected={form} options={forms} onSelect={setForm} />
          <IconButton label="Clear the screen" shortcut="Ctrl+L" onPress={() => session.clear()}>
            <Eraser />
          </IconButton>
          {isRunning ? (
            <Button look="quiet" onPress={() => session.interrupt('')}>
              <Square aria-hidden />
              Stop the command
            </Button>
          ) : null}
          {last === undefined ? null : (
            <IconButton label={`Undo ${last}`} isDisabled={isRunning} onPress={() => undoByHand()}>
              <Undo2 />
            </IconButton>
          )}
        </>
      }
      notice={
        running ? (
          'A run is in progress. Commands wait until it ends.'
        ) : step === undefined ? null : (
          <>
            The other views show step {step} of the run. The terminal uses the machine as it is after the run.
            <Button look="quiet" onPress={() => showStep(undefined)}>
              Show the end of the run
            </Button>
          </>
        )
      }
    >
      {form === 'screen' ? (
        <ScreenTerminal key="screen" session={session} />
      ) : (
        <PlainTerminal key="plain" session={session} />
      )}
    </PanelFrame>
  );
}
