import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { reconnectNow, useConnection } from '../api/events.ts';
import { shellWords } from '../words/shell.ts';
import classes from './lost-connection.module.css';

/** Says that the server is away, and, when it is back, that the page has caught up. */
export function LostConnection() {
  const connection = useConnection();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (connection !== 'lost') {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), 1200); // a hiccup is no news
    return () => clearTimeout(timer);
  }, [connection]);

  return (
    <div role="status" className={classes.place}>
      {isShown && (
        <div className={classes.bar}>
          <span>{shellWords.connectionLost}</span>
          <Button size="small" color="inherit" className={classes.button} onClick={reconnectNow}>
            {shellWords.reconnectNow}
          </Button>
        </div>
      )}
    </div>
  );
}
