/** What Ruby is given and what it answers, as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
