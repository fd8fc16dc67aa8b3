/** Type of the data of a dragged tab: the position of its group, a space, and the path of its file. */
export const TAB_TYPE = 'application/x-bunraku-tab';

/** Type of the data of a dragged file or folder of the tree: its path. */
export const PATH_TYPE = 'application/x-bunraku-path';
