import { whatsappAdCalls } from '@angan/contract/whatsapp/ads.ts';
import { broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { type TemplateCounts, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { plural, t } from '@lingui/core/macro';
import {
  IconBellOff,
  IconChevronRight,
  IconDownload,
  IconMessages,
  IconPhone,
  IconPhoto,
  IconTemplate,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDateTime, formatNumber } from '../../core/language/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, SkeletonBar } from '../../ui/states.tsx';
import { AdsSection } from './ads-section.tsx';
import styles from './hub.module.css';
import { Waiting } from './waiting.tsx';

interface Card {
  readonly path: string;
  readonly title: string;
  readonly Icon: ComponentType<{ 'aria-hidden': true }>;
  /** What it is for. */
  readonly what: string;
  /** Its number and the words behind it; undefined while it is not known. */
  readonly count?: string | undefined;
  /** What waits for somebody, in words. */
  readonly news?: string | undefined;
}

/** The rooms of WhatsApp, each with what is going on in it. */
export const HubScreen = () => {
  const counts = useQuery(query(whatsappTemplateCalls.counts));
  const numbers = useQuery(query(whatsappNumberCalls.list));
  const chats = useQuery(query(whatsappChatCalls.list, { query: { page_size: '1' } }));
  const broadcasts = useQuery(query(broadcastCalls.list, { query: {} }));
  const ads = useQuery(query(whatsappAdCalls.list));
  const failed = [counts, numbers, chats, broadcasts, ads].filter(({ error }) => error);
  const connected = numbers.data?.results.filter(({ status }) => status === 'Connected');
  const cards: Card[] = [
    {
      path: '/whatsappsmsg',
      title: t`Chats`,
      Icon: IconMessages,
      what: t`Read and answer what people write.`,
      ...chatNews(chats.data?.counts),
    },
    {
      path: '/template',
      title: t`Templates`,
      Icon: IconTemplate,
      what: t`Messages that WhatsApp approves once and you send often.`,
      ...templateNews(counts.data),
    },
    {
      path: '/whatsappMedia',
      title: t`Media`,
      Icon: IconPhoto,
      what: t`Images and videos for templates and chats.`,
      ...mediaNews(counts.data),
    },
    {
      path: '/importtemplate',
      title: t`Import templates`,
      Icon: IconDownload,
      what: t`Take over what you made in WhatsApp Manager.`,
      news: counts.data?.last_synced_at ? t`Last synced ${formatDateTime(counts.data.last_synced_at)}` : undefined,
    },
    {
      path: '/whatsappnumber',
      title: t`WhatsApp numbers`,
      Icon: IconPhone,
      what: t`The numbers that your office writes from.`,
      count: connected && t`${formatNumber(connected.length)} connected`,
      news: connected?.length === 0 ? t`Connect a number to begin` : undefined,
    },
    {
      path: '/whatsappOptOuts',
      title: t`Marketing opt-outs`,
      Icon: IconBellOff,
      what: t`Who asked for no more marketing, and how.`,
    },
  ];
  return (
    <PageFrame title="WhatsApp">
      <div className="page-body">
        {failed[0] && (
          <ErrorState
            title={t`Some of this did not load.`}
            retry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            {failed[0].error?.message}
          </ErrorState>
        )}
        <ul className={styles.cards}>
          {cards.map((card) => (
            <HubCard key={card.path} card={card} loading={counts.isPending} />
          ))}
        </ul>
        <Waiting
          counts={counts.data}
          broadcasts={broadcasts.data?.results ?? []}
          numbers={numbers.data?.results ?? []}
        />
        <AdsSection ads={ads.data?.results ?? []} />
      </div>
    </PageFrame>
  );
};

const chatNews = (counts: { unread: number; open: number } | undefined) => {
  if (!counts) return {};
  const { unread, open } = counts;
  return {
    count: unread > 0 ? t`${formatNumber(unread)} unread` : t`All read`,
    news:
      open > 0
        ? plural(open, { one: `${formatNumber(open)} window open`, other: `${formatNumber(open)} windows open` })
        : undefined,
  };
};

const templateNews = (counts: TemplateCounts | undefined) => {
  if (!counts) return {};
  const { DRAFT, PENDING, APPROVED, REJECTED } = counts.templates;
  const news = [
    REJECTED > 0 && t`${formatNumber(REJECTED)} rejected`,
    PENDING > 0 && t`${formatNumber(PENDING)} in review`,
    DRAFT > 0 && plural(DRAFT, { one: `${formatNumber(DRAFT)} draft`, other: `${formatNumber(DRAFT)} drafts` }),
  ].filter(Boolean);
  return { count: t`${formatNumber(APPROVED)} approved`, news: news.join(', ') || undefined };
};

const mediaNews = (counts: TemplateCounts | undefined) => {
  if (!counts) return {};
  const { active, under_process, failed } = counts.media;
  const news = [
    failed > 0 && t`${formatNumber(failed)} failed`,
    under_process > 0 && t`${formatNumber(under_process)} under process`,
  ];
  return { count: t`${formatNumber(active)} active`, news: news.filter(Boolean).join(', ') || undefined };
};

const HubCard = ({ card: { path, title, Icon, what, count, news }, loading }: { card: Card; loading: boolean }) => (
  <li className={styles.card}>
    <span className={styles.icon}>
      <Icon aria-hidden />
    </span>
    <div className={styles.text}>
      <h2 className={styles.title}>
        <Link to={path} className="stretched-link">
          {title}
        </Link>
      </h2>
      <p className={styles.what}>{what}</p>
      {(count || news) && (
        <p className={styles.news}>
          {count && <strong>{count}</strong>}
          {news && <span>{news}</span>}
        </p>
      )}
      {loading && !count && path === '/template' && <SkeletonBar width="8rem" />}
    </div>
    <IconChevronRight className={styles.go} aria-hidden />
  </li>
);
