import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import type { Roles } from './roles.ts';

const INTERFACE = "'Roboto Flex Variable', system-ui, sans-serif";

interface ThemeChoice {
  roles: Roles;
  isDark: boolean;
  isStill: boolean;
}

/** MUI with Material 3's colours, shapes, type scale and state layers. */
export function themeOf({ roles, isDark, isStill }: ThemeChoice): Theme {
  return createTheme({
    palette: {
      mode: isDark ? 'dark' : 'light',
      primary: { main: roles.primary, contrastText: roles.onPrimary },
      secondary: { main: roles.secondary, contrastText: roles.onSecondary },
      error: { main: roles.error, contrastText: roles.onError },
      warning: { main: roles.tertiary, contrastText: roles.onTertiary },
      info: { main: roles.secondary, contrastText: roles.onSecondary },
      success: { main: roles.primary, contrastText: roles.onPrimary },
      background: { default: roles.surface, paper: roles.surfaceContainerLow },
      text: { primary: roles.onSurface, secondary: roles.onSurfaceVariant },
      divider: roles.outlineVariant,
      action: { hoverOpacity: 0.08, focusOpacity: 0.1, activatedOpacity: 0.1, selectedOpacity: 0.12 },
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: INTERFACE,
      h1: { fontSize: '2.8125rem', lineHeight: 52 / 45, fontWeight: 400 }, // display medium
      h2: { fontSize: '2rem', lineHeight: 40 / 32, fontWeight: 400 }, // headline large
      h3: { fontSize: '1.75rem', lineHeight: 36 / 28, fontWeight: 400 },
      h4: { fontSize: '1.5rem', lineHeight: 32 / 24, fontWeight: 400 },
      h5: { fontSize: '1.375rem', lineHeight: 28 / 22, fontWeight: 400 }, // title large
      h6: { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 500, letterSpacing: '0.009em' },
      subtitle1: { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 500 },
      subtitle2: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 500 },
      body1: { fontSize: '1rem', lineHeight: 24 / 16, letterSpacing: '0.03em' },
      body2: { fontSize: '0.875rem', lineHeight: 20 / 14, letterSpacing: '0.018em' },
      caption: { fontSize: '0.75rem', lineHeight: 16 / 12, letterSpacing: '0.033em' },
      overline: { fontSize: '0.6875rem', lineHeight: 16 / 11, fontWeight: 500, letterSpacing: '0.045em' },
      button: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 500, textTransform: 'none' },
    },
    transitions: isStill
      ? {
          create: () => 'none',
          duration: {
            shortest: 0,
            shorter: 0,
            short: 0,
            standard: 0,
            complex: 0,
            enteringScreen: 0,
            leavingScreen: 0,
          },
        }
      : { easing: { easeInOut: 'cubic-bezier(0.2, 0, 0, 1)' } },
    components: components(roles, isStill),
  });
}
