/** Types of dragged data. A tab is written as its group's position, a space, and the path of its file. */
export const TAB_TYPE = 'application/x-bunraku-tab';

/** A file or folder of the tree, written as its path. */
export const PATH_TYPE = 'application/x-bunraku-path';
