/** What the `models` commands may be told. */
export interface ModelsOptions {
  json?: boolean;
  offline?: boolean;
}

/** What `models use` may be told. */
export interface UseOptions extends ModelsOptions {
  model?: string;
  keyFromStdin?: boolean;
  allowNetwork?: boolean;
  gpu?: string;
}
