import { z } from 'zod';
import { done, type MetaAnswer } from './answer.ts';
import type { Graph } from './graph.ts';
import { nothing, Success } from './messages-api.ts';
import type { BusinessProfile, MetaNumber } from './types.ts';

const fields =
  'id,display_phone_number,verified_name,quality_rating,throughput,name_status,code_verification_status,whatsapp_business_manager_messaging_limit';
const profileFields = 'about,address,description,email,profile_picture_url,websites,vertical';

const said = z.string().catch('');
const Limit = z.union([
  z.string(),
  z.object({ messaging_limit_tier: z.string() }).transform((o) => o.messaging_limit_tier),
]);
const Number_ = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String),
    display_phone_number: said,
    verified_name: said,
    quality_rating: z.string().catch('UNKNOWN'),
    throughput: z.object({ level: z.string() }).catch({ level: '' }),
    name_status: said,
    code_verification_status: said,
    whatsapp_business_manager_messaging_limit: Limit.catch(''),
    // Before v24.
    messaging_limit_tier: said,
  })
  .transform(
    (number): MetaNumber => ({
      id: number.id,
      display_phone_number: number.display_phone_number,
      verified_name: number.verified_name,
      quality: number.quality_rating,
      messaging_limit: number.whatsapp_business_manager_messaging_limit || number.messaging_limit_tier,
      throughput: number.throughput.level,
      name_status: number.name_status,
      code_verification_status: number.code_verification_status,
    }),
  );

const Numbers = z.object({ data: z.array(Number_) });
const Profile = z.object({
  data: z
    .array(
      z.object({
        about: said,
        address: said,
        description: said,
        email: said,
        vertical: said,
        profile_picture_url: said,
        websites: z.array(z.string()).catch([]),
      }),
    )
    .min(1),
});

/** Numbers of a WhatsApp business account, and what people see of them. */
export const numberCalls = (graph: Graph) => ({
  get: (id: string): Promise<MetaAnswer<MetaNumber>> => graph({ path: id, query: { fields } }, Number_),

  async list(wabaId: string): Promise<MetaAnswer<MetaNumber[]>> {
    const numbers = await graph({ path: `${wabaId}/phone_numbers`, query: { fields, limit: 100 } }, Numbers);
    return numbers.ok ? done(numbers.value.data) : numbers;
  },

  async readProfile(id: string): Promise<MetaAnswer<Required<BusinessProfile>>> {
    const path = `${id}/whatsapp_business_profile`;
    const profile = await graph({ path, query: { fields: profileFields } }, Profile);
    return profile.ok ? done(profile.value.data[0]!) : profile;
  },

  writeProfile: async (
    id: string,
    profile: Omit<BusinessProfile, 'profile_picture_url'> & { profile_picture_handle?: string },
  ): Promise<MetaAnswer<void>> =>
    nothing(
      await graph(
        {
          method: 'POST',
          path: `${id}/whatsapp_business_profile`,
          repeatable: true,
          json: { messaging_product: 'whatsapp', ...profile },
        },
        Success,
      ),
    ),

  /** Makes a number ready for the Cloud API. `pin`: six digits of the two-step verification. */
  register: async (id: string, pin: string): Promise<MetaAnswer<void>> =>
    nothing(
      await graph(
        { method: 'POST', path: `${id}/register`, repeatable: true, json: { messaging_product: 'whatsapp', pin } },
        Success,
      ),
    ),
});
