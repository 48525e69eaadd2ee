import { mdiClose, mdiTextBoxSearchOutline } from '@mdi/js';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { Fetched } from '../../panels/parts/fetched.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WrittenState } from '../../ui/written-state.tsx';
import { sharedWords } from '../../words/shared.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import { PromptCall } from './prompt-call.tsx';
import classes from './prompts.module.css';

const words = storytellerWords.prompt;

interface PromptSheetProps {
  storyId: string;
  scene: number;
  onClose: () => void;
}

/** What models were asked for a scene, block by block, and what they answered. */
export default function PromptSheet({ storyId, scene, onClose }: PromptSheetProps) {
  const prompts = useQuery({ ...queries.prompts(storyId, scene), staleTime: 0 });
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { className: classes.sheet, 'aria-labelledby': 'prompts-title' } }}
    >
      <header className={classes.head}>
        <Icon path={mdiTextBoxSearchOutline} />
        <h2 id="prompts-title" className={classes.title}>
          {words.title(scene)}
        </h2>
        <IconButton aria-label={sharedWords.close} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </header>
      <div className={classes.body}>
        <Fetched query={prompts} what={words.what} shapes={[80, 200]}>
          {({ prompts: calls }) =>
            calls.length === 0 ? (
              <WrittenState icon={mdiTextBoxSearchOutline} title={words.none.title}>
                <p>{words.none.text}</p>
              </WrittenState>
            ) : (
              <>
                <p className={classes.intro}>{words.intro}</p>
                {calls.map((call, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: calls have no names and keep their order.
                  <PromptCall key={index} call={call} isFirst={index === 0} />
                ))}
              </>
            )
          }
        </Fetched>
      </div>
    </Drawer>
  );
}
