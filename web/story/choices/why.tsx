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
import classes from './choices.module.css';

const KINDS: Record<string, { icon: string; name: string }> = {
  memory: { icon: mdiBrain, name: 'Memory' },
  relationship: { icon: mdiAccountHeartOutline, name: 'Bond' },
  trait: { icon: mdiFlagOutline, name: 'Who you are' },
  lore: { icon: mdiScriptTextOutline, name: 'Lore' },
  beat: { icon: mdiBookOutline, name: 'Plot' },
  item: { icon: mdiTreasureChestOutline, name: 'Thing' },
  place: { icon: mdiMapMarkerOutline, name: 'Place' },
  thread: { icon: mdiTimelineTextOutline, name: 'Loose thread' },
};
const OTHER = { icon: mdiBookOutline, name: 'Reason' };

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
