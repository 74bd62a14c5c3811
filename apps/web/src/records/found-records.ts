import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { type Inquiry, inquiryCalls, type requirementFacts } from '@angan/contract/inquiries/inquiries.ts';
import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { personName } from '../ui/person-name.ts';
import { useContactsLike } from './contact-field.tsx';
import type { Found } from './find-field.tsx';
import { projectPlace } from './project-words.ts';
import { priceText, propertyName } from './property-words.ts';
import { requirementText } from './requirement-text.ts';

/** Lines that a field offers. */
const lines = 8;

/** An inquiry as it is told from others: 'Mehul Trivedi', 'Q-000123, 3 BHK flat, Bopal'. */
export const foundInquiry = (
  row: Pick<Inquiry, 'id' | 'inquiry_code' | 'contact' | keyof typeof requirementFacts>,
): Found => ({
  id: row.id,
  label: personName(row.contact.name),
  hint: `${row.inquiry_code}, ${requirementText(row)}`,
});

/** The inquiries that a person may work on. */
export const useFoundInquiries = (search: string) => {
  const { data, isFetching } = useQuery({
    ...query(inquiryCalls.list, { query: { search, page_size: String(lines) } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return { found: (data?.results ?? []).filter((row) => row.may_edit).map(foundInquiry), isFetching };
};

export type FoundProject = Found & { lockDays?: number | null };
export const foundProject = (row: Project): FoundProject => ({
  id: row.id,
  label: row.project_name,
  hint: projectPlace(row),
  lockDays: row.lead_lock_days,
});

export const useFoundProjects = (search: string) => {
  const { data, isFetching } = useQuery({
    ...query(projectCalls.list, { query: { search, is_active: true, page_size: String(lines) } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return { found: (data?.results ?? []).map(foundProject), isFetching };
};

/** A property as it is told from others: '3 BHK flat, Bopal', 'P-000123, 95.00 Lakhs'. */
export const foundProperty = (property: Property): Found => ({
  id: property.id,
  label: propertyName(property),
  hint: [property.property_code, priceText(property)].join(', '),
});

export const useFoundProperties = (search: string) => {
  const { data, isFetching } = useQuery(
    query(propertyCalls.list, { query: { search, page_size: lines } }, { quiet: true }),
  );
  return { found: (data?.results ?? []).map(foundProperty), isFetching };
};

export const foundContact = ({
  id,
  name,
  mobile_number_1,
}: Pick<Contact, 'id' | 'name' | 'mobile_number_1'>): Found => ({
  id,
  label: personName(name),
  hint: mobile_number_1,
});

export const useFoundContacts = (search: string) => {
  const { found, isFetching } = useContactsLike(search);
  return { found: found.map(foundContact), isFetching };
};
