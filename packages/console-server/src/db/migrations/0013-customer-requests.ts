import type { Migration } from './migration.ts'

/** When a user last emailed the customer of a district, so that no one gets emails without end. */
export const customerRequests: Migration = {
  id: '0013-customer-requests',
  statements: [
    `create table customer_requests (
      district_id integer not null references districts (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      asked_at timestamptz not null,
      primary key (district_id, user_id)
    )`,
    'create index customer_requests_user on customer_requests (user_id)',
  ],
}
