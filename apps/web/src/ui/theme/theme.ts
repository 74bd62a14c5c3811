import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import './theme.css';
import fields from './fields.module.css';
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
  colors: {
    terracotta: [
      '#FFF4EE',
      '#FEE5D8',
      '#FBC9B4',
      '#F5A389',
      '#E88161',
      '#D26441',
      '#B74D2B',
      '#9C3F21',
      '#793119',
      '#542111',
    ],
    gray: [
      '#F8F4F0',
      '#F4EFEA',
      '#EBE5DE',
      '#DCD5CB',
      '#C4BCB2',
      '#968F85',
      '#716A63',
      '#5B544E',
      '#3A3430',
      '#1C1815',
    ],
    dark: [
      '#EBE7E1',
      '#BDB4AD',
      '#9A928B',
      '#726A64',
      '#49423D',
      '#2E2925',
      '#24201C',
      '#1C1815',
      '#171412',
      '#12100E',
    ],
    green: [
      '#ECF9F0',
      '#D7F2DF',
      '#ADE3BF',
      '#81CF9D',
      '#56B17A',
      '#36915D',
      '#237648',
      '#1C603A',
      '#17482C',
      '#102D1C',
    ],
    yellow: [
      '#FFF6E7',
      '#FFEAC4',
      '#FFD68F',
      '#F7BE58',
      '#E4A830',
      '#BF8B1F',
      '#976C0E',
      '#785509',
      '#5A400A',
      '#392808',
    ],
    red: ['#FFF2F3', '#FFE2E5', '#FFC1C8', '#FD99A6', '#EF6980', '#DB3C61', '#BE214C', '#9D193E', '#76162E', '#4A111D'],
    blue: [
      '#F0F7FE',
      '#DEEDFE',
      '#B9DAFD',
      '#90C1F4',
      '#61A0E0',
      '#3B81C4',
      '#2568A5',
      '#1C5487',
      '#173F65',
      '#0F2840',
    ],
  },
  primaryColor: 'terracotta',
  primaryShade: { light: 6, dark: 6 },
  white: '#FFFFFF',
  black: '#1C1815',
  fontFamily: 'var(--font)',
  fontSizes: { xs: 'var(--fs-12)', sm: 'var(--fs-13)', md: 'var(--fs-14)', lg: 'var(--fs-16)', xl: 'var(--fs-18)' },
  lineHeights: { xs: 'var(--lh-12)', sm: 'var(--lh-13)', md: 'var(--lh-14)', lg: 'var(--lh-16)', xl: 'var(--lh-18)' },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--fs-22)', lineHeight: 'var(--lh-22)' },
      h2: { fontSize: 'var(--fs-18)', lineHeight: 'var(--lh-18)' },
      h3: { fontSize: 'var(--fs-16)', lineHeight: 'var(--lh-16)' },
      h4: { fontSize: 'var(--fs-14)', lineHeight: 'var(--lh-14)' },
    },
  },
  spacing: { xs: 'var(--sp-1)', sm: 'var(--sp-2)', md: 'var(--sp-3)', lg: 'var(--sp-4)', xl: 'var(--sp-6)' },
  radius: { xs: 'var(--r-1)', sm: 'var(--r-2)', md: 'var(--r-3)', lg: 'var(--r-4)', xl: 'var(--r-5)' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-2)',
    xl: 'var(--shadow-3)',
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '100em' },
  focusRing: 'never',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSmoothing: true,
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

const shared = {
  '--mantine-color-body': 'var(--sheet)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--bad-text)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--text-off)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-light': 'var(--brand-tint-2)',
  '--mantine-primary-color-light-color': 'var(--brand-text)',
  '--mantine-color-red-filled': 'var(--bad)',
  '--mantine-color-red-filled-hover': 'var(--bad)',
  '--mantine-color-gray-light-hover': 'var(--hover)',
  '--mantine-color-gray-light-color': 'var(--text-2)',
  '--mantine-color-green-light': 'var(--ok-tint)',
  '--mantine-color-green-light-color': 'var(--ok-text)',
  '--mantine-color-yellow-light': 'var(--warn-tint)',
  '--mantine-color-yellow-light-color': 'var(--warn-text)',
  '--mantine-color-red-light': 'var(--bad-tint)',
  '--mantine-color-red-light-color': 'var(--bad-text)',
  '--mantine-color-blue-light': 'var(--info-tint)',
  '--mantine-color-blue-light-color': 'var(--info-text)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
