import { createTheme } from '@mantine/core';
import 'virtual:theme-variables.css';
import './theme.css';
import fields from './fields.module.css';
import { look } from './look.ts';
import surfaces from './surfaces.module.css';

/** A control's height and text come from the tokens, so that on a phone all of them grow together. */
const control = {
  '--button-height': 'var(--control)',
  '--button-padding-x': 'var(--sp-3)',
  '--button-fz': 'var(--control-fs)',
};
const smallControl = {
  '--button-height': 'var(--control-sm)',
  '--button-padding-x': 'var(--sp-2)',
  '--button-fz': 'var(--chip-fs)',
};
const buttonVars = (_theme: unknown, props: { size?: unknown }) => ({
  root: props.size === 'xs' ? smallControl : control,
});

const menuMotion = { transition: 'fade-down', duration: 120 } as const;

/**
 * The look as the component library's theme. Components are named here rather than imported, so that the first load
 * carries only those that it shows.
 */
export const theme = createTheme({
  ...look,
  components: {
    Button: {
      defaultProps: { size: 'sm', variant: 'default' },
      vars: buttonVars,
      classNames: { root: surfaces.button, label: surfaces.buttonLabel },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray' },
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        root: { '--ai-size': props.size === 'xs' ? 'var(--control-sm)' : 'var(--control)' },
      }),
      classNames: { root: surfaces.iconButton },
    },
    Input: {
      defaultProps: { size: 'sm' },
      vars: () => ({ wrapper: { '--input-height': 'var(--control)', '--input-fz': 'var(--field-fs)' } }),
      classNames: { input: fields.input, wrapper: fields.wrapper },
    },
    InputWrapper: {
      classNames: {
        root: fields.root,
        label: fields.label,
        error: fields.error,
        description: fields.hint,
        required: fields.required,
      },
    },
    Textarea: { defaultProps: { autosize: true, minRows: 2, maxRows: 8 }, classNames: { input: fields.area } },
    Table: { defaultProps: { stickyHeader: true, highlightOnHover: true, verticalSpacing: 0, horizontalSpacing: 8 } },
    Badge: { defaultProps: { radius: 'sm', size: 'md', variant: 'light' }, classNames: { root: surfaces.badge } },
    Card: { defaultProps: { radius: 'lg', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
    Checkbox: {
      defaultProps: { size: 'xs', radius: 'xs' },
      classNames: {
        body: fields.checkBody,
        input: fields.checkInput,
        label: fields.checkLabel,
        labelWrapper: fields.checkWrapper,
      },
    },
    Switch: { defaultProps: { radius: 'sm', size: 'sm' } },
    SegmentedControl: {
      defaultProps: { size: 'xs', radius: 'md' },
      classNames: { root: surfaces.segments, label: surfaces.segment, indicator: surfaces.segmentOn },
    },
    Tabs: { defaultProps: { variant: 'default' }, classNames: { tab: surfaces.tab, list: surfaces.tabs } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'lg',
        transitionProps: menuMotion,
        // An extra stop for the keyboard that is no menu item, which assistive technology stumbles over.
        withInitialFocusPlaceholder: false,
      },
      classNames: { dropdown: surfaces.menu, item: surfaces.menuItem, label: surfaces.menuLabel },
    },
    Popover: {
      defaultProps: { shadow: 'md', radius: 'lg', transitionProps: menuMotion },
      classNames: { dropdown: surfaces.menu },
    },
    Combobox: {
      defaultProps: { shadow: 'md', transitionProps: menuMotion },
      classNames: { dropdown: surfaces.menu, option: surfaces.menuItem },
    },
    Modal: {
      defaultProps: {
        radius: 'xl',
        shadow: 'xl',
        centered: true,
        transitionProps: { transition: 'fade', duration: 160 },
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
      },
    },
    Drawer: {
      defaultProps: {
        shadow: 'xl',
        transitionProps: { duration: 200 },
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
      },
    },
    Tooltip: {
      defaultProps: { openDelay: 400, radius: 'sm', withArrow: false },
      classNames: { tooltip: surfaces.tooltip },
    },
  },
});
