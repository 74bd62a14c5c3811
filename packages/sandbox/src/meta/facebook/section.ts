import { type Html, html } from '../../page/html.ts';
import { when } from '../../page/time.ts';
import type { Meta } from '../meta.ts';
import type { Lead, LeadForm, Question } from './state.ts';

/** What the fields of a form begin with, so that a newcomer has only to press the button. */
const SAMPLES: Record<string, string> = {
  FULL_NAME: 'Hetal Vora',
  FIRST_NAME: 'Hetal',
  LAST_NAME: 'Vora',
  PHONE: '+919825012346',
  EMAIL: 'hetal@example.in',
  CITY: 'Ahmedabad',
};

const field = (form: LeadForm, { key, label, type, options }: Question): Html =>
  options
    ? html`<label>${label} <select name="${key}">${options.map((one) => html`<option>${one}</option>`)}</select></label>`
    : html`<label>${label} <input id="${form.id}-${key}" name="${key}" value="${SAMPLES[type] ?? ''}" maxlength="200" data-keep></label>`;

const formPart = (
  form: LeadForm,
): Html => html`<details id="form-${form.id}" class="form"><summary>${form.name}</summary>
  <form class="ask" method="post" action="/_control/facebook/form">
    <input type="hidden" name="form" value="${form.id}">
    ${form.questions.map((one) => field(form, one))}
    <label>Its webhook <select name="untold"><option value="0">goes out</option><option value="1">is lost</option></select></label>
    <button>Send the form</button>
  </form></details>`;

const leadPart = (meta: Meta, lead: Lead): Html => html`<section class="phone" aria-label="${lead.id}">
  <h3>${meta.facebook.forms.get(lead.form)?.name ?? lead.form}: ${lead.answers[0]?.values[0] ?? 'Nobody'}</h3>
  <div class="bubble"><p>${lead.answers
    .slice(1)
    .map(({ values }) => values.join(', '))
    .join(' · ')}</p>
  <span class="meta">told ${lead.told} times, read ${lead.read} times, listed ${lead.listed} times ${when(new Date(lead.at).toISOString())}</span></div>
  <form method="post" action="/_control/facebook/again"><input type="hidden" name="lead" value="${lead.id}"><button class="quiet">Tell of it again</button></form></section>`;

/** Pages with their forms, to be filled in as people on Facebook do, and what was filled in, the newest first. */
export function facebookSection(meta: Meta): Html {
  const { pages, leads } = meta.facebook;
  return html`${[...pages.values()].map(
    (page) => html`<section class="page" aria-label="${page.name}"><h3>${page.name}</h3>
      <p>${page.apps.length > 0 ? 'Angan hears of this page.' : 'Nobody hears of this page yet. Connect it in Angan under Setting, Integrations.'}</p>
      ${meta.facebook.formsOf(page.id).map(formPart)}
      ${page.apps.length > 0 && html`<form method="post" action="/_control/facebook/password"><input type="hidden" name="page" value="${page.id}"><button class="quiet">Its owner changes their password</button></form>`}
    </section>`,
  )}
  ${
    leads.size === 0
      ? html`<div class="empty"><h2>No leads yet</h2><p>Fill in a form above. The lead arrives in Angan under Inquiries, Leads.</p></div>`
      : html`<div class="phones">${[...leads.values()]
          .slice(-50)
          .reverse()
          .map((one) => leadPart(meta, one))}</div>`
  }`;
}
