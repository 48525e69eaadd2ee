import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** Drags a file over the page and lets it go there. */
export async function drop(page: Page, file: string): Promise<void> {
  const content = JSON.stringify(readFileSync(file).toString('base64'));
  const dataTransfer = await page.evaluateHandle(`{
    const bytes = Uint8Array.from(atob(${content}), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], ${JSON.stringify(path.basename(file))}));
    transfer;
  }`);
  const target = page.locator('main h1');
  await target.dispatchEvent('dragenter', { dataTransfer });
  await page.getByText('Drop the file to import it').waitFor();
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}
