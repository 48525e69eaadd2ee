import ButtonBase from '@mui/material/ButtonBase';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { Cover } from '../ui/cover.tsx';
import { libraryWords } from '../words/library.ts';
import { CampaignFacts } from './campaign-facts.tsx';
import classes from './campaign-tile.module.css';

export function CampaignTile({ campaign, onOpen }: { campaign: CampaignCard; onOpen: () => void }) {
  const { id, title, cover, seedColour, description, genre, tone, problem } = campaign;
  return (
    <article className={classes.tile}>
      <ButtonBase className={classes.open} onClick={onOpen} aria-label={libraryWords.openWorld(title)} />
      <Cover name={id} seed={seedColour} cover={cover} className={classes.cover} />
      <div className={classes.text}>
        <p className={classes.kind}>{[genre, tone].filter(Boolean).join(' · ')}</p>
        <h3 className={classes.title} dir="auto">
          {title}
        </h3>
        <p className={classes.description} dir="auto">
          {problem === '' ? description : problem}
        </p>
        <div className={classes.facts}>
          <CampaignFacts campaign={campaign} />
        </div>
      </div>
    </article>
  );
}
