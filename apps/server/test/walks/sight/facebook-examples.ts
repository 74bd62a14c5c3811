import type { TestServer } from '../../support.ts';

/** As `Example` has them, of which these need the address alone. */
type Sends = (
  office: unknown,
  person: unknown,
  at: { server: TestServer; url: string },
) => { body?: object } | Promise<{ body?: object }>;

/** A page stands as it was connected, and nobody has asked Facebook for it yet: without its token nobody is asked. */
const connected = async ({ owner }: TestServer, url: string) => {
  const page = url.split('/')[3];
  await owner.query(`update facebook_page set status = 'Connected' where id = $1`, [page]);
  await owner.query('update facebook_page_state set asked_at = null where page = $1', [page]);
};

/** What is sent to the calls of Facebook pages. */
export const facebookExamples = (path: string): Record<string, Sends> => ({
  [`POST ${path}:id/forms/`]: async (_, __, { server, url }) => {
    await connected(server, url);
    return {};
  },
  [`POST ${path}:id/back_fill/`]: async (_, __, { server, url }) => {
    await connected(server, url);
    return { body: {} };
  },
  [`PATCH ${path}forms/:id/`]: () => ({ body: { duplicate_rule: 'Make new' } }),
});

/** A code, or the handle of a page, comes of Facebook alone. */
export const neverOfFacebook = (path: string): readonly string[] => [
  `POST ${path}exchange_code/`,
  `POST ${path}connect_page/`,
];

/** A page with a form that somebody of the office connected. */
export const plantFacebookPage = async ({ owner }: TestServer, company: number, by: number): Promise<void> => {
  await owner.query(
    `with page as (
       insert into facebook_page (company_id, page_id, page_name, connected_by) values ($1, $2, 'Homes by the lake', $3)
       returning company_id, id
     ), state as (
       insert into facebook_page_state (company_id, page) select company_id, id from page
     ) insert into facebook_form (company_id, page, form_id, name) select company_id, id, '555', 'Launch' from page`,
    [company, `77${company}`, by],
  );
};
