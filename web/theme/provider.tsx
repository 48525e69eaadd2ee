import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useStore } from '../ui/store.ts';
import { seedColour, useIsDark, useIsStill, useReading } from './reading.ts';
import { applyRoles, rolesOf, SEED } from './roles.ts';
import { themeOf } from './theme.ts';

const PROSE = {
  serif: "'Literata Variable', Georgia, serif",
  sans: "'Roboto Flex Variable', system-ui, sans-serif",
  system: 'system-ui, sans-serif',
};

export function Look({ children }: { children: ReactNode }) {
  const { contrast, font, size, measure } = useReading();
  const isDark = useIsDark();
  const isStill = useIsStill();
  const seed = useStore(seedColour) ?? SEED;
  const roles = useMemo(() => rolesOf({ seed, isDark, contrast }), [seed, isDark, contrast]);
  const theme = useMemo(() => themeOf({ roles, isDark, isStill }), [roles, isDark, isStill]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    applyRoles(roles, root);
    root.style.colorScheme = isDark ? 'dark' : 'light';
    root.classList.toggle('still', isStill);
    root.style.setProperty('--prose-font', PROSE[font]);
    root.style.setProperty('--prose-size', `${size / 16}rem`);
    root.style.setProperty('--prose-column', `calc(var(--prose-size) * ${measure / 2})`); // a letter is about half as wide as high
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', roles.surface);
  }, [roles, isDark, isStill, font, size, measure]);

  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
