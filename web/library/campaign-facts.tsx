import { mdiAccountCheckOutline, mdiAlertOutline, mdiClockOutline, mdiCreationOutline } from '@mdi/js';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { Icon } from '../ui/icon.tsx';
import { libraryWords } from '../words/library.ts';
import classes from './campaign-facts.module.css';

const { facts } = libraryWords;

/** For whom it is, how long it takes, what it touches upon, and what a machine made of it. */
export function CampaignFacts({ campaign, isFull = false }: { campaign: CampaignCard; isFull?: boolean }) {
  const { rating, playTime, warnings } = campaign;
  return (
    <ul className={isFull ? classes.full : classes.facts}>
      {rating !== '' && <Fact icon={mdiAccountCheckOutline} label={facts.rating} text={rating} />}
      {playTime !== '' && <Fact icon={mdiClockOutline} label={facts.playTime} text={playTime} />}
      {warnings.length > 0 && (
        <Fact icon={mdiAlertOutline} label={facts.warnings} text={warnings.join(', ')} />
      )}
      {disclosure(campaign) !== '' && (
        <Fact icon={mdiCreationOutline} label={facts.generated} text={disclosure(campaign)} />
      )}
    </ul>
  );
}

function Fact({ icon, label, text }: { icon: string; label: string; text: string }) {
  return (
    <li className={classes.fact}>
      <Icon path={icon} size={18} title={label} className={classes.icon} />
      <span dir="auto">{text}</span>
    </li>
  );
}

function disclosure({ generatedFiles, leftOut, isSparse }: CampaignCard): string {
  if (isSparse) return libraryWords.outline;
  const made = generatedFiles === 0 ? '' : libraryWords.includesGenerated(generatedFiles);
  const out = leftOut.length === 0 ? '' : libraryWords.leftOut(leftOut.length);
  return [made, out].filter((part) => part !== '').join('; ');
}
