/** Maximum number of characters to render. Copying includes all characters. */
const MOST = 100_000;

export function PnText({ pn }: { readonly pn: string }) {
  return (
    <section className="tree-pn" tabIndex={0} aria-label="PN text">
      <pre className="tree-pn-text">{pn.slice(0, MOST)}</pre>
      {pn.length > MOST ? (
        <p className="tree-pn-rest">{(pn.length - MOST).toLocaleString('en')} more characters are copied too.</p>
      ) : null}
    </section>
  );
}
