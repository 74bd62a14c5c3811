import type { Home, HomeToVerify } from '@angan/contract/home/home.ts';
import { homeLimits } from '@angan/contract/home/home-call.ts';
import type { VerifyAnswer } from '@angan/contract/properties/verifying.ts';
import { plural, t } from '@lingui/core/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../core/api/index.ts';
import { VerifyById, verifying } from '../../properties/index.ts';
import { homeName, placeOf, priceText, propertyName } from '../../records/light.ts';
import { Freshness } from '../../ui/freshness.tsx';
import { times } from '../../ui/in-place.tsx';
import { usePhone } from '../../ui/screen.ts';
import { Block, BlockEmpty, BlockRows } from './block.tsx';
import styles from './home.module.css';
import { OwnerChat } from './owner-chat.tsx';
import { stalePath } from './paths.ts';
import { PropertyLead } from './property-lead.tsx';

const answers = { changed: 'Price changed', gone: 'Gone' } as const satisfies Record<string, VerifyAnswer>;
/** Rows that stand there at a time: what is answered makes room for the next. */
const rows = { desktop: 5, phone: 3 } as const;

/** Today's round: the stale listings that most people wait for, each with a word to its owner and what they said. */
export const ToVerify = ({ home }: { home: Home | undefined }) => {
  const phone = usePhone();
  const [asked, setAsked] = useState<{ id: number; first: VerifyAnswer }>();
  const { mutate, isPending, variables } = useCall(
    async (property: HomeToVerify['property']) => (await verifying()).keepVerify(property, { answer: 'Available' }),
    {
      success: (changed) => t`${propertyName(changed)} is verified today`,
      changes: ['property'],
    },
  );
  if (home?.to_verify === null) return null;
  const round = home?.to_verify;
  const done = Math.min(round?.done ?? 0, homeLimits.verify);
  const of = done + (round?.results.length ?? 0);
  return (
    <Block
      title={t`To verify today`}
      count={round?.results.length}
      all={round && round.stale > 0 ? stalePath : undefined}
      aside={round && of > 0 && <Progress done={done} of={of} />}
    >
      {!round && <BlockRows rows={4} lead="picture" />}
      {round?.results.length === 0 && (
        <BlockEmpty
          sample={t`2.40 Cr, 4 BHK bungalow, Shela: 52 days old, 5 matches`}
          action={
            <Button component={Link} to="/searchProperty" size="xs">
              {t`Properties`}
            </Button>
          }
        >
          {done > 0 ? t`Today’s round is done.` : t`All your listings are fresh.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">
        {round?.results.slice(0, phone ? rows.phone : rows.desktop).map((row) => (
          <VerifyRow
            key={row.property.id}
            row={row}
            busy={isPending && variables?.id === row.property.id}
            onAvailable={() => mutate(row.property)}
            onAsk={(first) => setAsked({ id: row.property.id, first })}
          />
        ))}
      </ul>
      <Suspense>{asked && <VerifyById.Component {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </Block>
  );
};

const Progress = ({ done, of }: { done: number; of: number }) => (
  <span className={styles.progress}>
    <span className={styles.progressText}>{t`${done} of ${of} done`}</span>
    <span className={styles.squares} aria-hidden>
      {times(of, (place) => (
        <i data-filled={place < done || undefined} />
      ))}
    </span>
  </span>
);

interface RowProps {
  row: HomeToVerify;
  busy: boolean;
  onAvailable: () => void;
  onAsk: (first: VerifyAnswer) => void;
}

const VerifyRow = ({ row: { property, message }, busy, onAvailable, onAsk }: RowProps) => {
  const matches = property.matching_inquiry_count ?? 0;
  const name = `${priceText(property)} ${homeName(property)}`;
  const place = placeOf(property);
  const prefetch = { onPointerEnter: VerifyById.prefetch };
  return (
    <li className={`${styles.line} ${styles.row} ${styles.verify}`}>
      <PropertyLead property={property} />
      <span className={styles.age}>
        <Freshness state={property.freshness} at={property.last_verified_at} />
        <span className={styles.rowMore}>{plural(matches, { one: '# match', other: '# matches' })}</span>
      </span>
      <OwnerChat property={property} text={message} />
      <fieldset className={styles.answers}>
        <VisuallyHidden component="legend">{t`What the owner of ${name}, ${place} says`}</VisuallyHidden>
        <button type="button" disabled={busy} onPointerEnter={() => void verifying()} onClick={onAvailable}>
          {t`Available`}
        </button>
        <button type="button" disabled={busy} onClick={() => onAsk(answers.changed)} {...prefetch}>
          {t`Price changed`}
        </button>
        <button type="button" disabled={busy} onClick={() => onAsk(answers.gone)} {...prefetch}>
          {t`Gone`}
        </button>
      </fieldset>
    </li>
  );
};
