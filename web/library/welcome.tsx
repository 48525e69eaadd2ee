import Button from '@mui/material/Button';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { Cover } from '../ui/cover.tsx';
import classes from './welcome.module.css';

interface WelcomeProps {
  campaigns: CampaignCard[];
  onOpen: (campaign: CampaignCard) => void;
}

/** The first thing a stranger sees: what this is, and one door that is already open. */
export function Welcome({ campaigns, onOpen }: WelcomeProps) {
  const playable = campaigns.filter(({ problem }) => problem === '');
  const first = playable.find(({ cover, isSparse }) => cover !== null && !isSparse) ?? playable[0];
  return (
    <section className={classes.welcome}>
      <div className={classes.words}>
        <h1 className={classes.title}>A story is waiting for someone to walk in.</h1>
        <p className={classes.lead}>
          Read a scene, choose what you do, and the tale goes on from there. It remembers what you did and who
          you did it to. All of it happens on this machine; nothing you read or decide leaves it.
        </p>
        {first !== undefined && (
          <div className={classes.action}>
            <Button size="large" variant="contained" onClick={() => onOpen(first)}>
              Begin with {first.title}
            </Button>
            <span className={classes.aside}>or choose another world below</span>
          </div>
        )}
      </div>
      {first !== undefined && (
        <Cover name={first.id} seed={first.seedColour} cover={first.cover} className={classes.picture} />
      )}
    </section>
  );
}
