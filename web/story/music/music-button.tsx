import { mdiMusic, mdiMusicOff, mdiVolumeHigh, mdiVolumeOff } from '@mdi/js';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import classes from './music.module.css';
import type { Music } from './use-music.ts';

export function MusicButton({ music }: { music: Music }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={storyWords.music.title}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={music.isOn && !music.isMuted ? mdiMusic : mdiMusicOff} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { className: classes.paper, role: 'dialog', 'aria-label': storyWords.music.title },
        }}
      >
        <FormControlLabel
          control={<Switch checked={music.isOn} onChange={music.toggle} />}
          label={storyWords.music.play}
        />
        <div className={classes.volume}>
          <IconButton
            aria-label={storyWords.music.mute}
            aria-pressed={music.isMuted}
            disabled={!music.isOn}
            onClick={music.toggleMute}
          >
            <Icon path={music.isMuted ? mdiVolumeOff : mdiVolumeHigh} />
          </IconButton>
          <Slider
            aria-label={storyWords.music.volume}
            disabled={!music.isOn}
            value={music.isMuted ? 0 : Math.round(music.volume * 100)}
            onChange={(_, value) => music.setVolume(Number(value) / 100)}
          />
        </div>
        {!music.hasPiece && <p className={classes.none}>{storyWords.music.none}</p>}
      </Popover>
    </>
  );
}
