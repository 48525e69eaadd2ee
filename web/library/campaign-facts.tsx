import { mdiAccountCheckOutline, mdiAlertOutline, mdiClockOutline, mdiCreationOutline } from '@mdi/js';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { Icon } from '../ui/icon.tsx';
import classes from './campaign-facts.module.css';

/** For whom it is, how long it takes, what it touches upon, and what a machine made of it. */
export function CampaignFacts({ campaign, isFull = false }: { campaign: CampaignCard; isFull?: boolean }) {
  const { rating, playTime, warnings } = campaign;
  return (
    <ul className={isFull ? classes.full : classes.facts}>
      {rating !== '' && <Fact icon={mdiAccountCheckOutline} label="For" text={rating} />}
      {playTime !== '' && <Fact icon={mdiClockOutline} label="Takes" text={playTime} />}
      {warnings.length > 0 && <Fact icon={mdiAlertOutline} label="Touches upon" text={warnings.join(', ')} />}
      {disclosure(campaign) !== '' && (
        <Fact icon={mdiCreationOutline} label="Made by a machine" text={disclosure(campaign)} />
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
  if (isSparse) return 'Sparse: the rest is made up before the first scene';
  const files = (count: number) => (count === 1 ? '1 file is' : `${count} files are`);
  const made = generatedFiles === 0 ? '' : `${files(generatedFiles)} generated`;
  const out = leftOut.length === 0 ? '' : `${files(leftOut.length)} left out: no word on who made them`;
  return [made, out].filter((part) => part !== '').join('; ');
}
