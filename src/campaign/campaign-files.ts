/** The files of a campaign, for those who look at them before they are known for what they are. */
export interface CampaignFiles {
  readonly allFiles: readonly string[];
  isInPlay(file: string): boolean;
  /** The files of a folder that count, with this extension. */
  files(parent: string, extension: string): readonly string[];
  text(file: string): string;
}
