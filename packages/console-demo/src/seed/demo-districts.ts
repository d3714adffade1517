import type { UsState } from '@edconsole/console-core/contract'

/** What becomes of a demo district's imports. */
export type SeedProfile =
  /** The one of the pictures: every component, 60 days of history, a full inbox. */
  | 'rich'
  | 'normal'
  /** Its last imports failed. */
  | 'failing'
  /** Its newest student file leaves out whole schools: a user has to decide what happens to them. */
  | 'held'
  /** Never set up: no template, no row, no history. */
  | 'empty'
  | 'inactive'

export type DemoDistrict = {
  id: number
  lea: string
  districtName: string
  districtType: 'unified' | 'elementary' | 'high'
  state: UsState
  city: string
  county: string
  zip: string
  timeZone: string
  sisProviderName: 'Aeries' | 'Qmlativ' | 'Q' | 'OneRoster'
  slug: string
  profile: SeedProfile
  sites: number
  contactName: string
  /** Left out for the one without contact mail. */
  contactEmailAddress?: string
  /** Still on last year's data. */
  notRolledOver?: true
}

/** Twelve districts, all of them invented. The first is the one of the pictures. */
export const DEMO_DISTRICTS: readonly DemoDistrict[] = [
  {
    id: 412,
    lea: '4107320',
    districtName: 'Larkspur Valley Unified',
    districtType: 'unified',
    state: 'OR',
    timeZone: 'America/Los_Angeles',
    city: 'Larkspur',
    county: 'Valley',
    zip: '97001',
    sisProviderName: 'Aeries',
    slug: 'larkspur-valley',
    profile: 'rich',
    sites: 24,
    contactName: 'Dana Reyes',
    contactEmailAddress: 'admin@example.org',
  },
  {
    id: 413,
    lea: '0610391',
    districtName: 'Copperleaf Unified',
    districtType: 'unified',
    state: 'CA',
    timeZone: 'America/Los_Angeles',
    city: 'Copperleaf',
    county: 'Sierra Oak',
    zip: '95901',
    sisProviderName: 'Aeries',
    slug: 'copperleaf',
    profile: 'normal',
    sites: 31,
    contactName: 'Iris Nakamura',
    contactEmailAddress: 'copperleaf@example.org',
  },
  {
    id: 414,
    lea: '4812094',
    districtName: 'Saltmarsh Bend ISD',
    districtType: 'unified',
    state: 'TX',
    timeZone: 'America/Chicago',
    city: 'Saltmarsh',
    county: 'Bend',
    zip: '77501',
    sisProviderName: 'Qmlativ',
    slug: 'saltmarsh-bend',
    profile: 'normal',
    sites: 18,
    contactName: 'Luis Ortega',
    contactEmailAddress: 'saltmarsh@example.org',
  },
  {
    id: 415,
    lea: '4833071',
    districtName: 'Windrow Consolidated ISD',
    districtType: 'unified',
    state: 'TX',
    timeZone: 'America/Chicago',
    city: 'Windrow',
    county: 'Llano Seco',
    zip: '79001',
    sisProviderName: 'Qmlativ',
    slug: 'windrow',
    profile: 'failing',
    sites: 12,
    contactName: 'Beth Carver',
    contactEmailAddress: 'windrow@example.org',
  },
  {
    id: 416,
    lea: '5304022',
    districtName: 'Ironwood Mesa Unified',
    districtType: 'unified',
    state: 'WA',
    timeZone: 'America/Los_Angeles',
    city: 'Ironwood',
    county: 'Mesa',
    zip: '99001',
    sisProviderName: 'Q',
    slug: 'ironwood-mesa',
    profile: 'normal',
    sites: 9,
    contactName: 'Paul Lindqvist',
    contactEmailAddress: 'ironwood@example.org',
  },
  {
    id: 417,
    lea: '5307718',
    districtName: 'Tamarack Harbor Schools',
    districtType: 'unified',
    state: 'WA',
    timeZone: 'America/Los_Angeles',
    city: 'Tamarack',
    county: 'Harbor',
    zip: '98501',
    sisProviderName: 'OneRoster',
    slug: 'tamarack-harbor',
    profile: 'normal',
    sites: 14,
    contactName: 'Grace Oyelaran',
  },
  {
    id: 418,
    lea: '2704415',
    districtName: 'Prairie Lantern Public Schools',
    districtType: 'unified',
    state: 'MN',
    timeZone: 'America/Chicago',
    city: 'Lantern',
    county: 'Prairie',
    zip: '55901',
    sisProviderName: 'OneRoster',
    slug: 'prairie-lantern',
    profile: 'normal',
    sites: 7,
    contactName: 'Erik Sund',
    contactEmailAddress: 'prairie@example.org',
    notRolledOver: true,
  },
  {
    id: 419,
    lea: '2711820',
    districtName: 'Birch Narrows Elementary',
    districtType: 'elementary',
    state: 'MN',
    timeZone: 'America/Chicago',
    city: 'Birch Narrows',
    county: 'Narrows',
    zip: '56001',
    sisProviderName: 'Aeries',
    slug: 'birch-narrows',
    profile: 'empty',
    sites: 3,
    contactName: 'Mina Haugen',
    contactEmailAddress: 'birch@example.org',
  },
  {
    id: 420,
    lea: '1709930',
    districtName: 'Cinder Grove Unit District',
    districtType: 'unified',
    state: 'IL',
    timeZone: 'America/Chicago',
    city: 'Cinder Grove',
    county: 'Grove',
    zip: '61001',
    sisProviderName: 'Qmlativ',
    slug: 'cinder-grove',
    profile: 'normal',
    sites: 16,
    contactName: 'Tom Abara',
    contactEmailAddress: 'cinder@example.org',
  },
  {
    id: 421,
    lea: '1722065',
    districtName: 'Maple Hollow High School District',
    districtType: 'high',
    state: 'IL',
    timeZone: 'America/Chicago',
    city: 'Maple Hollow',
    county: 'Hollow',
    zip: '60001',
    sisProviderName: 'Q',
    slug: 'maple-hollow',
    profile: 'inactive',
    sites: 2,
    contactName: 'Ruth Keller',
    contactEmailAddress: 'maple@example.org',
  },
  {
    id: 422,
    lea: '3904871',
    districtName: 'Foxglove City Schools',
    districtType: 'unified',
    state: 'OH',
    timeZone: 'America/New_York',
    city: 'Foxglove',
    county: 'Glen',
    zip: '43001',
    sisProviderName: 'OneRoster',
    slug: 'foxglove-city',
    profile: 'held',
    sites: 11,
    contactName: 'Sara Whitlock',
    contactEmailAddress: 'foxglove@example.org',
  },
  {
    id: 423,
    lea: '0629940',
    districtName: 'Alder Point Union Elementary',
    districtType: 'elementary',
    state: 'CA',
    timeZone: 'America/Los_Angeles',
    city: 'Alder Point',
    county: 'North Bay',
    zip: '94501',
    sisProviderName: 'Aeries',
    slug: 'alder-point',
    profile: 'normal',
    sites: 3,
    contactName: 'Noor Aziz',
    contactEmailAddress: 'alder@example.org',
  },
]
