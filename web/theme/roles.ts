import {
  argbFromHex,
  Hct,
  hexFromArgb,
  MaterialDynamicColors,
  SchemeTonalSpot,
} from '@material/material-color-utilities';

export const SEED = '#673AB7';

/** Material 3's colour roles; each is a CSS variable of the page, `surfaceContainer` as `--md-surface-container`. */
const ROLES = [
  'primary',
  'onPrimary',
  'primaryContainer',
  'onPrimaryContainer',
  'secondary',
  'onSecondary',
  'secondaryContainer',
  'onSecondaryContainer',
  'tertiary',
  'onTertiary',
  'tertiaryContainer',
  'onTertiaryContainer',
  'error',
  'onError',
  'errorContainer',
  'onErrorContainer',
  'surface',
  'onSurface',
  'onSurfaceVariant',
  'surfaceDim',
  'surfaceBright',
  'surfaceContainerLowest',
  'surfaceContainerLow',
  'surfaceContainer',
  'surfaceContainerHigh',
  'surfaceContainerHighest',
  'inverseSurface',
  'inverseOnSurface',
  'inversePrimary',
  'outline',
  'outlineVariant',
] as const;
export type Role = (typeof ROLES)[number];
export type Roles = Record<Role, string>;

export type Contrast = 'standard' | 'medium' | 'high';
const LEVELS: Record<Contrast, number> = { standard: 0, medium: 0.5, high: 1 };

export interface SchemeChoice {
  /** A colour as #rrggbb. */
  seed: string;
  isDark: boolean;
  contrast: Contrast;
}

const colours = new MaterialDynamicColors();

export function rolesOf({ seed, isDark, contrast }: SchemeChoice): Roles {
  const hct = Hct.fromInt(argbFromHex(/^#[0-9a-f]{6}$/i.test(seed) ? seed : SEED));
  const scheme = new SchemeTonalSpot(hct, isDark, LEVELS[contrast]);
  return Object.fromEntries(
    ROLES.map((role) => [role, hexFromArgb(colours[role]().getArgb(scheme))]),
  ) as Roles;
}

/** A role as a value for CSS. */
export const md = (role: Role): string => `var(${variableOf(role)})`;

const variableOf = (role: Role): string =>
  `--md-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Writes the roles where the style sheets read them. */
export function applyRoles(roles: Roles, element: HTMLElement): void {
  for (const role of ROLES) element.style.setProperty(variableOf(role), roles[role]);
}
