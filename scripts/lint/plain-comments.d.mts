export function findCommentFaults(comment: string, isContinued?: boolean): readonly string[];
export function findRubyCommentFaults(code: string): readonly string[];
