/**
 * Stands in for the few icons that rjsf takes from @mui/icons-material, which would weigh 150 MB on the player's disk.
 * The build resolves `@mui/icons-material/<name>` to the export of that name here.
 */
import {
  mdiAlertCircleOutline,
  mdiArrowDown,
  mdiArrowUp,
  mdiClose,
  mdiContentCopy,
  mdiMinus,
  mdiPlus,
} from '@mdi/js';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

const icon = (path: string) => (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d={path} />
  </SvgIcon>
);

export const Add = icon(mdiPlus);
export const ArrowDownward = icon(mdiArrowDown);
export const ArrowUpward = icon(mdiArrowUp);
export const Clear = icon(mdiClose);
export const ContentCopy = icon(mdiContentCopy);
// biome-ignore lint/suspicious/noShadowRestrictedNames: rjsf calls it so.
export const Error = icon(mdiAlertCircleOutline);
export const Remove = icon(mdiMinus);
