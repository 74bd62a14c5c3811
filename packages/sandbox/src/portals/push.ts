import { acres99Push } from './acres99.ts';
import type { Enquiries, Enquiry } from './enquiries.ts';
import { housingLead } from './housing.ts';
import { magicbricksPush } from './magicbricks.ts';

/** Sends an enquiry to where its portal was told to, as that portal does; again where its manners are bad. */
export async function pushEnquiry(enquiries: Enquiries, one: Enquiry): Promise<{ status: number; body: string }> {
  const url = enquiries.urls.get(one.portal);
  if (!url) return { status: 0, body: 'No address is known' };
  if (enquiries.manners.take('push_lost')) return { status: 0, body: 'lost' };
  const times = enquiries.manners.take('push_double') ? 2 : 1;
  let answer = { status: 0, body: '' };
  for (let time = 0; time < times; time++) answer = await post(url, one);
  one.pushed += times;
  one.answered = `${answer.status} ${answer.body}`.slice(0, 200);
  enquiries.tell();
  return answer;
}

async function post(url: string, one: Enquiry): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(...requestOf(url, one));
    return { status: response.status, body: await response.text() };
  } catch (error) {
    return { status: 0, body: (error as Error).message };
  }
}

function requestOf(url: string, one: Enquiry): [string, RequestInit] {
  if (one.portal === 'acres99') {
    const { type, body } = acres99Push(one);
    return [url, { method: 'POST', headers: { 'content-type': type }, body }];
  }
  if (one.portal === 'magicbricks') return [`${url}?${new URLSearchParams(magicbricksPush(one).query)}`, {}];
  return [
    url,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(housingLead(one)) },
  ];
}
