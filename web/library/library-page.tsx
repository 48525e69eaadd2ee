import { mdiBookPlusOutline } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { CampaignCard, Library, StoryCard } from '../../src/contracts/api/library.ts';
import { queries } from '../api/queries.ts';
import { Broken } from '../shell/states.tsx';
import { seedColour } from '../theme/reading.ts';
import { WrittenState } from '../ui/written-state.tsx';
import { libraryWords } from '../words/library.ts';
import { sharedWords } from '../words/shared.ts';
import { CampaignDialog } from './campaign-dialog.tsx';
import { CampaignTile } from './campaign-tile.tsx';
import { DropZone } from './import/drop-zone.tsx';
import { ImportButton } from './import/import-button.tsx';
import { ReportDialog } from './import/report-dialog.tsx';
import { TargetDialog } from './import/target-dialog.tsx';
import { useImport } from './import/use-import.ts';
import classes from './library.module.css';
import { OfferCard } from './offer/offer-card.tsx';
import { StoryTile } from './story-tile.tsx';
import { Welcome } from './welcome.tsx';

export function LibraryPage() {
  const { data, error, refetch } = useQuery(queries.library());
  useEffect(() => {
    document.title = sharedWords.appName;
    seedColour.set(null);
  }, []);
  if (data !== undefined) return <RecordStores library={data} />;
  return error === null ? <LibrarySkeleton /> : <Broken error={error} retry={() => void refetch()} />;
}

function RecordStores({ library }: { library: Library }) {
  const [opened, setOpened] = useState<CampaignCard | null>(null);
  const importing = useImport(library.campaigns);
  const isFirstRun = library.stories.length === 0;
  return (
    <DropZone onDrop={importing.start}>
      <div className={classes.page}>
        {isFirstRun ? (
          <Welcome campaigns={library.campaigns} onOpen={setOpened} />
        ) : (
          <h1 className={classes.title}>{libraryWords.title}</h1>
        )}
        <OfferCard />
        {library.notices.map((notice) => (
          <p key={notice} role="note" className={classes.notice}>
            {notice}
          </p>
        ))}
        {!isFirstRun && <StoryShelf stories={library.stories} />}
        <CampaignShelf
          campaigns={library.campaigns}
          onOpen={setOpened}
          action={<ImportButton isBusy={importing.isBusy} onFile={importing.start} />}
        />
      </div>
      {opened !== null && <CampaignDialog campaign={opened} onClose={() => setOpened(null)} />}
      {importing.asking !== null && (
        <TargetDialog
          fileName={importing.asking.name}
          campaigns={importing.own}
          onClose={importing.close}
          onChoose={importing.choose}
        />
      )}
      {importing.report !== null && (
        <ReportDialog
          report={importing.report}
          onClose={importing.close}
          onOpen={(campaign) => {
            importing.close();
            setOpened(campaign);
          }}
        />
      )}
    </DropZone>
  );
}

function LibrarySkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <span className="unseen" role="status">
        {libraryWords.loading}
      </span>
      <Skeleton variant="text" width={180} height={56} />
      <div className={classes.section}>
        <div className={classes.campaigns}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} variant="rounded" height={340} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface CampaignShelfProps {
  campaigns: CampaignCard[];
  onOpen: (campaign: CampaignCard) => void;
  action: ReactNode;
}

function CampaignShelf({ campaigns, onOpen, action }: CampaignShelfProps) {
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

function StoryShelf({ stories }: { stories: StoryCard[] }) {
  return (
    <section className={classes.section} aria-labelledby="stories">
      <div className={classes.sectionHead}>
        <h2 id="stories" className={classes.sectionTitle}>
          {libraryWords.continue}
        </h2>
      </div>
      <ul className={classes.stories}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryTile story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
