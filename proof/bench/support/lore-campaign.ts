import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORDS = 'tide salt lamp keeper ship rope winter debt stair glass harbour bell storm letter oar';

/** A campaign of so many lore files, twelve paragraphs in each, with links and names as authors use them. */
export function writeLoreCampaign(folder: string, files: number): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('manifest.json', JSON.stringify({ title: 'A thousand tales', version: '1.0.0' }));
  const places = Math.min(40, files);
  const words = WORDS.split(' ');
  const sentence = (seed: number) =>
    `The ${words[seed % 15]} and the ${words[(seed * 7) % 15]} of year ${seed} were never told apart.`;
  for (let index = 0; index < files; index += 1) {
    const isPlace = index < places;
    const paragraphs = Array.from(
      { length: 12 },
      (_, row) => `${sentence(index + row)} ${sentence(index * row)}`,
    );
    const link = isPlace ? `\n\nA path leads to [the next](place-${(index + 1) % places}.md).` : '';
    const name = isPlace ? `lore/locations/place-${index}.md` : `lore/part-${index % 20}/tale-${index}.md`;
    write(name, `# The ${words[index % 15]} number ${index}\n\n${paragraphs.join('\n\n')}${link}\n`);
  }
}
