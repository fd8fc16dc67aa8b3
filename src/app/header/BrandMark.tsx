import './header.css';

export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden>
      <path d="M16 3v7M9 3v10m14-10v10" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      <circle cx="16" cy="14" r="4.75" fill="currentColor" />
      <path d="M16 19 8.5 28.5h15z" fill="var(--accent)" />
    </svg>
  );
}
