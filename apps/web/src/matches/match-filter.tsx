import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconCheck } from '@tabler/icons-react';
import { perLanguage } from '../core/language/index.ts';
import type { AnyMatches, Shown } from './use-matches.ts';

const levels = perLanguage<readonly { shown: Shown; label: string }[]>(() => [
  { shown: 'good', label: t`70 and above` },
  { shown: 'fit', label: t`50 and above` },
  { shown: 'weak', label: t`All, weak ones too` },
]);

/** From which score on pairs are listed, and whether what is under offer counts. */
export const MatchFilter = ({ matches }: { matches: AnyMatches }) => {
  const { shown, show, underOffer, includeUnderOffer } = matches;
  const level = levels().find((one) => one.shown === shown) ?? levels()[1]!;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
          {level.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {levels().map((one) => (
          <Menu.Item
            key={one.shown}
            aria-current={one.shown === shown ? 'true' : undefined}
            rightSection={one.shown === shown ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => show(one.shown)}
          >
            {one.label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={underOffer}
          rightSection={underOffer ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => includeUnderOffer(!underOffer)}
        >
          {t`Include under offer`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
