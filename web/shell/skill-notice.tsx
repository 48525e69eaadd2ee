import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/queries.ts';
import { sharedWords } from '../words/shared.ts';
import { shellWords } from '../words/shell.ts';
import { postpone, usePostponed } from './postponed-skills.ts';
import { navigate, type Route, settingsPath } from './router.ts';
import classes from './skill-notice.module.css';

/** Says that there are skills to review, wherever the player is. */
export function SkillNotice({ route }: { route: Route }) {
  const { data } = useQuery(queries.skills());
  const postponed = usePostponed();
  const waiting = (data?.waiting ?? []).filter(({ hash }) => !postponed.includes(hash));
  const [first, ...others] = waiting;
  const isThere = route.page === 'settings' && route.section === 'skills';
  return (
    <div role="status" className={classes.place}>
      {first !== undefined && !isThere && (
        <div className={classes.bar}>
          <span className={classes.text} dir="auto">
            {shellWords.skillToReview(first.standing, first.displayName, others.length)}
          </span>
          <Button size="small" color="inherit" onClick={() => navigate(settingsPath('skills'))}>
            {sharedWords.review}
          </Button>
          <Button size="small" color="inherit" onClick={() => postpone(...waiting.map(({ hash }) => hash))}>
            {sharedWords.notNow}
          </Button>
        </div>
      )}
    </div>
  );
}
