import { mdiAlertCircle, mdiEye, mdiEyeOff } from '@mdi/js';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  ariaDescribedByIds,
  type DescriptionFieldProps,
  descriptionId,
  errorId,
  type FieldErrorProps,
  type ObjectFieldTemplateProps,
  type WidgetProps,
} from '@rjsf/utils';
import { useState } from 'react';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { settingsWords } from '../../words/settings.ts';
import { categoriesOf } from './categories.ts';

/** The fields of a form under the headings that its schema names. */
export function Categories({ properties, schema, title }: ObjectFieldTemplateProps) {
  const shown = properties.filter(({ hidden }) => !hidden);
  const fields = new Map(shown.map((property) => [property.name, property]));
  const categories = categoriesOf(schema.properties ?? {}, [...fields.keys()]);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {title !== '' && (
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
      )}
      {categories.map((category) => (
        <Box
          key={category.title}
          component={category.title === '' ? 'div' : 'fieldset'}
          sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
        >
          {category.title !== '' && (
            <Typography component="legend" variant="subtitle2" sx={{ color: md('primary'), mb: 1.5, p: 0 }}>
              {category.title}
            </Typography>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
              alignItems: 'start',
            }}
          >
            {category.fields.map((name) => (
              <Box key={name} sx={{ minWidth: 0 }}>
                {fields.get(name)?.content}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export function FieldDescription({ id, description }: DescriptionFieldProps) {
  if (description === undefined || description === '') return null;
  return (
    <Typography
      id={id}
      variant="caption"
      component="span"
      sx={{ display: 'block', color: md('onSurfaceVariant') }}
    >
      {description}
    </Typography>
  );
}

/** What is wrong with a field, below it. */
export function FieldErrors({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <Box id={errorId(fieldPathId)}>
      {/* The form merges what the server said more than once. */}
      {[...new Set(errors)].map((error) => (
        <FormHelperText
          key={String(error)}
          error
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mx: 0 }}
        >
          <Icon path={mdiAlertCircle} size={16} />
          {error}
        </FormHelperText>
      ))}
    </Box>
  );
}

/** A secret: hidden until asked for. One that is stored comes as dots; typing begins a new one. */
export function SecretWidget(props: WidgetProps) {
  const {
    id,
    label,
    value = '',
    required,
    disabled,
    readonly,
    rawErrors = [],
    options,
    onChange,
    onBlur,
  } = props;
  const [isShown, setShown] = useState(false);
  const isStored = /^•+$/.test(value);
  return (
    <TextField
      id={id}
      label={label}
      type={isShown && !isStored ? 'text' : 'password'}
      value={value}
      required={required}
      disabled={disabled || readonly}
      error={rawErrors.length > 0}
      fullWidth
      autoComplete="off"
      helperText={isStored ? settingsWords.form.secretSaved : undefined}
      onFocus={(event) => isStored && event.target.select()}
      onChange={({ target }) => {
        // Part of the mask is no secret: whatever is typed into it begins anew.
        const typed = target.value.replaceAll('•', '');
        onChange(typed === '' ? options.emptyValue : typed);
      }}
      onBlur={({ target }) => onBlur(id, target.value)}
      slotProps={{
        htmlInput: { 'aria-describedby': ariaDescribedByIds(id), spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? settingsWords.form.hide(label) : settingsWords.form.show(label)}
                aria-pressed={isShown}
                disabled={isStored || value === ''}
                onClick={() => setShown(!isShown)}
              >
                <Icon path={isShown ? mdiEyeOff : mdiEye} size={20} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

export function SwitchWidget({ id, label, value, disabled, readonly, schema, onChange }: WidgetProps) {
  return (
    <>
      <FormControlLabel
        sx={{ ml: -1 }}
        control={
          <Switch
            id={id}
            checked={value === true}
            disabled={disabled || readonly}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': ariaDescribedByIds(id) } }}
          />
        }
        label={label}
      />
      {schema.description !== undefined && (
        <Typography
          id={descriptionId(id)}
          variant="caption"
          component="p"
          sx={{ color: md('onSurfaceVariant') }}
        >
          {schema.description}
        </Typography>
      )}
    </>
  );
}
