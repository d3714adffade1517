import type { Migration } from './migration.ts'

/** When somebody last asked the customer of a district, so that nobody is sent letters without end. */
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
