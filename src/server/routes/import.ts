import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NarratoriaError } from '../../base/errors.ts';
import { LIMITS } from '../../campaign/archive/limits.ts';
import { withStaging } from '../../campaign/archive/staging.ts';
import type { ImportResult } from '../../campaign/import/import.ts';
import { campaignIdOf, homeCampaigns } from '../../campaign/list.ts';
import type { Problem } from '../../campaign/problem.ts';
import { importCampaign } from '../../campaign/reader/read-campaign.ts';
import type { ImportReport } from '../../contracts/api/library.ts';
import { campaignPlace } from '../campaign-folder.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';
import { campaignCard } from '../views/campaign-card.ts';

const LONGEST_NAME = 120;

export function importHandlers(services: Services): Handlers<'importCampaign'> {
  return {
    async importCampaign({ request }) {
      const { 'x-file-name': name, 'x-campaign': into } = request.headers;
      const { body } = request;
      if (!(body instanceof Readable))
        throw new NarratoriaError('request_invalid', 'The request contains no file.');
      return await withStaging(homeCampaigns(), async (folder) => {
        const file = path.join(folder, safeName(header(name)));
        await pipeline(body, atMost(LIMITS.totalBytes), createWriteStream(file));
        const report = await takeIn(file, header(into), services);
        if (report.campaign !== null) services.feed.send({ event: 'library' });
        return report;
      });
    },
  };
}

async function takeIn(file: string, into: string, services: Services): Promise<ImportReport> {
  try {
    const { result, problems } = await importCampaign({
      file,
      campaigns: homeCampaigns(),
      ...(into !== '' && { into: ownCampaign(into) }),
      importedAt: new Date(),
    });
    const place = { id: campaignIdOf(result.folder), origin: 'home' as const };
    return {
      campaign: campaignCard(await services.shelf.at(result.folder), place, services.media),
      problems,
      message: sentence(result),
    };
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    const { problems } = error.details as { problems?: Problem[] };
    return { campaign: null, problems: problems ?? [], message: refusalOf(error) };
  }
}

function ownCampaign(id: string): string {
  const { folder, origin } = campaignPlace(id);
  if (origin === 'home') return folder;
  throw new NarratoriaError('invalid_usage', "Built-in worlds can't be changed.");
}

function sentence(result: ImportResult): string {
  if (result.kind === 'campaign') {
    const check = result.unpacked.isVerified
      ? 'Imported and verified.'
      : "Imported. It has no checksums, so its files couldn't be verified.";
    return [check, ...result.remarks].join(' ');
  }
  return [`Imported ${result.imported.name}.`, ...result.remarks].join(' ');
}

/** Hints that speak of the command line are of no use here. */
function refusalOf({ message, hint }: NarratoriaError): string {
  return hint === undefined || /--\w|narratoria /.test(hint) ? message : `${message} ${hint}`;
}

function header(value: string | string[] | undefined): string {
  try {
    return typeof value === 'string' ? decodeURIComponent(value) : '';
  } catch {
    throw new NarratoriaError('request_invalid', 'A header of this request is not valid.');
  }
}

/** A name only, whatever was sent: it says what the campaign will be called and nothing about where. */
function safeName(name: string): string {
  const base = path.basename(name.replaceAll('\\', '/')).replaceAll(/[^\p{L}\p{N}._ ()-]/gu, '');
  return base.replace(/^\.+/, '').slice(-LONGEST_NAME) || 'upload';
}

/** Whoever lies about the length is found out as it comes in. */
function atMost(limit: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > limit) throw new NarratoriaError('request_too_large', 'This file is too large.');
      yield chunk;
    }
  };
}
