export const ENVIRONMENT = 'production';
