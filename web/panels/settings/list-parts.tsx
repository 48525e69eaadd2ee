import { mdiArrowDown, mdiArrowUp, mdiClose, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type ArrayFieldItemButtonsTemplateProps,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  titleId,
} from '@rjsf/utils';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { settingsWords } from '../../words/settings.ts';

const words = settingsWords.form;

/** A setting that is a list: its entries below each other, and a button for one more. */
export function ListField(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, disabled, readonly, fieldPathId, required } = props;
  return (
    <Box role="group" aria-labelledby={titleId(fieldPathId)}>
      <Typography id={titleId(fieldPathId)} variant="body2" sx={{ fontWeight: 500 }}>
        {title}
        {required && ' *'}
      </Typography>
      {schema.description !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: md('onSurfaceVariant'), mb: 1 }}>
          {schema.description}
        </Typography>
      )}
      {items.length === 0 ? (
        <Typography sx={{ fontSize: 13, color: md('onSurfaceVariant'), py: 0.5 }}>
          {words.emptyList}
        </Typography>
      ) : (
        <Stack sx={{ gap: 1.5, mt: 1 }}>{items}</Stack>
      )}
      {canAdd && (
        <Button
          id={buttonId(fieldPathId, 'add')}
          size="small"
          startIcon={<Icon path={mdiPlus} size={18} />}
          onClick={onAddClick}
          disabled={disabled || readonly}
          sx={{ mt: 1 }}
        >
          {words.add}
        </Button>
      )}
    </Box>
  );
}

export function ListItemField({ children, buttonsProps, hasToolbar }: ArrayFieldItemTemplateProps) {
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {hasToolbar && <ItemButtons {...buttonsProps} />}
    </Stack>
  );
}

function ItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { index, disabled, readonly, hasMoveUp, hasMoveDown, hasRemove } = props;
  const isOff = disabled || readonly;
  const entry = index + 1;
  return (
    <Stack direction="row" sx={{ pt: 1 }}>
      {(hasMoveUp || hasMoveDown) && (
        <>
          <IconButton
            size="small"
            aria-label={words.moveUp(entry)}
            disabled={isOff || !hasMoveUp}
            onClick={props.onMoveUpItem}
          >
            <Icon path={mdiArrowUp} size={18} />
          </IconButton>
          <IconButton
            size="small"
            aria-label={words.moveDown(entry)}
            disabled={isOff || !hasMoveDown}
            onClick={props.onMoveDownItem}
          >
            <Icon path={mdiArrowDown} size={18} />
          </IconButton>
        </>
      )}
      {hasRemove && (
        <IconButton
          size="small"
          aria-label={words.remove(entry)}
          disabled={isOff}
          onClick={props.onRemoveItem}
        >
          <Icon path={mdiClose} size={18} />
        </IconButton>
      )}
    </Stack>
  );
}
