import {
  mdiBookOpenOutline,
  mdiDatabaseOutline,
  mdiFeather,
  mdiInformationOutline,
  mdiPuzzleOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { linkTo, settingsPath, useRoute } from '../shell/router.ts';
import { md } from '../theme/roles.ts';
import { Icon } from '../ui/icon.tsx';
import { settingsWords } from '../words/settings.ts';
import { About } from './settings/about.tsx';
import { Data } from './settings/data.tsx';
import { Reading } from './settings/reading.tsx';
import { Skills } from './settings/skills.tsx';
import { Storyteller } from './settings/storyteller/storyteller.tsx';

const SECTIONS = [
  { name: 'storyteller', title: settingsWords.sections.storyteller, icon: mdiFeather, Section: Storyteller },
  { name: 'skills', title: settingsWords.sections.skills, icon: mdiPuzzleOutline, Section: Skills },
  { name: 'reading', title: settingsWords.sections.reading, icon: mdiBookOpenOutline, Section: Reading },
  { name: 'data', title: settingsWords.sections.data, icon: mdiDatabaseOutline, Section: Data },
  { name: 'about', title: settingsWords.sections.about, icon: mdiInformationOutline, Section: About },
] as const;

export default function Settings() {
  const route = useRoute();
  const asked = route.page === 'settings' ? route.section : null;
  const { name, title, Section } = SECTIONS.find((section) => section.name === asked) ?? SECTIONS[0];
  return (
    <Box sx={pageStyle}>
      <Typography component="h1" variant="h4" sx={{ gridArea: 'title', px: { xs: 0, md: 1.5 } }}>
        {settingsWords.title}
      </Typography>
      <Box component="nav" aria-label={settingsWords.title} sx={{ gridArea: 'nav', minWidth: 0 }}>
        <Box component="ul" sx={listStyle}>
          {SECTIONS.map((section) => (
            <li key={section.name}>
              <Box
                component="a"
                {...linkTo(settingsPath(section.name))}
                aria-current={section.name === name ? 'page' : undefined}
                sx={linkStyle}
              >
                <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
                  <Icon path={section.icon} size={20} />
                </Box>
                {section.title}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      <Box component="section" aria-label={title} sx={{ gridArea: 'section', minWidth: 0, maxWidth: 760 }}>
        <Typography component="h2" variant="h5" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Section />
      </Box>
    </Box>
  );
}

const pageStyle = {
  display: 'grid',
  maxWidth: 1080,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  py: { xs: 2, md: 4 },
  gap: { xs: 2, md: 3 },
  columnGap: { md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"title" "nav" "section"',
    md: '"title section" "nav section"',
  },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

const listStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: { xs: 0, sm: 0.5 },
  overflowX: { xs: 'auto', md: 'visible' },
  p: 0.5,
  m: { xs: '0 -4px', md: 0 },
  scrollbarWidth: 'none',
  position: { md: 'sticky' },
  top: { md: 24 },
} as const;

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  px: { xs: 1.25, sm: 1.75 },
  borderRadius: '22px',
  color: md('onSurfaceVariant'),
  textDecoration: 'none',
  fontSize: 14,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: md('surfaceContainerHigh') },
  '&[aria-current]': { bgcolor: md('secondaryContainer'), color: md('onSecondaryContainer') },
} as const;
