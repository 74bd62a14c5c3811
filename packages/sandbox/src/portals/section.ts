import { type Html, html } from '../page/html.ts';
import { when } from '../page/time.ts';
import { type Enquiries, type Enquiry, portalNames, titles } from './enquiries.ts';

const form = (
  enquiries: Enquiries,
): Html => html`<form class="ask" method="post" action="/_control/portals/form" enctype="application/x-www-form-urlencoded">
  <label>Portal <select name="portal">${portalNames.map((name) => html`<option value="${name}">${titles[name]}</option>`)}</select></label>
  <label>Name <input name="name" value="Meera Shah" maxlength="100"></label>
  <label>Mobile <input name="phone" value="9825012345" inputmode="numeric" maxlength="20"></label>
  <label>Email <input name="email" value="" maxlength="120"></label>
  <label>Message <input name="message" value="3 BHK flat in Bopal, budget 95 lakh" maxlength="500"></label>
  <label>Kind <select name="deal"><option value="sale">Sale</option><option value="rent">Rent</option><option value="new">New project</option></select></label>
  <label>It comes by <select name="how"><option value="push">push: the portal sends it now</option><option value="pull">pull: Angan asks for it</option><option value="mail">mail: the portal writes, and the office forwards it</option></select></label>
  <button>Ask on the portal</button>
  ${enquiries.urls.size === 0 && html`<p>Nothing can be pushed yet: no address is known.</p>`}
</form>`;

const card = (one: Enquiry): Html =>
  html`<section class="phone" aria-label="${one.name || one.phone}"><h3>${titles[one.portal]}: ${one.name || one.phone || 'Unknown'}</h3>
    <div class="bubble"><p>${one.message || one.about || one.project || 'No words'}</p>
    <span class="meta">asked for ${one.pulled} times, sent ${one.pushed} times${one.answered && `, answered: ${one.answered}`} ${when(new Date(one.at).toISOString())}</span></div></section>`;

/** What people ask on the portals: a form to ask something, and what was asked, the newest first. */
export function section(enquiries: Enquiries): Html {
  return html`${form(enquiries)}
    ${
      enquiries.all.length === 0
        ? html`<div class="empty"><h2>No enquiries yet</h2><p>Ask something on a portal above. It arrives in Angan under Inquiries, Leads.</p></div>`
        : html`<div class="phones">${enquiries.all.slice(-50).reverse().map(card)}</div>`
    }`;
}
