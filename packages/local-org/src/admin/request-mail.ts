import { html, type Content } from "../html.ts";
import type { StoredRecord } from "../records/record-store.ts";
import type { Call } from "../ui-api/endpoint.ts";
import { messages } from "./messages.ts";

const texts = messages.mail;

/** The mail about a request as its visitor would have received it; nothing if there is none. */
export function requestMail({ org }: Call, { id }: StoredRecord): Content {
  const mail = org.mails.read(id);
  if (!mail) return false;
  const details = [
    [texts.from, mail.from],
    [texts.to, mail.to],
    [texts.subject, mail.subject],
  ].map(
    ([label, value]) =>
      html`<div class="org-answer">
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`,
  );
  return html`<section class="org-group">
    <h2>${texts.title}</h2>
    <p class="org-intro">${texts.note}</p>
    <dl>${details}</dl>
    <div class="org-mail">
      <div class="org-mail__version">
        <h3>${texts.text}</h3>
        <pre class="org-mail__text">${mail.text}</pre>
      </div>
      <div class="org-mail__version">
        <h3>${texts.html}</h3>
        <iframe class="org-mail__page" title="${texts.html}" sandbox srcdoc="${mail.html}"></iframe>
      </div>
    </div>
  </section>`;
}
