import { personName } from '@angan/domain/people.ts';
import { inquiryPath, type Origin, StageBadge } from '../records/index.ts';
import { CallLinks } from '../ui/person.tsx';
import { MatchPane } from './match-pane.tsx';
import { MatchRow } from './match-row.tsx';
import type { useMatchesOfProperty } from './use-matches.ts';

interface Props {
  matches: ReturnType<typeof useMatchesOfProperty>;
  /** The property, for the way back. */
  origin: Origin;
}

/** Who looks for what this property offers. */
export const MatchingInquiries = ({ matches, origin }: Props) => (
  <MatchPane
    title="Matching inquiries"
    matches={matches}
    none="No open inquiry asks for this."
    rows={matches.rows?.map((match) => {
      const { contact, stage, requirement_summary, inquiry_code } = match.inquiry;
      return (
        <MatchRow
          key={match.inquiry.id}
          match={match}
          title={contact.name === '' ? inquiry_code : personName(contact.name)}
          to={inquiryPath(match.inquiry.id)}
          origin={origin}
          beside={<StageBadge stage={stage} />}
          actions={<CallLinks name={contact.name} number={contact.mobile_number_1} contact={contact.id} />}
          second={requirement_summary}
        />
      );
    })}
  />
);
