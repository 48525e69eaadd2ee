import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui/icon.tsx';
import classes from './choice-sheet.module.css';

const SWIPE = 24;
const NAVIGATION = 80;
const HANDLE = 56;

/** The choices on a phone: a handle that grows into a sheet once the end of the scene has been read. */
export function ChoiceSheet({ question, children }: { question: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  /** How high it is when it is open. */
  const [height, setHeight] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);

  // It opens once the last line has come up far enough that little of it is covered.
  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver((entries) => setOpen(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `0px 0px -${Math.round(NAVIGATION + HANDLE + height * 0.8)}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [height]);
  useEffect(() => {
    if (body.current === null) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.target.clientHeight ?? 0));
    observer.observe(body.current);
    return () => observer.disconnect();
  }, []);

  const swiped = (event: PointerEvent) => {
    if (from.current === null) return;
    const moved = event.clientY - from.current;
    from.current = null;
    if (Math.abs(moved) > SWIPE) setOpen(moved < 0);
  };
  return (
    <>
      <div ref={end} aria-hidden="true" className={classes.end} />
      <div aria-hidden="true" style={{ height: HANDLE + height }} />
      {createPortal(
        <section className={classes.sheet} aria-label={question}>
          <button
            type="button"
            className={classes.handle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            onPointerDown={(event) => {
              from.current = event.clientY;
            }}
            onPointerUp={swiped}
            onPointerCancel={() => {
              from.current = null;
            }}
          >
            <span className={classes.grip} />
            <span className={classes.question}>
              {question}
              <Icon path={isOpen ? mdiChevronDown : mdiChevronUp} size={20} />
            </span>
          </button>
          <div className={classes.grow} data-open={isOpen} inert={!isOpen}>
            <div className={classes.clip}>
              <div ref={body} className={classes.body}>
                {children}
              </div>
            </div>
          </div>
        </section>,
        document.getElementById('main') ?? document.body,
      )}
    </>
  );
}
