import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { apiDocument } from '../../src/contracts/api/document.ts';
import { API_ROUTES, type ApiRoute } from '../../src/contracts/api/routes.ts';

/** That real answers are as they should be is checked wherever a test sends a call: see support/server.ts. */
describe('the document of the API', () => {
  const document = apiDocument() as JsonObject & {
    paths: Record<string, Record<string, JsonObject & { operationId: string; responses: JsonObject }>>;
    components: { schemas: Record<string, JsonObject> };
  };

  it.each(Object.entries(API_ROUTES) as [string, ApiRoute][])(
    'has %s',
    (name, { method, url, status, body }) => {
      const operation = document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toEqual([String(status), '4XX', '5XX']);
      expect(operation?.['requestBody'] !== undefined).toBe(body !== undefined || url.endsWith('/import'));
    },
  );

  it('has nothing else, and refers to nothing that is not in it', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(API_ROUTES).toSorted(),
    );
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
    expect(document.components.schemas).toHaveProperty('ServerEvent');
  });
});
