/** The name of the only environment that is compiled here. */
export const ENVIRONMENT = 'production';
