import { VERSION } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { MIGRATIONS } from './index.ts'
import type { Migration } from './migration.ts'

/** Installations may have these. A release may leave the mark where it is: it only makes more migrations keep the rule. */
const LAST_RELEASED = '0098-changed-rows'

/** What servers of the release before would fail at, unless the table is new. */
const TAKES_AWAY = {
  'drops a table': /\bdrop table (?:if exists )?(\w+)/,
  'drops a column': /\balter table (?:if exists )?(\w+)[^;]*\bdrop column\b/,
  'drops a view, function, trigger, sequence or type':
    /\bdrop (?:materialized )?(?:view|function|trigger|sequence|type) (?:if exists )?(\w+)/,
  'renames a table or column': /\balter table (?:if exists )?(\w+)[^;]*\brename\b/,
  'changes the type of a column':
    /\balter table (?:if exists )?(\w+)[^;]*\balter (?:column )?\w+ (?:set data )?type\b/,
  'requires a value': /\balter table (?:if exists )?(\w+)[^;]*\bset not null\b/,
  'adds a column that requires a value and has no default':
    /\balter table (?:if exists )?(\w+)[^;]*\badd (?:column )?(?:if not exists )?(?!constraint)\w+ (?:(?!\bdefault\b|, *add\b)[^;])*\bnot null(?!(?:(?!, *add\b)[^;])*\bdefault\b)/,
  'adds a rule for rows':
    /\balter table (?:if exists )?(\w+)[^;]*\badd (?:constraint|check|unique|foreign key|primary key)\b/,
  'lets a value occur once': /\bcreate unique index (?:concurrently )?(?:if not exists )?\w+ on (\w+)/,
} as const

const RULES: readonly string[] = ['adds a rule for rows', 'lets a value occur once']
/** Keys and references that name the district beside what those that they replace named, and what replaced keys leave: they refuse no row that passed before. */
const WITH_DISTRICT = [
  /^alter table \w+ drop constraint \w+, add (?:primary key|unique) \([^)]*\b(?:lea|district_id)\b[^)]*\)$/,
  /^alter table \w+ add constraint \w+ foreign key \(lea, \w+\) references \w+ \(lea, \w+\) on delete cascade$/,
  /^create unique index \w+ on \w+ \(lea, /,
  /^create unique index (\w+)_\w+_before on \1 \(/,
]

/** The same type, compared byte by byte: what was stored and asked for before is so still. */
const BYTE_BY_BYTE = /^alter table \w+ alter lea type text collate "c"$/

const faultsOf = ({ statements }: Pick<Migration, 'statements'>): string[] => {
  const plain = statements.map((statement) =>
    statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').toLowerCase(),
  )
  const made = new Set(
    plain.flatMap((text) => /\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []),
  )
  // Their trigger gives a value where an older server gives none.
  const filled = new Set(
    plain.flatMap((text) => /\bcreate trigger \w+ before insert on (\w+)/.exec(text)?.[1] ?? []),
  )
  return plain.flatMap((text) =>
    Object.entries(TAKES_AWAY).flatMap(([fault, form]) => {
      const table = form.exec(text)?.[1]
      if (table === undefined || made.has(table)) return []
      if (fault === 'requires a value' && filled.has(table)) return []
      if (RULES.includes(fault) && WITH_DISTRICT.some((rule) => rule.test(text.trim()))) return []
      if (fault === 'changes the type of a column' && BYTE_BY_BYTE.test(text.trim())) return []
      return [`${fault}: ${text.trim()}`]
    }),
  )
}

it('what was migrated since the last release takes nothing away from servers of that release, which run beside it', () => {
  const since = MIGRATIONS.slice(MIGRATIONS.findIndex(({ id }) => id === LAST_RELEASED) + 1)
  expect(since.length).toBeLessThan(MIGRATIONS.length)
  const faults = since
    .filter(({ contracts }) => contracts === undefined)
    .flatMap((migration) => faultsOf(migration).map((fault) => `${migration.id} ${fault}`))
  expect(faults).toEqual([])
})

it('what a migration takes away was last used by a release that is out', () => {
  const order = new Intl.Collator('en', { numeric: true })
  for (const { id, contracts } of MIGRATIONS)
    if (contracts) {
      expect([id, contracts.lastUsedBy]).toEqual([id, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
      expect([id, order.compare(contracts.lastUsedBy, VERSION) <= 0]).toEqual([id, true])
    }
})

it.each([
  'drop table notes',
  'alter table notes drop column body',
  'alter table notes rename column body to words',
  'alter table notes rename to remarks',
  'alter table notes alter column body type jsonb using body::jsonb',
  'alter table notes alter column body set not null',
  'alter table notes add column kind text not null',
  `alter table notes
     add column kind text collate "C" not null,
     add column size integer not null default 0`,
  `alter table notes add column size integer not null default 0, add column kind text not null`,
  'alter table notes add constraint notes_body check (length(body) < 9)',
  'create unique index notes_body on notes (body)',
  'drop trigger notes_changed on notes',
])('refuses %s', (statement) => {
  expect(faultsOf({ statements: [statement] })).not.toEqual([])
})

it.each([
  'create table kinds (id integer primary key, name text not null unique)',
  'alter table notes add column kind text',
  `alter table notes add column kind text collate "C" not null default 'plain'`,
  `alter table notes add column kind text not null default 'plain', add column size integer`,
  'alter table notes alter column body drop not null',
  'create index notes_kind on notes (kind)',
  'drop index notes_old',
  'update notes set body = trim(body)',
])('lets %s', (statement) => {
  expect(faultsOf({ statements: [statement] })).toEqual([])
})

it('lets a table that is new have any rules', () => {
  const statements = ['create table kinds (id integer)', 'create unique index kinds_id on kinds (id)']
  expect(faultsOf({ statements })).toEqual([])
})
