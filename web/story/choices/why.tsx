import {
  mdiAccountHeartOutline,
  mdiBookOutline,
  mdiBrain,
  mdiFlagOutline,
  mdiMapMarkerOutline,
  mdiScriptTextOutline,
  mdiTimelineTextOutline,
  mdiTreasureChestOutline,
} from '@mdi/js';
import type { ChoiceView } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import classes from './choices.module.css';

const { reasons } = storyWords;

const KINDS: Record<string, { icon: string; name: string }> = {
  memory: { icon: mdiBrain, name: reasons.memory },
  relationship: { icon: mdiAccountHeartOutline, name: reasons.relationship },
  trait: { icon: mdiFlagOutline, name: reasons.trait },
  lore: { icon: mdiScriptTextOutline, name: reasons.lore },
  beat: { icon: mdiBookOutline, name: reasons.beat },
  item: { icon: mdiTreasureChestOutline, name: reasons.item },
  place: { icon: mdiMapMarkerOutline, name: reasons.place },
  thread: { icon: mdiTimelineTextOutline, name: reasons.thread },
};
const OTHER = { icon: mdiBookOutline, name: reasons.other };

/** The memories, bonds and places that a choice comes from. */
export function Why({ because }: { because: ChoiceView['because'] }) {
  return (
    <ul className={classes.reasons}>
      {because.map(({ kind, ref, text }) => {
        const { icon, name } = KINDS[kind] ?? OTHER;
        return (
          <li key={`${kind} ${ref} ${text}`} className={classes.reason}>
            <Icon path={icon} size={18} title={name} className={classes.reasonIcon} />
            <span dir="auto">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
