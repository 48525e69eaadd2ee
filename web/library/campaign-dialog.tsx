import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { Cover } from '../ui/cover.tsx';
import { Icon } from '../ui/icon.tsx';
import { libraryWords } from '../words/library.ts';
import { sharedWords } from '../words/shared.ts';
import classes from './campaign-dialog.module.css';
import { CampaignFacts } from './campaign-facts.tsx';
import { Creation } from './creation/creation.tsx';
import { RemoveCampaign } from './remove-campaign.tsx';
import { useNewStory } from './use-new-story.ts';

/** What a campaign is, and the way in: as somebody ready-made, or as somebody of one's own. */
export function CampaignDialog({ campaign, onClose }: { campaign: CampaignCard; onClose: () => void }) {
  const [isCreating, setCreating] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 600px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      slotProps={{ paper: { 'aria-label': campaign.title } }}
    >
      <IconButton className={classes.close} aria-label={sharedWords.close} onClick={onClose}>
        <Icon path={mdiClose} />
      </IconButton>
      {isCreating ? (
        <Creation campaign={campaign} onBack={() => setCreating(false)} />
      ) : (
        <Details campaign={campaign} onCreate={() => setCreating(true)} onRemoved={onClose} />
      )}
    </Dialog>
  );
}

interface DetailsProps {
  campaign: CampaignCard;
  onCreate: () => void;
  onRemoved: () => void;
}

function Details({ campaign, onCreate, onRemoved }: DetailsProps) {
  const { id, title, author, cover, seedColour, description, genre, tone, problem, isSparse, source } =
    campaign;
  const newStory = useNewStory();
  return (
    <div className={classes.details}>
      <Cover name={id} seed={seedColour} cover={cover} className={classes.cover} />
      <div className={classes.text}>
        <p className={classes.kind}>{[genre, tone].filter(Boolean).join(' · ')}</p>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        {author !== '' && (
          <p className={classes.author} dir="auto">
            {libraryWords.by(author)}
          </p>
        )}
        <p className={classes.description} dir="auto">
          {description}
        </p>
        <CampaignFacts campaign={campaign} isFull />
        <AboutWorld campaign={campaign} />
        {problem !== '' && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <div className={classes.actions}>
          <Button
            variant="contained"
            disabled={problem !== ''}
            loading={newStory.isPending}
            onClick={() => newStory.mutate({ campaignId: id })}
          >
            {libraryWords.start}
          </Button>
          <Button variant="tonal" disabled={problem !== '' || newStory.isPending} onClick={onCreate}>
            {libraryWords.createCharacter}
          </Button>
          {source === 'home' && <RemoveCampaign campaign={campaign} onRemoved={onRemoved} />}
        </div>
        <p className={classes.aside} role="status">
          {newStory.isPending
            ? isSparse
              ? libraryWords.generatingWorld
              : libraryWords.starting
            : libraryWords.orReadyMade}
        </p>
      </div>
    </div>
  );
}

/** What a machine made of it, as the campaign format words it, and what is out of play. */
function AboutWorld({ campaign: { generatedWarning, leftOut } }: { campaign: CampaignCard }) {
  if (generatedWarning === '' && leftOut.length === 0) return null;
  return (
    <details className={classes.about}>
      <summary>{libraryWords.about}</summary>
      {generatedWarning !== '' && <p>{generatedWarning}</p>}
      {leftOut.length > 0 && (
        <p>
          {libraryWords.leftOut(leftOut.length)}: {leftOut.join(', ')}
        </p>
      )}
    </details>
  );
}
