import {
  mdiDotsHorizontal,
  mdiPencilOutline,
  mdiRefresh,
  mdiSourceBranch,
  mdiTextBoxSearchOutline,
  mdiUndo,
} from '@mdi/js';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { SceneView, SceneWriter } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { numberInWords } from '../../words/format.ts';
import { storyWords } from '../../words/story.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import type { SceneDeeds } from '../actions/use-scene-deeds.ts';
import classes from './scene.module.css';

const words = storytellerWords.toldBy;

/** Who told a scene: `llama3.2`, `the built-in writer`. */
function tellerOf({ writer, isEdited }: Pick<SceneView, 'writer' | 'isEdited'>): string {
  const { kind, model } = writer;
  const name =
    kind === 'model'
      ? (model ?? words.aModel)
      : { authored: words.authored, 'built-in': words.builtIn, fallback: words.fallback }[kind];
  return isEdited ? `${name}, ${words.edited}` : name;
}

/** What it took: `2,310 tokens read, 412 written · $0.02`; empty when no model was asked. */
function effortOf({ tokens, cost }: SceneWriter): string {
  if (tokens === null) return '';
  const { prompt, written } = tokens;
  return [
    words.tokens(numberInWords(prompt), numberInWords(written)),
    ...(cost === null || cost === 0 ? [] : [storytellerWords.cost.dollars(cost)]),
  ].join(' · ');
}

interface SceneMenuProps {
  scene: SceneView;
  isHead: boolean;
  deeds: SceneDeeds;
}

/** Who told this moment of the story, and what can be done at it. */
export function SceneMenu({ scene, isHead, deeds }: SceneMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { scene: number, writer } = scene;
  const effort = effortOf(writer);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        className={classes.menu}
        aria-label={storyWords.moreForScene(number)}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsHorizontal} size={20} />
      </IconButton>
      {anchor !== null && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          <li role="presentation" className={classes.toldBy}>
            {storytellerWords.toldBy.label} <span dir="auto">{tellerOf(scene)}</span>
            {effort !== '' && <span className={classes.effort}>{effort}</span>}
          </li>
          <Divider />
          {isHead ? (
            <MenuItem onClick={then(() => deeds.retell())}>
              <Icon path={mdiRefresh} /> {storyWords.retell}
            </MenuItem>
          ) : (
            <MenuItem onClick={then(() => deeds.back(number))}>
              <Icon path={mdiUndo} /> {storyWords.goBackHere}
            </MenuItem>
          )}
          <MenuItem onClick={then(() => deeds.edit(scene))}>
            <Icon path={mdiPencilOutline} /> {storytellerWords.edit.menu}
          </MenuItem>
          <MenuItem onClick={then(() => deeds.branch(number))}>
            <Icon path={mdiSourceBranch} /> {storyWords.branchHere}
          </MenuItem>
          <MenuItem onClick={then(() => deeds.prompts(number))}>
            <Icon path={mdiTextBoxSearchOutline} /> {storytellerWords.prompt.show}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
