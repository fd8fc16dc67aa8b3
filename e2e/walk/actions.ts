/** Actions of a walk: chosen at random, printed as one line of JSON each, and parsed again to repeat a walk. */

export type Action =
  /** Clicks a point of the window; the name of the control there is only for the reader. */
  | { readonly kind: 'click'; readonly x: number; readonly y: number; readonly name: string }
  /** Puts the cursor into the editor. */
  | { readonly kind: 'edit' }
  | { readonly kind: 'press'; readonly key: string }
  /** Types key by key into the focused element. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'resize'; readonly width: number; readonly height: number }
  /** Follows a link within the page, such as `#lesson/cycles/read-a-cycle`. */
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'reload' };

/** Checks for an object whose properties have the given types. */
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

/** Parses printed actions; lines that do not begin with a brace are comments. */
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
