import { createElement, type HTMLAttributes, type RefAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  as?: 'section' | 'aside' | 'div' | 'ul' | 'dl';
}

/** What scrolls has to be reachable by keyboard: Tab comes to it, and the arrows move it. */
export const ScrollBox = ({ as = 'section', ...props }: Props) => createElement(as, { tabIndex: 0, ...props });
