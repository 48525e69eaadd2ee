import type { ThemeOptions } from '@mui/material/styles';
import type { Roles } from './roles.ts';

/** Material 3's shapes and surfaces for the components that the page uses. */
export function components(roles: Roles, isStill: boolean): NonNullable<ThemeOptions['components']> {
  const surface = (background: string, radius: number) => ({
    backgroundColor: background,
    backgroundImage: 'none',
    borderRadius: radius,
    boxShadow: 'none',
  });
  const focusRing = { outline: `3px solid ${roles.secondary}`, outlineOffset: 2 };
  return {
    MuiButtonBase: {
      defaultProps: { disableTouchRipple: isStill, focusRipple: false },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiAlert: { styleOverrides: { message: { overflowWrap: 'anywhere' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 20,
          minHeight: 40,
          paddingInline: 24,
          '&.MuiButton-text': { paddingInline: 12 },
        },
        outlined: { borderColor: roles.outline },
        contained: { '&:hover': { backgroundColor: hovered(roles.primary, roles.onPrimary) } },
      },
      variants: [
        {
          props: { variant: 'tonal' },
          style: {
            backgroundColor: roles.secondaryContainer,
            color: roles.onSecondaryContainer,
            '&:hover': {
              backgroundColor: hovered(roles.secondaryContainer, roles.onSecondaryContainer),
            },
          },
        },
      ],
    },
    MuiIconButton: { styleOverrides: { root: { color: roles.onSurfaceVariant } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: surface(roles.surfaceContainerLow, 12) } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...surface(roles.surfaceContainerHigh, 28),
          '&.MuiDialog-paperFullScreen': { borderRadius: 0 },
          // What is filled in scrolls; the buttons below it stay in sight.
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1.5rem', fontWeight: 400, padding: '24px 24px 16px' } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 8 } } },
    MuiMenu: { styleOverrides: { paper: surface(roles.surfaceContainer, 12) } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 48, gap: 12 } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400 },
      styleOverrides: {
        tooltip: {
          backgroundColor: roles.inverseSurface,
          color: roles.inverseOnSurface,
          fontSize: '0.75rem',
          borderRadius: 4,
        },
      },
    },
    MuiChip: {
      styleOverrides: { root: { borderRadius: 8 }, outlined: { borderColor: roles.outlineVariant } },
    },
    MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: '3px 3px 0 0' } } },
    MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
    MuiLinearProgress: {
      styleOverrides: { root: { height: 4, borderRadius: 2, backgroundColor: roles.secondaryContainer } },
    },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: roles.outline }, root: { borderRadius: 4 } },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { ...surface(roles.inverseSurface, 4), color: roles.inverseOnSurface },
        action: { '& .MuiButton-root, & .MuiIconButton-root': { color: roles.inversePrimary } },
      },
    },
    MuiSkeleton: { defaultProps: { animation: isStill ? false : 'wave' } },
    MuiSwitch: { styleOverrides: switchShape(roles) },
    MuiAccordion: {
      defaultProps: { disableGutters: true },
      styleOverrides: {
        root: { ...surface(roles.surfaceContainerLow, 12), '&::before': { display: 'none' } },
      },
    },
  };
}

/** A surface with the state layer of hovering on it. */
const hovered = (surface: string, content: string): string => `color-mix(in srgb, ${content} 8%, ${surface})`;

/** Material 3's switch: an outlined track with a thumb that grows when on. */
function switchShape(roles: Roles) {
  return {
    root: { width: 52, height: 32, padding: 0, margin: 8 },
    switchBase: {
      padding: 0,
      margin: 4,
      color: roles.outline,
      '&.Mui-checked': {
        transform: 'translateX(20px)',
        color: roles.onPrimary,
        '& + .MuiSwitch-track': { backgroundColor: roles.primary, borderColor: roles.primary, opacity: 1 },
        '& .MuiSwitch-thumb': { transform: 'none' },
      },
      '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.38 },
      '&.Mui-focusVisible': { outlineOffset: 6 },
    },
    thumb: {
      width: 24,
      height: 24,
      boxShadow: 'none',
      transform: 'scale(0.667)',
      transition: 'transform 150ms',
    },
    track: {
      borderRadius: 16,
      boxSizing: 'border-box' as const,
      backgroundColor: roles.surfaceContainerHighest,
      border: `2px solid ${roles.outline}`,
      opacity: 1,
    },
  };
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
}
