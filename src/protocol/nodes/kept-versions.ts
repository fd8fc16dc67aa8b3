/** How many versions of projects a worker keeps the files of, those that were sent last; who sends them counts on it. */
export const keptVersions = 4;
