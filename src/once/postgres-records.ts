import { checkOptions, kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { ttlSeconds } from '../shared/storage-keys.js';
import { type CreateRecord, defaultTtl, type KeyedRecord, type Records, type RecordsOptions } from './records.js';

/** The part of a client of PostgreSQL that is used. A pool and a client of pg have it. */
export interface PostgresClient {
  /** Runs one statement. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Options of `postgresRecords`. */
export interface PostgresRecordsOptions extends RecordsOptions {
  /** Table, with its schema if you like: `media.creates`. Default: `genmedia_creates`. */
  table?: string | undefined;
}

/** Records in a table of PostgreSQL. */
export interface PostgresRecords extends Records {
  /** The SQL that creates the table and its index, for your migrations. */
  readonly sql: string;
  /** Creates the table and its index, unless they exist. */
  createTable(): Promise<void>;
}

/**
 * Records in PostgreSQL, for any number of processes. It takes anything with `query`, such as a pool of pg:
 *
 *     import { Pool } from 'pg';
 *
 *     const records = postgresRecords(new Pool());
 *     await records.createTable(); // or put console.log(records.sql) into your migrations
 *     const creates = once(gen, records);
 *
 * Each step is a statement of its own. Do not pass a client that is in a transaction: what is not committed is not recorded.
 */
export function postgresRecords(client: PostgresClient, options: PostgresRecordsOptions = {}): PostgresRecords {
  if (typeof client?.query !== 'function')
    throw new ConfigurationError(
      `The first argument of postgresRecords must be a client with the method query, such as new Pool() of pg, not ${kindOf(client)}.`,
    );
  checkOptions('postgresRecords', options, {
    table: {
      mustBe: 'a name of small letters, digits and _, such as genmedia_creates or media.creates',
      fits: (value) => typeof value === 'string' && /^[a-z_]\w*(\.[a-z_]\w*)?$/.test(value),
    },
    ttl: ttlSeconds,
  });
  const { table = 'genmedia_creates', ttl = defaultTtl } = options;
  const sql = `CREATE TABLE IF NOT EXISTS ${table} (
  key text PRIMARY KEY,
  version text NOT NULL,
  record text NOT NULL,
  expires_at timestamptz -- null while it is open
);
CREATE INDEX IF NOT EXISTS ${table.replace('.', '_')}_expires_at ON ${table} (expires_at);`;
  const expiry = `now() + $4 * interval '1 second'`;
  const isThere = '(expires_at IS NULL OR expires_at > now())';
  const valuesOf = (key: string, record: CreateRecord) => {
    // The product with null is null.
    return [key, record.version, JSON.stringify(record), record.isOpen ? null : ttl];
  };
  const query = async (text: string, values: unknown[]) => {
    const { rows } = await client.query(text, values).catch((cause) => {
      const isMissing = cause?.code === '42P01';
      throw isMissing
        ? new Error(`there is no table ${table}. Create it with records.createTable()`, { cause })
        : cause;
    });
    return rows as { key: string; record: string }[];
  };
  const read = async (key: string): Promise<CreateRecord | undefined> => {
    const [row] = await query(`SELECT record FROM ${table} WHERE key = $1 AND ${isThere}`, [key]);
    return row && JSON.parse(row.record);
  };
  /** An expired record is replaced. Ten others are removed, so that the table does not grow. */
  const insert = `WITH old AS (
  DELETE FROM ${table} WHERE key IN (
    SELECT key FROM ${table} WHERE expires_at < now() AND key <> $1 LIMIT 10 FOR UPDATE SKIP LOCKED
  )
)
INSERT INTO ${table} AS kept (key, version, record, expires_at) VALUES ($1, $2, $3, ${expiry})
ON CONFLICT (key) DO UPDATE SET version = excluded.version, record = excluded.record, expires_at = excluded.expires_at
WHERE kept.expires_at <= now()
RETURNING key`;
  return {
    sql,
    async createTable() {
      // Two processes that create it at the same moment: one of them fails, and finds it then.
      await client.query(sql).catch(() => client.query(sql));
    },
    read,
    async claim(key, record) {
      for (;;) {
        if ((await query(insert, valuesOf(key, record))).length > 0) return undefined;
        // The record may be removed in between. Then the key is free.
        const found = await read(key);
        if (found) return found;
      }
    },
    async replace(key, version, record) {
      const rows = record
        ? await query(
            `UPDATE ${table} SET version = $2, record = $3, expires_at = ${expiry} WHERE key = $1 AND version = $5 RETURNING key`,
            [...valuesOf(key, record), version],
          )
        : await query(`DELETE FROM ${table} WHERE key = $1 AND version = $2 RETURNING key`, [key, version]);
      return rows.length > 0;
    },
    async open(): Promise<KeyedRecord[]> {
      const rows = await query(`SELECT key, record FROM ${table} WHERE expires_at IS NULL`, []);
      return rows.map((row) => ({ key: row.key, record: JSON.parse(row.record) }));
    },
  };
}
