import type { ReactNode } from 'react';
import { Link, useMatch } from 'react-router';
import type { Link as MenuLink } from './menus.ts';
import { routeOf } from './routes.ts';

interface Props {
  link: MenuLink;
  className?: string | undefined;
  children?: ReactNode;
  onClick?: () => void;
}

/** A link to a screen whose code comes ahead, as soon as somebody points at it. The current place says so. */
export const NavLink = ({ link, className, children, onClick }: Props) => {
  const isHere = useMatch(link.path) !== null;
  const prefetch = routeOf(link.path).screen?.prefetch;
  return (
    <Link
      to={link.path}
      className={className}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onClick}
    >
      {children ?? link.label}
    </Link>
  );
};
