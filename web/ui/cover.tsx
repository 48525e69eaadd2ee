import { Ornament } from './ornament.tsx';

interface CoverProps {
  name: string;
  seed: string;
  cover: string | null;
  className?: string;
}

/** The picture of a campaign or, where there is none, an ornament in its colour. */
export function Cover({ name, seed, cover, className }: CoverProps) {
  if (cover === null) return <Ornament name={name} seed={seed} className={className} />;
  return <img src={cover} alt="" className={className} loading="lazy" decoding="async" />;
}
