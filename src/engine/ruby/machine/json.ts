/** JSON passed to and from Ruby. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
