import Button from '@mui/material/Button';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { SERVICES } from '../../../../src/contracts/providers.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { Catalogue } from './catalogue.tsx';
import { FileRow } from './file-row.tsx';
import { Group } from './group.tsx';
import { OtherServer } from './other-server.tsx';
import { refusalOf } from './refusal.ts';
import { Servers } from './servers.tsx';
import { Service } from './service.tsx';
import { useWriter } from './use-writer.ts';
import { WriterRow } from './writer-row.tsx';

const words = storytellerWords.choose;

/** Everybody who could tell the story: those on this computer first. */
export function Choose({ data }: { data: Models }) {
  return (
    <Group title={words.heading} hasGroups>
      <Group level="h4" title={words.onThisComputer} text={words.onThisComputerText}>
        <BuiltIn data={data} />
        <Servers data={data} />
        <Catalogue data={data} />
        <FileRow data={data} />
      </Group>
      <Group level="h4" title={words.otherServer}>
        <OtherServer data={data} />
      </Group>
      <Group level="h4" title={words.services} text={words.servicesText}>
        {SERVICES.map((provider) => (
          <Service key={provider} provider={provider} data={data} />
        ))}
      </Group>
    </Group>
  );
}

function BuiltIn({ data }: { data: Models }) {
  const use = useWriter();
  const title = storytellerWords.builtIn;
  const isUsed = !data.now.isModel;
  return (
    <WriterRow
      title={title}
      text={storytellerWords.builtInText}
      isUsed={isUsed}
      problem={refusalOf(use.error)}
      action={
        !isUsed && (
          <Button
            variant="tonal"
            aria-label={words.takeLabel(title)}
            loading={use.isPending}
            onClick={() => use.mutate({ writer: { provider: 'built-in' }, title })}
          >
            {words.use}
          </Button>
        )
      }
    />
  );
}
