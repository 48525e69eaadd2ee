import { mdiBookPlusOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { WrittenState } from '../ui/written-state.tsx';
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
          Worlds to step into
        </h2>
        {campaigns.length > 0 && action}
      </div>
      {campaigns.length === 0 ? (
        <WrittenState icon={mdiBookPlusOutline} title="The shelf is bare" action={action}>
          <p>No campaign lies here yet. Bring one in: a folder packed as a zip, or a character card.</p>
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
