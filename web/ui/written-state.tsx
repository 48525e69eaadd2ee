import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './written-state.module.css';

interface WrittenStateProps {
  icon: string;
  title: string;
  children?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /** Whether it is the whole page or only a part of it. */
  isPage?: boolean;
}

/** An empty or broken place: a sentence and one thing to do. */
export function WrittenState({ icon, title, children, action, isPage = false }: WrittenStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={isPage ? classes.page : classes.part}>
      <span className={classes.medallion}>
        <Icon path={icon} size={32} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.text}>{children}</div>
      {action}
    </section>
  );
}
