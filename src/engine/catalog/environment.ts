/** Name of the only environment. */
export const ENVIRONMENT = 'production';
