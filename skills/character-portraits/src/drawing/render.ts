/** Turns a drawing into a PNG of so many pixels a side. The renderer is native code, loaded when it is needed. */
export async function render(svg: string, size: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const square = svg.replace(/<svg /, `<svg preserveAspectRatio="xMidYMid slice" `);
  const picture = new Resvg(square, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return picture.render().asPng();
}

/** Any picture as a PNG of that size; null when the bytes are not a picture that can be read. */
export async function resized(bytes: Buffer, size: number): Promise<Buffer | null> {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) return null;
  const { Resvg } = await import('@resvg/resvg-js');
  const image = `<image width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice" href="data:${mediaType};base64,${bytes.toString('base64')}"/>`;
  const picture = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${image}</svg>`,
  ).render();
  // What cannot be decoded is left out without a word, and all is transparent then.
  return picture.pixels.some((value) => value !== 0) ? picture.asPng() : null;
}

function mediaTypeOf(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF8')) return 'image/gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null;
}
