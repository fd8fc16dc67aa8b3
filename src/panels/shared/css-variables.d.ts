import 'react';

declare module 'react' {
  // Allows CSS custom properties in the `style` attribute.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
