import 'react';

declare module 'react' {
  // A style may set custom properties, which the stylesheets read.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
