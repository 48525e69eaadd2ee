import Button from '@mui/material/Button';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { Cover } from '../ui/cover.tsx';
import { libraryWords } from '../words/library.ts';
import classes from './welcome.module.css';

const words = libraryWords.welcome;

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
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.lead}>{words.lead}</p>
        {first !== undefined && (
          <div className={classes.action}>
            <Button size="large" variant="contained" onClick={() => onOpen(first)}>
              {words.start(first.title)}
            </Button>
            <span className={classes.aside}>{words.or}</span>
          </div>
        )}
      </div>
      {first !== undefined && (
        <Cover name={first.id} seed={first.seedColour} cover={first.cover} className={classes.picture} />
      )}
    </section>
  );
}
