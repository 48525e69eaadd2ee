/** How a sentence of the author's was read, so that they can see whether it was read as meant. */
export interface SentenceReading {
  file: string;
  line: number;
  about: 'constraint' | 'condition' | 'ending' | 'rules' | 'file' | 'story';
  /** The author's words. */
  text: string;
  /** What the program holds to. */
  readAs: string;
  /** Whether the program holds to it by itself; else only a model is told. */
  isRead: boolean;
}
