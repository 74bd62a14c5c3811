import type { office } from './office.ts';
import { newMobile, newName } from './office.ts';
import { meta } from './whatsapp.ts';

type Ask = ReturnType<typeof office>['ask'];
const admin = 'admin@angan.demo';

/** A second number of the platform's account with a token of its own, which only the journey that made it uses. */
export const aNumber = async (ask: Ask) => {
  const { wabaId } = await meta('seed');
  const name = newName('Desk');
  const { id: phone } = await meta('numbers', { display: `+91 ${newMobile()}`, name });
  const make = async (): Promise<string> => (await meta('tokens', {})).token;
  const connect = (token: string) =>
    ask(admin, '/sandesh/whatsapp_number/', { waba_id: wabaId, phone_number_id: phone, token });
  let token = await make();
  const { id } = await connect(token);
  return {
    id: id as number,
    /** As Meta knows it: what customers write to. */
    phone: phone as string,
    name,
    /** Meta takes its token no more. */
    loseToken: () => meta(`tokens/${token}`, undefined, 'DELETE'),
    connectAgain: async () => {
      token = await make();
      await connect(token);
    },
    disconnect: () => ask(admin, `/sandesh/whatsapp_number/${id}/disconnect/`, {}),
  };
};
