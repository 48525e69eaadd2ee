interface IconProps {
  /** The shape, from @mdi/js. */
  path: string;
  size?: number;
  /** What it means, where no text beside it says so. */
  title?: string;
  className?: string;
}

export function Icon({ path, size = 24, title, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={title === undefined ? 'presentation' : 'img'}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
      className={className}
      focusable="false"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
