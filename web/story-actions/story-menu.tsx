import {
  mdiBookArrowDownOutline,
  mdiCodeJson,
  mdiDeleteOutline,
  mdiDotsVertical,
  mdiLanguageHtml5,
  mdiLanguageMarkdownOutline,
  mdiRenameOutline,
} from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { call } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { navigate } from '../shell/router.ts';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/toasts.ts';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';
import { EXPORT_FORMATS, type ExportFormat, keepAs } from './keep-as.ts';
import { RenameDialog } from './rename-dialog.tsx';

const EXPORT_ICONS: Record<ExportFormat, string> = {
  epub: mdiBookArrowDownOutline,
  html: mdiLanguageHtml5,
  md: mdiLanguageMarkdownOutline,
  json: mdiCodeJson,
};

interface StoryMenuProps {
  story: StoryCard;
  /** What else can be done where the menu stands; it comes first. */
  extra?: (close: () => void) => ReactNode;
}

/** What can be done with a whole story. */
export function StoryMenu({ story, extra }: StoryMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAnchor(null);
  const open = (which: 'rename' | 'delete') => () => {
    close();
    setDialog(which);
  };
  return (
    <>
      <IconButton
        aria-label={storyWords.moreFor(story.title)}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {extra?.(close)}
        <MenuItem onClick={open('rename')}>
          <Icon path={mdiRenameOutline} /> {storyWords.menu.rename}
        </MenuItem>
        <Divider />
        <ListSubheader sx={{ bgcolor: 'transparent', lineHeight: '32px' }} role="presentation">
          {storyWords.menu.export}
        </ListSubheader>
        {EXPORT_FORMATS.map(({ format, title }) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              void keepAs(story, format);
            }}
          >
            <Icon path={EXPORT_ICONS[format]} /> {title}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={open('delete')}>
          <Icon path={mdiDeleteOutline} /> {sharedWords.delete}
        </MenuItem>
      </Menu>
      {dialog === 'rename' && <RenameDialog story={story} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteDialog story={story} onClose={() => setDialog(null)} />}
    </>
  );
}

function DeleteDialog({ story, onClose }: { story: StoryCard; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call<void>(`/api/stories/${encodeURIComponent(story.id)}`, { method: 'DELETE' }),
    onSuccess: () => {
      onClose();
      navigate('/');
      client.removeQueries(queries.story(story.id));
      void client.invalidateQueries(queries.library());
      say(sharedWords.deleted(story.title));
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{storyWords.menu.deleteTitle(story.title)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{storyWords.menu.deleteText(story.scene)}</DialogContentText>
        {remove.error !== null && <DialogContentText color="error">{remove.error.message}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {sharedWords.cancel}
        </Button>
        <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
          {sharedWords.delete}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
