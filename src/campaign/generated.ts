/** Generated files say so in their names (`setting_generated.md`), and a file beside them says where they come from. */
const MARK = /_generated(?=\.[^./]+$)/;
const PROVENANCE = '.provenance.json';

export const isGenerated = (file: string): boolean => MARK.test(file);

/** `world/setting.md` for `world/setting_generated.md`: the name it has once a person has written it. */
export const humanTwin = (file: string): string => file.replace(MARK, '');

export const generatedTwin = (file: string): string => file.replace(/(?=\.[^./]+$)/, '_generated');

export const provenanceFile = (file: string): string => `${file}${PROVENANCE}`;

export const isProvenance = (file: string): boolean => file.endsWith(PROVENANCE);

/** The file a provenance file is about. */
export const subjectOf = (provenance: string): string => provenance.slice(0, -PROVENANCE.length);
