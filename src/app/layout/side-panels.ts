import { lazyPart } from '../../ui/lazy-part.tsx';

/** The tree of files, which is large: the editor comes before it. */
export const FilesPanel = lazyPart(async () => (await import('../../panels/files/FilesPanel.tsx')).FilesPanel);

/** The node that the files are compiled for. */
export const NodePanel = lazyPart(async () => (await import('../../panels/node/NodePanel.tsx')).NodePanel);
