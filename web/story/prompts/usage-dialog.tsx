import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import type { Usage } from '../../../src/contracts/api/prompts.ts';
import { queries } from '../../api/queries.ts';
import { Facts } from '../../panels/parts/facts.tsx';
import { Fetched } from '../../panels/parts/fetched.tsx';
import { linkTo, settingsPath } from '../../shell/router.ts';
import { numberInWords } from '../../words/format.ts';
import { sharedWords } from '../../words/shared.ts';
import { storytellerWords } from '../../words/storyteller.ts';

const words = storytellerWords.usage;

/** What models have read and written for a story, and what it cost. */
export default function UsageDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const usage = useQuery({ ...queries.usage(storyId), staleTime: 0 });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="usage-title">
      <DialogTitle id="usage-title">{words.title}</DialogTitle>
      <DialogContent>
        <Fetched query={usage} what={words.what} shapes={[96]}>
          {(data) => (data.scenes === 0 ? <p>{words.none}</p> : <Facts facts={factsOf(data)} />)}
        </Fetched>
      </DialogContent>
      <DialogActions>
        <Button {...linkTo(settingsPath('storyteller'))}>{storytellerWords.settingsLink}</Button>
        <Button onClick={onClose}>{sharedWords.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function factsOf({ scenes, tokens, cost, limit }: Usage): [string, string][] {
  const { dollars, unknown } = storytellerWords.cost;
  return [
    [words.scenes, numberInWords(scenes)],
    [words.read, numberInWords(tokens.prompt)],
    [words.cached, numberInWords(tokens.reused)],
    [words.written, numberInWords(tokens.written)],
    [words.cost, cost === null ? unknown : dollars(cost)],
    [words.limit, limit === null ? words.noLimit : dollars(limit)],
  ];
}
