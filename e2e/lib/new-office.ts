import { randomBytes } from 'node:crypto';
import { codeTo, linkTo } from './inboxes.ts';
import { newMobile } from './office.ts';

export const newPerson = () => {
  const mobile = newMobile();
  return { company: `Kothari Estates ${mobile.slice(-4)}`, email: `rina${mobile}@kothari.example`, mobile };
};
export type NewPerson = ReturnType<typeof newPerson>;

const asStranger = (url: string) => {
  const address = `10.${randomBytes(3).join('.')}`;
  return async (path: string, body: object) => {
    const answer = await fetch(`${url}/auth/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
};

/** Somebody who signed up, and confirmed nothing yet. */
export const newRegistration = async (url: string, password: string, post = asStranger(url)): Promise<NewPerson> => {
  const person = newPerson();
  const { company: company_name, ...told } = person;
  await post('', { ...told, company_name, first_name: 'Rina', password, re_password: password });
  return person;
};

/** An office that is open, made past the screens, in which nobody else works; answers its Owner. */
export const newOffice = async (url: string, password: string): Promise<NewPerson> => {
  const post = asStranger(url);
  const person = await newRegistration(url, password, post);
  await post('verify_mobile/', { mobile: person.mobile, otp: await codeTo(person.mobile) });
  const link = await linkTo(person.email, 'Confirm your e-mail address', '/activation/');
  const [uid, token] = new URL(link).pathname.split('/').slice(2);
  await post('activation/', { uid, token });
  return person;
};
