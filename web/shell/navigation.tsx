import {
  mdiBookOpenPageVariant,
  mdiBookOpenPageVariantOutline,
  mdiBookshelf,
  mdiCog,
  mdiCogOutline,
  mdiFileTree,
  mdiFileTreeOutline,
  mdiImageMultiple,
  mdiImageMultipleOutline,
  mdiWrench,
  mdiWrenchOutline,
} from '@mdi/js';
import { Icon } from '../ui/icon.tsx';
import { shellWords } from '../words/shell.ts';
import classes from './navigation.module.css';
import { linkTo, type Route, settingsPath, storyPath } from './router.ts';

interface Destination {
  name: string;
  to: string | null;
  icon: string;
  activeIcon: string;
  isHere: boolean;
}

/** Rail on a wide screen, bar at the bottom of a narrow one. */
export function Navigation({ route, storyId }: { route: Route; storyId: string | null }) {
  return (
    <nav className={classes.nav} aria-label={shellWords.mainNavigation}>
      <a className={classes.home} title={shellWords.library} {...linkTo('/')}>
        <Icon path={mdiBookshelf} title={shellWords.library} />
      </a>
      <ul className={classes.list}>
        {destinations(route, storyId).map((destination) => (
          <li key={destination.name}>
            <Item {...destination} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ name, to, icon, activeIcon, isHere }: Destination) {
  const inside = (
    <>
      <span className={classes.indicator}>
        <Icon path={isHere ? activeIcon : icon} />
      </span>
      <span className={classes.label}>{name}</span>
    </>
  );
  if (to === null) {
    return (
      <span className={classes.item} aria-disabled="true" title={shellWords.openStoryFirst}>
        {inside}
      </span>
    );
  }
  return (
    <a className={classes.item} aria-current={isHere ? 'page' : undefined} {...linkTo(to)}>
      {inside}
    </a>
  );
}

function destinations(route: Route, storyId: string | null): Destination[] {
  const panel = route.page === 'story' ? route.panel : undefined;
  const story = (name: 'tools' | 'assets' | 'state') => (storyId === null ? null : storyPath(storyId, name));
  return [
    {
      name: shellWords.destinations.narrative,
      to: storyId === null ? '/' : storyPath(storyId),
      icon: mdiBookOpenPageVariantOutline,
      activeIcon: mdiBookOpenPageVariant,
      isHere: panel === null || route.page === 'library',
    },
    {
      name: shellWords.destinations.tools,
      to: story('tools'),
      icon: mdiWrenchOutline,
      activeIcon: mdiWrench,
      isHere: panel === 'tools',
    },
    {
      name: shellWords.destinations.assets,
      to: story('assets'),
      icon: mdiImageMultipleOutline,
      activeIcon: mdiImageMultiple,
      isHere: panel === 'assets',
    },
    {
      name: shellWords.destinations.state,
      to: story('state'),
      icon: mdiFileTreeOutline,
      activeIcon: mdiFileTree,
      isHere: panel === 'state',
    },
    {
      name: shellWords.destinations.settings,
      to: settingsPath(),
      icon: mdiCogOutline,
      activeIcon: mdiCog,
      isHere: route.page === 'settings',
    },
  ];
}
