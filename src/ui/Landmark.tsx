import { useRef, type ReactNode } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import './landmark.css';

interface LandmarkProps {
  readonly label: string;
  readonly className?: string;
  /** False if the content has its own heading. */
  readonly needsHeading?: boolean;
  /** Name by which the tour finds the landmark. */
  readonly 'data-tour'?: string;
  /** True if files dropped on the landmark are imported as facts of nodes. */
  readonly 'data-takes-facts'?: boolean;
  /**
   * Moves the focus to the landmark's main control when F6 first reaches the landmark. By default, the landmark itself
   * takes the focus.
   */
  readonly focus?: (landmark: HTMLElement) => void;
  readonly children: ReactNode;
}

/** A region of the page, with a heading for screen readers. F6 and Shift+F6 move between regions. */
export function Landmark({ label, className = '', needsHeading = true, focus, children, ...rest }: LandmarkProps) {
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark(
    {
      role: 'region',
      'aria-label': label,
      ...(focus === undefined
        ? {}
        : {
            focus: () => {
              if (ref.current !== null) focus(ref.current);
            },
          }),
    },
    ref,
  );
  return (
    <section ref={ref} {...landmarkProps} {...rest} className={`landmark ${className}`}>
      {needsHeading ? <h2 className="visually-hidden">{label}</h2> : null}
      {children}
    </section>
  );
}
