/** Formats an overview of runs as one HTML file that loads nothing and runs no script. */
import type { Overview } from './overview.ts';
import {
  causeTexts,
  chainText,
  durationText,
  placeText,
  summaryText,
  titles,
  totalsText,
  unexplainedText,
} from './words.ts';

/** HTML in which all text is already escaped. */
interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, and invisible characters that change the writing direction. */
const UNSEEN = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

function escapeHtml(text: string): string {
  return text.replaceAll(UNSEEN, ' ').replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Template tag that escapes every inserted string, and inserts `Html` parts unchanged. */
function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const shown = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value);
    return 'html' in value ? value.html : value.map((each) => each.html).join('\n');
  });
  return { html: parts.map((part, index) => part + (shown[index] ?? '')).join('') };
}

const style: Html = {
  html: `:root { color-scheme: light dark; --line: light-dark(#d8dbe0, #3a3f47); --dim: light-dark(#5c6470, #9aa3ae); --bar: light-dark(#9db8e8, #3d5a8c);
  --failed: light-dark(#b3261e, #ff8a80); --changed: light-dark(#8a5300, #ffb95c); --unchanged: light-dark(#1d6b35, #7ed492); }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.table { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; } pre { white-space: pre-wrap; margin: .25rem 0; }
.dim { color: var(--dim); } .failed { color: var(--failed); } .changed, .noop { color: var(--changed); } .unchanged { color: var(--unchanged); }
ul { padding-left: 1.25rem; } li { margin: .35rem 0; }
.bar { background: var(--bar); height: .6rem; border-radius: .3rem; min-width: 2px; }`,
};

export function toHtml(overview: Overview): string {
  const sections = [
    runSection(overview),
    failureSection(overview),
    listSection(
      titles.repeated,
      overview.repeated.map(
        ({ ref, certname, message, cause, refreshes, place }) =>
          html`<li>
            <code>${ref}</code> on ${certname}: <code>${message}</code
            ><br />${causeTexts[cause]}${refreshes.length === 0 ? '' : ` It refreshes ${refreshes.join(', ')} every time.`}${placeLine(place === undefined ? '' : placeText(place))}
          </li>`,
      ),
    ),
    listSection(
      titles.flapping,
      overview.flapping.map(
        ({ ref, certname, outcomes }) => html`<li><code>${ref}</code> on ${certname}: ${outcomes.join(', ')}</li>`,
      ),
    ),
    listSection(
      titles.slower,
      overview.slower.map(
        ({ ref, certname, before, after }) =>
          html`<li><code>${ref}</code> on ${certname}: ${durationText(before)}, then ${durationText(after)}</li>`,
      ),
    ),
    slowestSection(overview),
  ];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Puppet runs</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>Puppet runs</h1>
        <p>${summaryText(overview)}</p>
        ${sections}
      </body>
    </html> `;
  return page.html;
}

const nothing: Html = { html: '' };

function placeLine(text: string): Html {
  return text === '' ? nothing : html`<br /><code class="dim">${text}</code>`;
}

function listSection(title: string, items: readonly Html[]): Html {
  return items.length === 0
    ? nothing
    : html`<section>
        <h2>${title}</h2>
        <ul>
          ${items}
        </ul>
      </section>`;
}

function runSection({ runs }: Overview): Html {
  const rows = runs.map(
    ({ name, certname, start = '', version = '', status, totals, duration, error, notes }) =>
      html`<tr>
        <td>
          <code>${name}</code
          >${error === undefined ? nothing : html`<pre class="failed">${error}</pre>`}${notes.map((note) => html`<div class="dim">${note}</div>`)}
        </td>
        <td>${certname}</td>
        <td>${start.slice(0, 19).replace('T', ' ')}</td>
        <td>${version}</td>
        <td class="${status}">${status}</td>
        <td>${totalsText(totals)}</td>
        <td>${durationText(duration)}</td>
      </tr>`,
  );
  return html`<section>
    <h2>${titles.runs}</h2>
    <div class="table">
      <table>
        <thead>
          <tr>
            <th>File</th>
            <th>Node</th>
            <th>Start</th>
            <th>Version</th>
            <th>Status</th>
            <th>Resources</th>
            <th>Duration</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}

function failureSection({ failures, unexplained }: Overview): Html {
  return listSection(titles.failures, [
    ...failures.map(({ run, ref, reason = '', place, time, skipped }) => {
      const list = skipped.map((each) => html`<li><code>${chainText(each)}</code></li>`);
      return html`<li>
        <code class="failed">${ref}</code> in ${run}, after ${durationText(time)}
        <pre>${reason}</pre>
        ${placeLine(placeText(place))}${
          list.length === 0
            ? nothing
            : html`<details open>
                <summary>Skipped because of it: ${String(list.length)}</summary>
                <ul>
                  ${list}
                </ul>
              </details>`
        }
      </li>`;
    }),
    ...unexplained.map(({ run, refs }) => html`<li>${run}: ${unexplainedText(refs)}.</li>`),
  ]);
}

function slowestSection({ slowest }: Overview): Html {
  const longest = slowest[0]?.duration ?? 1;
  const rows = slowest.map(
    ({ ref, run, duration }) =>
      html`<tr>
        <td><code>${ref}</code></td>
        <td>${run}</td>
        <td>${durationText(duration)}</td>
        <td style="width: 30%"><div class="bar" style="width: ${((duration / longest) * 100).toFixed(1)}%"></div></td>
      </tr>`,
  );
  if (rows.length === 0) return nothing;
  return html`<section>
    <h2>${titles.slowest}</h2>
    <div class="table">
      <table>
        <thead>
          <tr>
            <th>Resource</th>
            <th>Run</th>
            <th>Duration</th>
            <th></th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}
