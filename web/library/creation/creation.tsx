import { useQuery } from '@tanstack/react-query';
import type { CampaignCard } from '../../../src/contracts/api/library.ts';
import { queries } from '../../api/queries.ts';
import { Broken } from '../../shell/states.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { CreationSteps } from './creation-steps.tsx';

/** The questions of a campaign about who the player is. */
export function Creation({ campaign, onBack }: { campaign: CampaignCard; onBack: () => void }) {
  const { data, error, refetch } = useQuery(queries.creation(campaign.id));
  if (data !== undefined) return <CreationSteps campaign={campaign} creation={data} onBack={onBack} />;
  return error === null ? <Waiting lines={4} /> : <Broken error={error} retry={() => void refetch()} />;
}
