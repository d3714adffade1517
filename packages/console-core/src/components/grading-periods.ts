import { PERIOD_TYPES, SESSION_TYPES } from '../lists/grading-period-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, date, flag, id, number, reference, sourcedId, text } from './field.ts'

export const gradingPeriodsComponent = defineComponent({
  name: 'gradingPeriods',
  key: ['gradingPeriodCode', 'siteCode'],
  fields: {
    sessionType: choice(SESSION_TYPES, {
      title: 'Session type',
      header: 'Type',
      blank: 'gradingPeriod',
      facet: true,
      column: 306,
      noun: 'session types',
      from: { oneroster: 'type', file: 'SESSION_TYPE' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    startDate: date({
      title: 'Start date',
      header: 'Starts',
      required: true,
      sort: true,
      filter: true,
      column: 304,
      from: { aeries: 'StartDate', oneroster: 'startDate', file: 'START_DT' },
    }),
    endDate: date({
      title: 'End date',
      header: 'Ends',
      required: true,
      sort: true,
      filter: true,
      column: 305,
      from: { aeries: 'EndDate', oneroster: 'endDate', file: 'END_DT' },
    }),
    /** Unique together with site and year. */
    gradingPeriodCode: id({
      title: 'Code',
      required: true,
      sort: true,
      facet: true,
      search: true,
      column: 301,
      from: { aeries: 'TermCode', oneroster: 'sourcedId', file: 'PERIOD_CD' },
    }),
    title: text({
      title: 'Title',
      header: 'Name',
      required: true,
      search: true,
      column: 303,
      max: 120,
      from: { aeries: 'Description', oneroster: 'title', file: 'PERIOD_NM' },
    }),
    periodType: choice(PERIOD_TYPES, {
      title: 'Period type',
      header: 'Part of the year',
      column: 307,
      noun: 'period types',
      from: { file: 'PERIOD_TYPE' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      sort: true,
      facet: true,
      search: true,
      column: 302,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', oneroster: 'schoolSourcedId', file: 'SCHOOL_CD' },
    }),
    termCode: id({ title: 'Term code', header: 'Term', column: 308, from: { file: 'TERM_CD' } }),
    /** The period that this one is part of. */
    parentCode: id({
      title: 'Parent code',
      header: 'Part of',
      column: 309,
      from: { oneroster: 'parentSourcedId', file: 'PARENT_CD' },
    }),
    sequence: number({ title: 'Sequence', sort: true, column: 310, range: [1, 100], from: { file: 'SEQ' } }),
    totalInstructionalDays: number({
      title: 'Instructional days',
      column: 311,
      range: [1, 260],
      from: { aeries: 'DaysInTerm', file: 'DAYS' },
    }),
    /** Whether today is one of its days. */
    isCurrent: flag({ title: 'Current' }),
    sourcedId: sourcedId(312),
  },
})

/** A stretch of the school year for which marks are given: `GET /grading-periods`. */
export type GradingPeriod = RowOf<typeof gradingPeriodsComponent>
