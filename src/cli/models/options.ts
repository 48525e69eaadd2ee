/** What the `models` commands may be told. */
export interface ModelsOptions {
  json?: boolean;
  offline?: boolean;
}
