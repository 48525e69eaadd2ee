import { mdiBookPlusOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { WrittenState } from '../ui/written-state.tsx';
import { libraryWords } from '../words/library.ts';
import { CampaignTile } from './campaign-tile.tsx';
import classes from './library.module.css';

interface CampaignShelfProps {
  campaigns: CampaignCard[];
  onOpen: (campaign: CampaignCard) => void;
  action: ReactNode;
}

export function CampaignShelf({ campaigns, onOpen, action }: CampaignShelfProps) {
  return (
    <section className={classes.section} aria-labelledby="campaigns">
      <div className={classes.sectionHead}>
        <h2 id="campaigns" className={classes.sectionTitle}>
          {libraryWords.worlds}
        </h2>
        {campaigns.length > 0 && action}
      </div>
      {campaigns.length === 0 ? (
        <WrittenState icon={mdiBookPlusOutline} title={libraryWords.noWorlds.title} action={action}>
          <p>{libraryWords.noWorlds.text}</p>
        </WrittenState>
      ) : (
        <ul className={classes.campaigns}>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignTile campaign={campaign} onOpen={() => onOpen(campaign)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
