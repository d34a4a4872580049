import type { DatabaseSync } from 'node:sqlite'
import { schema } from './factsTable.ts'

/**
 * Converts a file of format 2, whose indexes had the names of streams instead of their numbers, in one transaction: after a crash the file
 * is as it was. A million facts take about seven seconds. The old pages are overwritten with zeros, and later facts take them: `VACUUM` would
 * copy all secrets to a temporary folder.
 */
export const convertFormat2 = (database: DatabaseSync) => {
  database.exec(`BEGIN IMMEDIATE;
    ALTER TABLE facts RENAME TO old_facts;
    ALTER TABLE commands RENAME TO old_commands;
    DROP INDEX commands_by_age;
    ${schema}
    INSERT INTO streams (name) SELECT stream FROM old_facts GROUP BY stream ORDER BY min(position);
    INSERT OR IGNORE INTO streams (name) SELECT stream FROM retentions;
    UPDATE streams SET newest = retentions.newest, max_age = retentions.max_age
      FROM retentions WHERE retentions.stream = streams.name;
    INSERT INTO facts SELECT old_facts.*, number FROM old_facts JOIN streams ON name = stream ORDER BY position;
    INSERT INTO commands SELECT number, command, revision, position, at FROM old_commands JOIN streams ON name = stream;
    DELETE FROM sqlite_sequence WHERE name = 'facts';
    UPDATE sqlite_sequence SET name = 'facts' WHERE name = 'old_facts';
    DROP TABLE old_facts;
    DROP TABLE old_commands;
    DROP TABLE retentions;
    COMMIT`)
}
