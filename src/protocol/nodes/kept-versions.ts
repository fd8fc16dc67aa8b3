/**
 * Number of project versions whose files a worker keeps: the most recently sent ones. The sender relies on this number.
 */
export const keptVersions = 4;
