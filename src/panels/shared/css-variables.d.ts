import 'react';

declare module 'react' {
  // Lets a style set custom properties, which the stylesheets read.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
