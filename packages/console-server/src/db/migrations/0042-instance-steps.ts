import type { Migration } from './migration.ts'

/** How far the server is with creating and removing instances, and the addresses that it serves them at. */
export const instanceSteps: Migration = {
  id: '0042-instance-steps',
  statements: [
    'alter table instances add column slug text collate "C"',
    'create unique index instances_slug on instances (slug)',
    `create table instance_steps (
      instance_id integer not null references instances (id) on delete cascade,
      step text not null,
      state text not null default 'pending',
      message text,
      started_at timestamptz,
      ended_at timestamptz,
      done_count integer,
      total_count integer,
      position jsonb,
      primary key (instance_id, step)
    )`,
    // Sandboxes are created like any other instance.
    "update jobs set kind = 'provision' where kind = 'sandbox'",
  ],
}
