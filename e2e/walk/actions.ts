/** Actions of a random walk. Each is printed as a line of JSON, which can be parsed to repeat the walk. */

export type Action =
  /** Clicks a point of the window. The name of the control at this point is only for readers. */
  | { readonly kind: 'click'; readonly x: number; readonly y: number; readonly name: string }
  /** Puts the cursor into the editor. */
  | { readonly kind: 'edit' }
  | { readonly kind: 'press'; readonly key: string }
  /** Types keys one by one into the focused element. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'resize'; readonly width: number; readonly height: number }
  /** Opens a link within the page, such as `#lesson/cycles/read-a-cycle`. */
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'reload' };

/** Returns whether a value is an object whose properties have these types. */
function has(value: unknown, types: Readonly<Record<string, 'string' | 'number'>>): boolean {
  const properties = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return Object.entries(types).every(([name, type]) => typeof properties.get(name) === type);
}

const properties: Readonly<Record<Action['kind'], Readonly<Record<string, 'string' | 'number'>>>> = {
  click: { x: 'number', y: 'number', name: 'string' },
  edit: {},
  press: { key: 'string' },
  type: { text: 'string' },
  resize: { width: 'number', height: 'number' },
  open: { address: 'string' },
  back: {},
  reload: {},
};

export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return Object.entries(properties).some(([kind, types]) => value.kind === kind && has(value, types));
}

export function printActions(actions: readonly Action[]): string {
  return actions.map((action) => `${JSON.stringify(action)}\n`).join('');
}

/** Parses printed actions. Lines that do not start with a brace are comments. */
export function readActions(text: string): readonly Action[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const action: unknown = JSON.parse(line);
      if (!isAction(action)) throw new Error(`No action: ${line}`);
      return action;
    });
}
