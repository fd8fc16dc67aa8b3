export function findMessageFaults(message: string): readonly string[];
