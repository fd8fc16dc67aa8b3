export function findRefusal(from: string, to: string, typesOnly: boolean): string | undefined;
export function findPackageRefusal(from: string, name: string): string | undefined;
