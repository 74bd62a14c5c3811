import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import type { Link as MenuLink } from './menus.ts';
import { type Route, routeOf, routes } from './routes.ts';

interface Props {
  link: MenuLink;
  className?: string | undefined;
  children?: ReactNode;
  onClick?: () => void;
}

const isAt = (path: string, pathname: string) => matchPath(path, pathname) !== null;

/** The entry that a screen without one of its own belongs to. */
const ownerOf = (pathname: string) =>
  (routes.find((route: Route) => route.under && isAt(route.path, pathname)) as Route | undefined)?.under;

/** A link to a screen whose code comes ahead, as soon as somebody points at it. The current place says so. */
export const NavLink = ({ link, className, children, onClick }: Props) => {
  const { pathname } = useLocation();
  const isHere = isAt(link.path, pathname) || ownerOf(pathname) === link.path;
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
