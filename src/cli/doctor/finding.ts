/** `falls back` works in a lesser way; `broken` does not work. */
type State = 'works' | 'falls back' | 'broken';

export interface Finding {
  what: string;
  state: State;
  message: string;
}
