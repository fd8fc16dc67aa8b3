/** First argument of a process that only measures. */
export const MEASURE = 'measure';
