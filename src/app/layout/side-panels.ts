import { lazyPart } from '../../ui/lazy-part.tsx';

/** The file tree. Its code is large, so it loads after the editor's code. */
export const FilesPanel = lazyPart(async () => (await import('../../panels/files/FilesPanel.tsx')).FilesPanel);

export const NodePanel = lazyPart(async () => (await import('../../panels/node/NodePanel.tsx')).NodePanel);
