import type { FacebookForm } from '@angan/contract/lead-events/facebook.ts';
import type { ReadLead } from '../portals/index.ts';
import { readLead } from './read-lead.ts';

/** A lead as Facebook sends it, of a person who does not exist. */
export const sampleLead = (now: Date, form: FacebookForm | undefined): ReadLead =>
  readLead(
    {
      id: String(now.getTime()),
      created_time: now.toISOString(),
      form_id: form?.form_id ?? '',
      campaign_name: '',
      platform: 'fb',
      field_data: [
        { name: 'full_name', values: ['Test Lead'] },
        { name: 'phone_number', values: ['+919800000000'] },
        { name: 'email', values: ['test@angan.example'] },
      ],
    },
    form,
  );
