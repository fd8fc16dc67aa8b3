/**
 * Number of project versions whose files a worker keeps. It keeps the most recently sent versions, and the sender
 * relies on this number.
 */
export const keptVersions = 4;
