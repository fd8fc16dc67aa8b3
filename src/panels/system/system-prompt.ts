import type { FileView } from '../../protocol/run.ts';

export type SystemPrompt =
  | { readonly kind: 'file' }
  | { readonly kind: 'folder' }
  | { readonly kind: 'content'; readonly path: string; readonly text: string }
  | { readonly kind: 'attributes'; readonly path: string; readonly view: FileView }
  | { readonly kind: 'package' }
  | { readonly kind: 'user' }
  | { readonly kind: 'group' }
  | { readonly kind: 'cron' };

export function promptTitle(prompt: SystemPrompt): string {
  switch (prompt.kind) {
    case 'file':
      return 'New file on the machine';
    case 'folder':
      return 'New directory on the machine';
    case 'content':
      return `Edit ${prompt.path}`;
    case 'attributes':
      return `Mode and owner of ${prompt.path}`;
    case 'package':
      return 'Install a package';
    case 'user':
      return 'Add a user';
    case 'group':
      return 'Add a group';
    case 'cron':
      return 'Add a cron job';
  }
}
