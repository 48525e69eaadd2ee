import { mdiTrayArrowDown } from '@mdi/js';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { libraryWords } from '../../words/library.ts';
import classes from './drop-zone.module.css';

/** The whole library takes files that are dropped on it; the button does the same without a mouse. */
export function DropZone({ children, onDrop }: { children: ReactNode; onDrop: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const hasFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of the shelf is the way with a keyboard.
    <div
      className={classes.zone}
      onDragEnter={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (hasFile(event)) event.preventDefault();
      }}
      onDragLeave={() => {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onDrop(file);
      }}
    >
      {children}
      {isOver && (
        <div className={classes.veil}>
          <Icon path={mdiTrayArrowDown} size={48} />
          <p>{libraryWords.import.dropHere}</p>
        </div>
      )}
    </div>
  );
}
