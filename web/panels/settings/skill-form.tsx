import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { withTheme } from '@rjsf/core';
import { Theme } from '@rjsf/mui';
import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Check } from 'typebox/schema';
import type { ConfigSaved, SkillsView, SkillView } from '../../../src/contracts/api/settings.ts';
import { pointerSegments } from '../../../src/contracts/pointer.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { md } from '../../theme/roles.ts';
import { say } from '../../ui/toasts.ts';
import { settingsWords } from '../../words/settings.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { type Config, isChanged, toSave } from './changes.ts';
import { type ConfigProblem, checkConfig } from './check-config.ts';
import { Categories, FieldDescription, FieldErrors, SecretWidget, SwitchWidget } from './form-parts.tsx';
import { ListField, ListItemField } from './list-parts.tsx';
import { uiSchemaOf } from './ui-schema.ts';

/** Problems in the shape that the form shows them from. */
function errorSchemaOf(problems: readonly ConfigProblem[]): ErrorSchema<Config> {
  const builder = new ErrorSchemaBuilder<Config>();
  for (const { path, message } of problems) builder.addErrors(message, pointerSegments(path).map(asKey));
  return builder.ErrorSchema;
}

const asKey = (segment: string): string | number => (/^\d+$/.test(segment) ? Number(segment) : segment);

/** Emptied fields are there with the value `undefined`; to the schema they are absent. */
const withoutEmptied = (config: Config | undefined): unknown => JSON.parse(JSON.stringify(config ?? {}));

/** Checks the form without compiling its schema to code, which the page's policy forbids. */
const validator: ValidatorType<Config, RJSFSchema> = {
  validateFormData(config, schema) {
    const problems = checkConfig(schema, withoutEmptied(config));
    return {
      errors: problems.map(({ path, message }) => ({ property: path, message, stack: message })),
      errorSchema: errorSchemaOf(problems),
    };
  },
  isValid: (schema, config) => Check(schema, config),
  rawValidation: (schema, config) => ({
    errors: checkConfig(schema, withoutEmptied(config)) as never[],
  }),
};

const words = settingsWords.form;

const Form = withTheme<Config, RJSFSchema>({
  ...Theme,
  widgets: { ...Theme.widgets, PasswordWidget: SecretWidget, CheckboxWidget: SwitchWidget },
  templates: {
    ...Theme.templates,
    ObjectFieldTemplate: Categories,
    DescriptionFieldTemplate: FieldDescription,
    FieldErrorTemplate: FieldErrors,
    ArrayFieldTemplate: ListField,
    ArrayFieldItemTemplate: ListItemField,
  },
});

interface SkillFormProps {
  skill: SkillView;
  schema: Config;
}

/** The settings of a skill; begun anew whenever those on the server have become others. */
export default function SkillForm({ skill, schema }: SkillFormProps) {
  const [version, setVersion] = useState(0);
  const key = `${version} ${JSON.stringify(skill.config)}`;
  return <OpenForm key={key} skill={skill} schema={schema} onDone={() => setVersion(version + 1)} />;
}

function OpenForm({ skill, schema, onDone }: SkillFormProps & { onDone: () => void }) {
  const before: Config = { ...skill.defaults, ...skill.config };
  const [config, setConfig] = useState<Config>(before);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { save, reset, problems } = useSaving(skill, onDone);
  const shape = useMemo(() => ({ ...schema, title: '', description: undefined }) as RJSFSchema, [schema]);
  const uiSchema = useMemo(() => uiSchemaOf(schema), [schema]);
  const extraErrors = useMemo(() => errorSchemaOf(problems.filter(({ path }) => path !== '')), [problems]);
  const general = problems.filter(({ path }) => path === '');
  const isDirty = isChanged(before, config);
  const isBusy = save.isPending || reset.isPending;
  return (
    <>
      <Form
        idPrefix={`skill-${skill.name}`}
        schema={shape}
        uiSchema={uiSchema}
        formData={config}
        validator={validator}
        extraErrors={extraErrors}
        liveValidate="onBlur"
        noHtml5Validate
        showErrorList={false}
        focusOnFirstError
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={({ formData }) => {
          setRefused(false);
          setConfig(formData ?? {});
        }}
        onError={() => setRefused(true)}
        onSubmit={({ formData }) => save.mutate(toSave(before, formData ?? {}))}
      >
        {general.map(({ message }) => (
          <Alert key={message} severity="error" variant="outlined" sx={{ mt: 2 }}>
            {message}
          </Alert>
        ))}
        <Stack direction="row" sx={{ gap: 1, mt: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={!isDirty || isBusy}>
            {save.isPending ? words.saving : words.save}
          </Button>
          <Button disabled={!isDirty || isBusy} onClick={() => setConfig(before)}>
            {words.discard}
          </Button>
          <Typography role="status" sx={{ fontSize: 13, color: md('onSurfaceVariant'), flex: 1 }}>
            {isRefused || problems.length > 0 ? words.notSaved : isDirty && words.unsaved}
          </Typography>
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            {words.reset}
          </Button>
        </Stack>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.resetTitle(skill.displayName)}
        text={words.resetText}
        action={words.resetConfirm}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          reset.mutate();
        }}
      />
    </>
  );
}

function useSaving(skill: SkillView, onDone: () => void) {
  const client = useQueryClient();
  const [problems, setProblems] = useState<ConfigSaved['problems']>([]);
  const address = `/api/skills/${encodeURIComponent(skill.name)}/config`;
  const keep = (fresh: SkillView) => {
    client.setQueryData<SkillsView>(['skills'], (known) =>
      known === undefined
        ? known
        : { ...known, skills: known.skills.map((other) => (other.name === fresh.name ? fresh : other)) },
    );
    onDone();
  };
  const save = useMutation({
    mutationFn: (config: Config) => call<ConfigSaved>(address, { method: 'PUT', body: { config } }),
    onMutate: () => setProblems([]),
    onSuccess: (answer) => {
      if (!answer.saved) return setProblems(answer.problems);
      say(words.saved(skill.displayName));
      keep(answer.skill);
    },
    onError: (error) => {
      const refused = error instanceof ApiError && error.status === 422 ? problemsIn(error.details) : [];
      setProblems(refused.length > 0 ? refused : [{ path: '', message: error.message }]);
    },
  });
  const reset = useMutation({
    mutationFn: () => call<SkillView>(address, { method: 'DELETE' }),
    onSuccess: (fresh) => {
      say(words.wasReset(skill.displayName));
      keep(fresh);
    },
    onError: (error) => say(error.message),
  });
  return { save, reset, problems };
}

function problemsIn(details: unknown): ConfigSaved['problems'] {
  return (details as Partial<ConfigSaved> | undefined)?.problems ?? [];
}
