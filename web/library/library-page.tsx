import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CampaignCard, Library } from '../../src/contracts/api/library.ts';
import { queries } from '../api/queries.ts';
import { Broken } from '../shell/states.tsx';
import { seedColour } from '../theme/reading.ts';
import { libraryWords } from '../words/library.ts';
import { sharedWords } from '../words/shared.ts';
import { CampaignDialog } from './campaign-dialog.tsx';
import { CampaignShelf } from './campaign-shelf.tsx';
import { DropZone } from './import/drop-zone.tsx';
import { ImportButton } from './import/import-button.tsx';
import { ReportDialog } from './import/report-dialog.tsx';
import { TargetDialog } from './import/target-dialog.tsx';
import { useImport } from './import/use-import.ts';
import classes from './library.module.css';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { OfferCard } from './offer/offer-card.tsx';
import { StoryShelf } from './story-shelf.tsx';
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
