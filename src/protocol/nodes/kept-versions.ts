/** Number of project versions whose files a worker keeps, the most recently sent ones; the sender relies on it. */
export const keptVersions = 4;
