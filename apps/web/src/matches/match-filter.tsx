import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconCheck } from '@tabler/icons-react';
import { perLanguage } from '../core/language/index.ts';
import { MenuWhenReached } from '../ui/menu-when-reached.tsx';
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
    <MenuWhenReached
      position="bottom-end"
      button={(props) => (
        <Button {...props} size="xs" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
          {level.label}
        </Button>
      )}
    >
      {(Menu) => (
        <>
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
        </>
      )}
    </MenuWhenReached>
  );
};
