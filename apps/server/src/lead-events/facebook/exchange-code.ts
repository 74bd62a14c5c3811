import type { FacebookPageChoice } from '@angan/contract/lead-events/facebook.ts';
import { facebookTexts } from '@angan/contract/lead-events/texts.ts';
import { facebookScopes, facebookScopesNeeded } from '@angan/domain/leads/index.ts';
import type { Context, Services, SteppedContext } from '../../core/context.ts';
import { badGateway, badRequest, fieldErrors } from '../../core/errors.ts';
import type { MetaAnswer } from '../../whatsapp/index.ts';
import { facebookApp, facebookUser } from './api.ts';
import { dialogState, pageHandle } from './seals.ts';

/** Where the dialog comes back to: byte by byte the same when its code is traded. */
const callbackOf = ({ settings }: Pick<Services, 'settings'>): string => `${settings.publicUrl}/facebook/callback`;

export const isSetUp = ({ settings }: Pick<Services, 'settings'>): boolean =>
  Boolean(settings.meta.appId && settings.meta.appSecret);

/** The address of Facebook's dialog for this session. Who declined a permission before is asked for it again. */
export const dialogUrl = ({ services, actor }: Pick<Context, 'services' | 'actor'>): string => {
  if (!isSetUp(services)) throw badRequest(facebookTexts.notSetUp);
  const { dialogUrl: base, version, appId } = services.settings.meta;
  const query = new URLSearchParams({
    client_id: appId!,
    redirect_uri: callbackOf(services),
    state: dialogState(services, actor).make(),
    scope: facebookScopes.join(','),
    response_type: 'code',
    auth_type: 'rerequest',
  });
  return `${base}/${version}/dialog/oauth?${query}`;
};

/**
 * The pages of who went through the dialog. Their tokens do not leave: the browser gets handles of them. Refused without
 * a permission that reading leads needs, since a page that is connected so would stay silent.
 */
export const exchangeCode = async (
  { code, state }: { readonly code: string; readonly state?: string | null | undefined },
  { services, actor, step }: SteppedContext,
): Promise<FacebookPageChoice[]> => {
  if (!isSetUp(services)) throw badRequest(facebookTexts.notSetUp);
  if (!state || !dialogState(services, actor).isOurs(state)) throw fieldErrors({ state: [facebookTexts.notBegunHere] });
  const { meta } = services.settings;
  const app = facebookApp(meta);
  const short = gotten(await app.tokenOf(code, callbackOf(services)), facebookTexts.codeUsed);
  const long = gotten(await app.longLived(short.access_token), facebookTexts.codeUsed);
  const user = facebookUser(meta, long.access_token);
  const granted = gotten(await user.permissions(), facebookTexts.notAllowed);
  if (!facebookScopesNeeded.every((scope) => granted.includes(scope))) throw badRequest(facebookTexts.notAllowed);
  const pages = gotten(await user.pages(), facebookTexts.notAllowed);
  const connected = await step(({ db }) =>
    db
      .selectFrom('facebook_page')
      .select('page_id')
      .where('company_id', '=', actor.companyId)
      .where('status', '=', 'Connected')
      .execute(),
  );
  const handle = pageHandle(services, actor);
  return pages.map(({ id, name, token }) => ({
    id,
    name,
    access_token: handle.make({ page_id: id, name, token }),
    is_connected: connected.some(({ page_id }) => page_id === id),
  }));
};

/** What was asked for; else what to say: that Facebook is away, or the sentence for its refusal. */
const gotten = <T>(answer: MetaAnswer<T>, refused: string): T => {
  if (answer.ok) return answer.value;
  const { is } = answer.error;
  throw is === 'temporary' || is === 'unknown' || is === 'wait'
    ? badGateway(facebookTexts.notReached)
    : badRequest(refused);
};
