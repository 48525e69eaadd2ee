import type { Connection } from '../database/connection.ts';

/**
 * Scopes: every record belongs to a playthrough or a campaign by its number. Records have a number (`key`) that words
 * and vectors share, and an id that is theirs within the scope, so that a branch keeps the ids of its story. Their
 * `position` is the order in which they were first written; undo and branch keep that too.
 */
const SCOPES = `
  CREATE TABLE campaigns (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE playthroughs (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    campaign INTEGER NOT NULL REFERENCES campaigns (key),
    title TEXT NOT NULL,
    seed TEXT,
    created_at TEXT NOT NULL,
    last_played_at TEXT NOT NULL,
    head_scene INTEGER NOT NULL DEFAULT 0,
    in_game_start TEXT,
    in_game_time TEXT,
    ending TEXT,
    branched_from_playthrough TEXT,
    branched_from_scene INTEGER,
    details TEXT
  ) STRICT;
  CREATE INDEX playthroughs_campaign ON playthroughs (campaign);
`;

/** The journal, and what each scene changed: the record as it was before the first change of that scene. */
const JOURNAL = `
  CREATE TABLE scenes (
    playthrough INTEGER NOT NULL REFERENCES playthroughs (key) ON DELETE CASCADE,
    scene INTEGER NOT NULL,
    parent_playthrough TEXT,
    parent_scene INTEGER,
    session_id TEXT,
    created_at TEXT NOT NULL,
    in_game_time TEXT,
    choice TEXT NOT NULL,
    plan TEXT NOT NULL,
    trace TEXT NOT NULL,
    patches TEXT NOT NULL,
    state TEXT NOT NULL,
    scene_object TEXT NOT NULL,
    ending TEXT,
    PRIMARY KEY (playthrough, scene)
  ) STRICT;

  CREATE TABLE changes (
    playthrough INTEGER NOT NULL REFERENCES playthroughs (key) ON DELETE CASCADE,
    scene INTEGER NOT NULL,
    data_type TEXT NOT NULL,
    id TEXT NOT NULL,
    before TEXT,
    position INTEGER,
    PRIMARY KEY (playthrough, scene, data_type, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE models (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE
  ) STRICT;
`;

interface Table {
  name: string;
  owner: 'playthroughs' | 'campaigns';
  columns: string;
  /** Columns that filters look at, each indexed within its scope. */
  indexed: string[];
  /** Vectors in one chunk of the vector table: many for long lists, few where a scope has few records. */
  search?: { chunk: number };
  hasLabels?: boolean;
}

const TABLES: readonly Table[] = [
  {
    name: 'memories',
    owner: 'playthroughs',
    columns: `summary TEXT NOT NULL, timestamp TEXT NOT NULL, timestamp_ms INTEGER NOT NULL, in_game_time TEXT,
      in_game_time_ms INTEGER, session_id TEXT, character_ids TEXT NOT NULL, npc_ids TEXT NOT NULL,
      faction_ids TEXT NOT NULL, location TEXT, action_type TEXT, semantic_tags TEXT NOT NULL,
      significance TEXT NOT NULL, episodic INTEGER NOT NULL, outcome TEXT`,
    indexed: ['timestamp_ms', 'session_id', 'location'],
    search: { chunk: 256 },
    hasLabels: true,
  },
  {
    name: 'reputation',
    owner: 'playthroughs',
    columns: `current_score REAL NOT NULL, last_updated TEXT NOT NULL, last_updated_ms INTEGER NOT NULL,
      decay_rate REAL NOT NULL, decay_unit TEXT NOT NULL, in_game_time TEXT, in_game_time_ms INTEGER`,
    indexed: [],
  },
  {
    name: 'perception',
    owner: 'playthroughs',
    columns: `perception_score REAL NOT NULL, last_interaction TEXT NOT NULL, last_interaction_ms INTEGER NOT NULL,
      event_history TEXT NOT NULL, decay_rate REAL NOT NULL, decay_unit TEXT NOT NULL, in_game_time TEXT,
      in_game_time_ms INTEGER`,
    indexed: [],
  },
  {
    name: 'portraits',
    owner: 'playthroughs',
    columns: `image_path TEXT NOT NULL, description TEXT NOT NULL, description_hash TEXT NOT NULL,
      generated_at TEXT NOT NULL, generated_at_ms INTEGER NOT NULL, style TEXT`,
    indexed: [],
    search: { chunk: 32 },
  },
  {
    name: 'sessions',
    owner: 'playthroughs',
    columns: `start_time TEXT NOT NULL, start_time_ms INTEGER NOT NULL, end_time TEXT, end_time_ms INTEGER,
      current_location TEXT`,
    indexed: [],
  },
  {
    name: 'lore',
    owner: 'campaigns',
    columns: `file_path TEXT NOT NULL, chunk_index INTEGER NOT NULL, paragraph_id INTEGER NOT NULL,
      content TEXT NOT NULL, token_count INTEGER NOT NULL, chunk_method TEXT NOT NULL, tags TEXT NOT NULL`,
    indexed: ['file_path'],
    search: { chunk: 256 },
    hasLabels: true,
  },
  {
    name: 'assets',
    owner: 'campaigns',
    columns: `type TEXT NOT NULL, keywords TEXT NOT NULL, generated INTEGER NOT NULL, checksum TEXT NOT NULL,
      created_at TEXT NOT NULL, created_at_ms INTEGER NOT NULL, modified_at TEXT, modified_at_ms INTEGER,
      data TEXT NOT NULL, provenance TEXT, image_metadata TEXT, audio_metadata TEXT, prose_metadata TEXT,
      structured_metadata TEXT, relationships TEXT, rest TEXT`,
    indexed: ['type'],
    search: { chunk: 64 },
    hasLabels: true,
  },
];

export function createFirstVersion(connection: Connection): void {
  connection.exec(SCOPES);
  connection.exec(JOURNAL);
  for (const table of TABLES) connection.exec(definition(table));
}

function definition({ name, owner, columns, indexed, search, hasLabels }: Table): string {
  // `terms` has the words as they are searched, `version` counts changes, `model` made the vector.
  const searched = search
    ? ', terms TEXT NOT NULL, version INTEGER NOT NULL, model INTEGER REFERENCES models (key)'
    : '';
  return `
    CREATE TABLE ${name} (
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      position INTEGER NOT NULL,
      scope INTEGER NOT NULL REFERENCES ${owner} (key) ON DELETE CASCADE,
      id TEXT NOT NULL,
      ${columns}${searched},
      UNIQUE (scope, id)
    ) STRICT;
    ${indexed.map((column) => `CREATE INDEX ${name}_${column} ON ${name} (scope, ${column});`).join('\n')}
    ${hasLabels ? labels(name) : ''}
    ${search ? searchTables(name, search.chunk) : ''}
  `;
}

function labels(name: string): string {
  return `
    CREATE TABLE ${name}_labels (
      scope INTEGER NOT NULL,
      kind TEXT NOT NULL,
      value TEXT NOT NULL,
      record INTEGER NOT NULL REFERENCES ${name} (key) ON DELETE CASCADE,
      PRIMARY KEY (scope, kind, value, record)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ${name}_labels_record ON ${name}_labels (record);
  `;
}

/** The words come normalised from us and carry their scope, so a plain tokenizer and no positions will do. */
function searchTables(name: string, chunk: number): string {
  return `
    CREATE INDEX ${name}_model ON ${name} (model);
    CREATE INDEX ${name}_scope_model ON ${name} (scope, model);
    CREATE VIRTUAL TABLE ${name}_words USING fts5(
      terms, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    );
    CREATE VIRTUAL TABLE ${name}_vocabulary USING fts5vocab(${name}_words, row);
    CREATE VIRTUAL TABLE ${name}_vectors USING vec0(
      scope INTEGER PARTITION KEY,
      model INTEGER PARTITION KEY,
      vector FLOAT[384] distance_metric=L2,
      chunk_size=${chunk}
    );
  `;
}
